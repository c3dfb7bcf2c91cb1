import type { ImageSliderData } from '@forecourt/block-schemas';
import { build } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { launchBrowser } from '../../testing/launch-browser.ts';
import base from '../../theme/base.css?inline';
import { imageSlider } from './imageSlider.tsx';

let browser: Browser;
let script: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { mount } from './imageSlider.island.ts';
        globalThis.start = () => document.querySelectorAll('[data-island]').forEach((element) =>
          mount(element, JSON.parse(element.querySelector('script').textContent)));`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  script = outputFiles[0]!.text;
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

const slides = [1, 2, 3].map((n) => ({ url: `https://media.invalid/${n}.jpg`, alt: `Car ${n}` }));

/** Opens a page with one slider and a clock that the test advances. */
const open = async (data: Partial<ImageSliderData> = {}, options: BrowserContextOptions = {}) => {
  // Tall enough that nothing scrolls under the pointer.
  const page = await browser.newPage({ viewport: { width: 800, height: 900 }, ...options });
  await page.route('**/*.jpg', (route) => route.abort());
  const html = drawBlocks([{ type: 'imageSlider', data: { slides, ...data } }], {
    page: { publicationDate: '2025-06-01' },
  });
  await page.clock.install({ time: 0 });
  await page.setContent(
    `<!doctype html><title>Test</title><style>${base}${imageSlider.css}</style><button>Before</button>${html}</main><script>${script}</script>`,
  );
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(1000);
  await page.evaluate('start()');
  return page;
};

/** Waits until the counter shows a slide. */
const counts = (page: Page, at: number) =>
  page.locator('.fc-imageSlider__count').getByText(`${at} / 3`).waitFor();
const leading = (page: Page) =>
  page.evaluate(() => {
    const track = document.querySelector('.fc-imageSlider__track')!;
    return Math.round(track.scrollLeft / track.clientWidth) + 1;
  });

describe('imageSlider in the browser', () => {
  it('BLK-6: moves on after the delay and from the last to the first', async () => {
    const page = await open();
    for (const at of [2, 3, 1]) {
      await page.clock.runFor(4000);
      await counts(page, at);
    }
    await page.close();
  });

  it('BLK-6: pauses on hover and while something inside has the focus', async () => {
    const page = await open();
    await page.locator('.fc-imageSlider__track').hover();
    await page.clock.runFor(20_000);
    expect(await leading(page)).toBe(1);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Next picture' }).focus();
    await page.clock.runFor(20_000);
    expect(await leading(page)).toBe(1);
    await page.getByRole('button', { name: 'Before' }).focus();
    await page.clock.runFor(4000);
    await counts(page, 2);
    await page.close();
  });

  it('BLK-6: can be paused and resumed', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Pause pictures' }).click();
    await page.getByRole('button', { name: 'Before' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    expect(await leading(page)).toBe(1);
    await page.getByRole('button', { name: 'Play pictures' }).click();
    await page.getByRole('button', { name: 'Before' }).focus();
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await counts(page, 2);
    await page.close();
  });

  it('BLK-6: never moves by itself for people who prefer less motion; arrows still work', async () => {
    const page = await open({}, { reducedMotion: 'reduce' });
    await page.clock.runFor(20_000);
    expect(await leading(page)).toBe(1);
    expect(await page.getByRole('button', { name: 'Pause pictures' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await counts(page, 2);
    await page.close();
  });

  it('BLK-6: arrows wrap at both ends', async () => {
    const page = await open({ autoplay: false });
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await counts(page, 3);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await counts(page, 1);
    await page.close();
  });

  it('BLK-6: without a script the row scrolls and no dead button shows', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const html = drawBlocks([{ type: 'imageSlider', data: { slides } }]);
    await page.setContent(`<!doctype html><style>${base}${imageSlider.css}</style>${html}</main>`);
    expect(await page.getByRole('button').count()).toBe(0);
    const track = page.locator('.fc-imageSlider__track');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate((row) => row.scrollLeft)).toBeGreaterThan(0);
    await page.close();
  });
});
