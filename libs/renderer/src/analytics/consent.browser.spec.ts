import path from 'node:path';
import type { AnyBlock } from '@forecourt/block-schemas';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, islandScript, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
let script: string;
beforeAll(async () => {
  script = await islandScript(path.join(import.meta.dirname, 'consent.ts'));
  pages = await browserPages();
});
afterAll(() => pages?.close());

const links = Array.from({ length: 30 }, (_, index) => ({
  type: 'paragraph',
  data: { text: `Before. <a href="/l${index}">Link ${index}</a>` },
})) as AnyBlock[];

/** Opens a page with a bar of its own, which asks for consent. */
async function openAsking(height: number, width = 390): Promise<Page> {
  const page = await pages.open(links, {
    viewport: { width, height },
    reducedMotion: 'reduce',
    tenant: {
      site: {
        analytics: { containerId: 'GTM-TEST1', requireConsent: true },
        phone: '02 5550 0100',
      },
      page: { pageType: 'Model', title: 'Ostara Tern' },
    },
  });
  await page.addScriptTag({
    content: `${script}
      const { content } = document.querySelector('#measurement');
      island.askConsent(window, document.importNode(content, true), () => {});`,
  });
  await page.waitForFunction(() =>
    document.documentElement.style.getPropertyValue('--consent-height'),
  );
  return page;
}

/** Tabs through the page. @returns number of stops, and those that a fixed or sticky element covers. */
async function walk(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement!;
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return {
        name: element === document.body ? '' : element.outerHTML.slice(0, 80),
        isCovered: top === null || !(element.contains(top) || top.contains(element)),
      };
    });
    if (stop.name === '') return { stops, covered };
    if (stop.isCovered) covered.push(stop.name);
  }
}

describe('the question for consent', () => {
  it.each([
    [664, 390],
    [844, 390],
    [900, 1440],
    [256, 320],
  ])(
    'WEB-2: API-5: hides nothing that has the focus on a screen of %i px',
    async (height, width) => {
      const page = await openAsking(height, width);
      const { stops, covered } = await walk(page);
      expect(stops).toBeGreaterThan(links.length + 2);
      expect(covered).toEqual([]);
      await page.close();
    },
  );

  it.each([
    [844, 390],
    [375, 667],
    [256, 320],
  ])('WEB-4: API-5: moves nothing when it appears on a screen of %i px', async (height, width) => {
    const page = await openAsking(height, width);
    const top = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
    const box = (await page.locator('.fc-consent').boundingBox())!;
    const answer = (await page.getByRole('button', { name: 'Decline' }).boundingBox())!;
    expect(answer.y + answer.height).toBeLessThanOrEqual(height);
    await page.getByRole('button', { name: 'Decline' }).click();
    expect(await page.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(
      top,
    );
    expect(box.y + box.height).toBe(height);
    expect(box.height).toBeLessThanOrEqual(height / 2);
    await page.close();
  });

  it('WEB-2: API-5: gives its room back to the page once it is answered', async () => {
    const page = await openAsking(664);
    const banner = page.locator('.fc-consent');
    await banner.getByRole('button', { name: 'Decline' }).click();
    await page.waitForFunction(
      () => document.documentElement.style.getPropertyValue('--consent-height') === '0px',
    );
    await page.close();
  });
});
