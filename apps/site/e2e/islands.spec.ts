import { expect, test, type Page } from '@playwright/test';
import { islandsMounted } from './walks/islands.ts';

test.describe.configure({ mode: 'parallel' });

/** Adds up the size of a page's scripts as they were sent, in bytes. */
function scriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Waits for a number of frames to be rendered. */
const nextFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);

test('FIN-1: the calculator answers to its sliders, for at most 80 kB of script', async ({
  page,
}) => {
  const bytes = scriptBytes(page);
  await page.goto('/finance');
  const calculator = page.locator('[data-island=financeCalculator]').first();
  await calculator.scrollIntoViewIfNeeded();
  await islandsMounted(page);
  const before = await calculator.innerText();
  await calculator.getByRole('slider').first().press('End');
  await expect.poll(() => calculator.innerText()).not.toBe(before);
  expect(await bytes()).toBeGreaterThan(0);
  expect(await bytes()).toBeLessThanOrEqual(80_000);
});

test('an island far down the page is fetched when it comes near, not before', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\.island-/.test(request.url())) chunks.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 200 });
  await page.goto('/finance');
  // The first frame after the page's scripts have run begins what is near.
  await nextFrames(page, 2);
  const calculator = page.locator('[data-island=financeCalculator]').first();
  const top = await calculator.evaluate((element) => element.getBoundingClientRect().top);
  expect(top, 'the calculator is below the first screen').toBeGreaterThan(600);
  expect(chunks).toEqual([]);
  await calculator.scrollIntoViewIfNeeded();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
});

test('WEB-3: scripts of islands wait for the pictures of the first screen', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\.island-/.test(request.url())) chunks.push(request.url());
  });
  let release: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_image/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 412, height: 1600 });
  await page.goto('/finance', { waitUntil: 'domcontentloaded' });
  await nextFrames(page, 2);
  expect(chunks).toEqual([]);
  release!();
  await expect.poll(() => chunks.length).toBeGreaterThan(0);
});
