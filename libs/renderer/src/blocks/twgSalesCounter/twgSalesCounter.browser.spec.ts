import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserPages,
  islandScript,
  startIslands,
  type BrowserPages,
} from '../../testing/browser-pages.ts';

let pages: BrowserPages;
let script: string;
beforeAll(async () => {
  pages = await browserPages();
  script = await islandScript(join(import.meta.dirname, 'twgSalesCounter.island.ts'));
});
afterAll(() => pages?.close());

const block = { type: 'twgSalesCounter', data: { figure: 48_210, label: 'cars sold' } };
const count = (page: Page) => page.locator('.fc-twgSalesCounter-count');

/** Records every painted count with the figure's width. */
const record = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('.fc-twgSalesCounter-count')!;
    const seen: { counting: string | null; width: number; text: string }[] = [];
    (globalThis as unknown as { seen: typeof seen }).seen = seen;
    new MutationObserver(() =>
      seen.push({
        counting: element.getAttribute('data-counting'),
        width: element.offsetWidth,
        text: element.textContent,
      }),
    ).observe(element, { attributes: true });
  });
const seen = (page: Page) =>
  page.evaluate(
    () =>
      (
        globalThis as unknown as {
          seen: { counting: string | null; width: number; text: string }[];
        }
      ).seen,
  );
const done = (page: Page) =>
  page.waitForFunction(
    () =>
      (globalThis as unknown as { seen: { counting: unknown }[] }).seen.at(-1)?.counting === null,
  );

describe('twgSalesCounter in the browser', () => {
  it('BLK-10: the script is at most 2 kB', () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(2048);
  });

  it('BLK-10: counts up once in view; text and width stay those of the figure', async () => {
    const page = await pages.open([block]);
    await record(page);
    await startIslands(page, script);
    await done(page);
    const moments = await seen(page);
    const counts = moments.slice(0, -1).map(({ counting }) => Number(counting!.replace(',', '')));
    expect(counts.length).toBeGreaterThan(0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.at(-1)).toBeLessThanOrEqual(48_210);
    expect(new Set(moments.map(({ width }) => width)).size).toBe(1);
    expect(new Set(moments.map(({ text }) => text))).toEqual(new Set(['48,210']));
    await page.close();
  });

  it('BLK-10: out of sight it waits at nought', async () => {
    const tall = { type: 'raw', data: { html: '<p>line</p>'.repeat(200) } };
    const page = await pages.open([tall, block]);
    await record(page);
    await startIslands(page, script);
    await count(page).and(page.locator('[data-counting="0"]')).waitFor({ state: 'attached' });
    await count(page).scrollIntoViewIfNeeded();
    await done(page);
    await page.close();
  });

  it('BLK-10: people who prefer reduced motion see the figure at once', async () => {
    const page = await pages.open([block], { reducedMotion: 'reduce' });
    await record(page);
    await startIslands(page, script);
    // A count would have started within two frames.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await seen(page)).toEqual([]);
    await page.close();
  });
});
