import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { demoPages } from './demo-pages.ts';

const port = process.env.E2E_PORT ?? '4620';
const pages = demoPages(`http://localhost:${port}`);
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });

test('WEB-4: there are two demo tenants with at least ten pages each', () => {
  const tenants = Map.groupBy(pages, ({ tenant }) => tenant);
  expect(tenants.size).toBeGreaterThanOrEqual(2);
  for (const [tenant, own] of tenants) {
    expect(own.length, `pages of ${tenant}`).toBeGreaterThanOrEqual(10);
  }
});

for (const { tenant, path, url } of pages) {
  test.describe(`${tenant}${path}`, () => {
    test('WEB-2: no fault that axe finds, none in the console, nothing wider than the screen', async ({
      page,
    }) => {
      const faults = collectFaults(page);
      const response = await page.goto(url, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      await revealAll(page);
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(faults).toEqual([]);
    });

    test('is valid HTML, and without islands carries no script', async ({ page }) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.url());
      });
      const response = await page.goto(url, { waitUntil: 'load' });
      const html = (await response?.text()) ?? '';
      const { results } = await htmlValidate.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      expect(messages.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(
        [],
      );

      const hasIslands = (await page.locator('[data-island]').count()) > 0;
      if (hasIslands) return;
      expect(html).not.toMatch(/<script|rel="modulepreload"/);
      expect(scripts).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { tenant, path, url } of pages) {
    test(`${tenant}${path} shows its heading, its navigation and every picture's place`, async ({
      page,
    }) => {
      await page.goto(url);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const unsized = page.locator('main img:not([width]), main img:not([height])');
      expect(await unsized.evaluateAll((all) => all.map((img) => img.outerHTML))).toEqual([]);
    });
  }
});

test('a page of vanilla islands does not load React', async ({ page }) => {
  const found: string[] = [];
  for (const { url } of pages) {
    const scripts: string[] = [];
    page.removeAllListeners('response');
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await page.goto(url, { waitUntil: 'load' });
    const islands = await page.locator('[data-island]').count();
    const react = await page.locator('[data-island-id]').count();
    if (islands === 0 || react > 0) continue;
    await revealAll(page);
    found.push(url);
    expect(scripts.length, url).toBeGreaterThan(0);
    expect(
      scripts.filter((script) => /react/.test(script)),
      url,
    ).toEqual([]);
  }
  expect(found.length, 'pages with vanilla islands only').toBeGreaterThan(0);
});

/** Errors of the console and answers that failed, as they come. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Brings everything near the screen once, so that pictures load and islands start; waits for both. */
async function revealAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

/** How many pixels the page can be moved sideways. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ left: 10_000, behavior: 'instant' });
    const moved = scrollX;
    scrollTo({ left: 0, behavior: 'instant' });
    return moved;
  });
}
