import { expect, test, type Page } from '@playwright/test';
import { demoPages, screenPages, type DemoPage } from './demo-pages.ts';

test.describe.configure({ mode: 'parallel' });

const port = process.env.E2E_PORT ?? '';

/** Every page in the full run; else every home, and a page of each other type with large headings. */
const isMeasured = ({ tenant, path }: DemoPage): boolean =>
  process.env.FORECOURT_FULL === '1' ||
  path === '/' ||
  (tenant === 'harbour-city' && /^\/(?:cars|history|help|models\/egret|cars\/.*)$/.test(path));

const pages = [...demoPages(port), ...screenPages(port)].filter(isMeasured);

/** Maximum sum of a page's layout shifts; a shift of this size can't be seen. */
const maxShift = 0.005;

/** Records the layout shifts of a page from its start. Runs in the browser. */
function recordShifts(): void {
  const shifts: { value: number; parts: string[] }[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node?: Node | null }[];
    })[])
      if (!entry.hadRecentInput)
        shifts.push({
          value: entry.value,
          parts: entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? ''),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the layout shifts of a page whose fonts arrive only after it has been painted. */
async function shiftsOf(page: Page, url: string) {
  let release = () => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(recordShifts);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await page.waitForLoadState('load');
  return page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return (window as unknown as { shifts: { value: number; parts: string[] }[] }).shifts;
  });
}

for (const tenant of new Set(pages.map((each) => each.tenant)))
  test(`WEB-4: nothing on the pages of ${tenant} moves when the fonts arrive`, async ({
    context,
  }) => {
    for (const { path, url } of pages.filter((each) => each.tenant === tenant)) {
      const page = await context.newPage();
      const shifts = await shiftsOf(page, url);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift);
      await page.close();
    }
  });
