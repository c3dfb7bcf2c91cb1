import type { AnyBlock } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { browserPages } from '../../testing/browser-pages.ts';

const row = { heading: 'Loan cars', text: 'Free while yours is here.', image: '/assets/bay.jpg' };

it('BLK-3 WEB-4: a picture is beside its text from a small tablet on', async () => {
  const pages = await browserPages();
  for (const publicationDate of ['2025-01-19', '2025-01-20'])
    for (const [width, isBeside] of [
      [390, false],
      [745, true],
      [1024, true],
    ] as const) {
      const block = { type: 'alternatingColumns', data: { rows: [row] } } as AnyBlock;
      const tenant = { page: { publicationDate } };
      const page = await pages.open([block], { viewport: { width, height: 800 }, tenant });
      const boxOf = async (part: string) =>
        (await page.locator(`.fc-alternatingColumns-${part}`).boundingBox())!;
      const [picture, words] = [await boxOf('picture'), await boxOf('words')];
      expect(picture.x + picture.width <= words.x, `${width} px`).toBe(isBeside);
      await page.close();
    }
  await pages.close();
});
