import type { Site } from '@forecourt/block-schemas';
import { expect, test, type Page, type Request } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '../../../tools/run/sample.mjs';
import { axeErrors, wcagAndBestPractice } from './accessibility/axe.ts';
import { cutOnPaper } from './walks/cut-on-paper.ts';
import { deadControls } from './walks/dead-controls.ts';
import { islandsMounted } from './walks/islands.ts';
import { withPlainPictures } from './walks/walk-site.ts';
import { demoPages, screenPages, tenantsDir, type DemoPage } from './demo-pages.ts';

const pages = demoPages(process.env.E2E_PORT ?? '');
const screens = screenPages(process.env.E2E_PORT ?? '');
const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });

const full = Boolean(process.env.FORECOURT_FULL);
const seed = seedOf(process.env, Date.now());

const checksum = ({ tenant, path }: DemoPage) =>
  [...(tenant + path)].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 65_521, 7);

const isHome = ({ path }: DemoPage) => path === '/';

/** Pages to visit; in the quick run home pages and, with each seed, others of the rest. */
const seen = full
  ? [...pages, ...screens]
  : [
      ...pages.filter((each) => isHome(each) || (checksum(each) + seed) % 24 === 0),
      ...screens.filter((_, index) => (index + seed) % 6 === 0),
    ];

/** Tag of the width at which the quick run visits a page; home pages are visited at both. */
const widths = (each: DemoPage) =>
  full || isHome(each) ? [] : checksum(each) % 48 < 24 ? '@phone' : '@desktop';

/** Number of pictures that the server makes for a home page in the quick run. */
const picturesOfHome = 12;

test.describe.configure({ mode: 'parallel' });

test('WEB-4: there are demo tenants of four looks with at least ten pages each', () => {
  const tenants = Map.groupBy(pages, ({ tenant }) => tenant);
  const looks = [...tenants.keys()].map((tenant) => {
    const site = join(tenantsDir, tenant, 'site.json');
    const { theme } = JSON.parse(readFileSync(site, 'utf8')) as Site;
    return [theme.header ?? 'bar', theme.cards ?? 'raised', theme.hero, theme.font.heading].join();
  });
  expect(new Set(looks).size).toBeGreaterThanOrEqual(4);
  for (const [tenant, own] of tenants) {
    expect(own.length, `pages of ${tenant}`).toBeGreaterThanOrEqual(10);
  }
});

/** Maximum height of a home page on a phone: about ten screens. */
const maxHomeHeight = 9000;

for (const each of seen.filter(isHome)) {
  test(
    `WEB-4: the home page of ${each.tenant} is short on a phone`,
    { tag: '@phone' },
    async ({ page }) => {
      await withPlainPictures(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(each.url);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(maxHomeHeight);
    },
  );
}

for (const each of seen) {
  const { tenant, path, url } = each;
  const tag = widths(each);
  test(
    `WEB-2, WEB-3: ${tenant}${path} is valid and accessible, and loads without errors`,
    { tag },
    async ({ page }, { project }) => {
      const { errors, scripts, pending } = watch(page);
      // Making every picture of every page takes longer than all the rest.
      const isEncoded = isHome(each) && project.name === 'desktop';
      if (!full) await withPlainPictures(page, isEncoded ? picturesOfHome : 0);
      await page.route(isElsewhere, (route) =>
        route.fulfill({ contentType: 'text/html', body: other }),
      );
      const response = await page.goto(url, { waitUntil: 'load' });
      expect(response?.status()).toBe(200);
      const html = (await response?.text()) ?? '';

      expect.soft(await invalidHtml(html), 'html-validate').toEqual([]);
      await revealAll(page);
      await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
      expect.soft(await axeErrors(page, { tags: wcagAndBestPractice }), 'axe').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'pixels of sideways scroll').toBe(0);
      expect.soft(await cutOnPaper(page), 'cut off on paper').toEqual([]);
      expect.soft(errors, 'console and network').toEqual([]);

      const islands = await page.locator('[data-island]').count();
      const reactIslands = await page.locator('[data-island-id]').count();
      if (islands === 0) {
        // Structured data is no script: nothing of it is run.
        const running = html.replaceAll('<script type="application/ld+json">', '');
        expect.soft(running, 'a page without islands').not.toMatch(/<script|modulepreload/);
        expect.soft(scripts, 'a page without islands').toEqual([]);
      } else if (reactIslands === 0) {
        const react = scripts.filter((script) => /\/(?:react|financeCalculator)/.test(script));
        expect.soft(react, 'a page without React islands').toEqual([]);
      }
    },
  );
}

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { tenant, path, url } of seen) {
    test(`WEB-2: ${tenant}${path} shows heading, navigation and every picture's place, and nothing dead`, async ({
      page,
    }) => {
      // The document alone is checked here; the test above loads the pictures.
      await page.route(/\/_image\/|\.(?:mp4|woff2)$/, (route) => route.abort());
      // Style sheets hide what needs scripts.
      await page.goto(url, { waitUntil: 'load' });
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const unsized = page.locator('main img:not([width]), main img:not([height])');
      await expect(unsized).toHaveCount(0);
      expect(await deadControls(page)).toEqual([]);
    });
  }
});

/** Maps and films of other sites, which tests replace: they need no internet. */
const isElsewhere = ({ hostname }: URL) => !hostname.endsWith('.localhost');
const other =
  '<!doctype html><html lang="en"><title>Another site</title><p>Another site</p></html>';

/** Requests and console messages of a page, as they come. */
interface Watched {
  /** Errors and warnings of the console, and failed responses. */
  readonly errors: string[];
  /** Addresses of the scripts that were loaded. */
  readonly scripts: string[];
  /** Requests without a response so far. */
  readonly pending: ReadonlySet<Request>;
}

function watch(page: Page): Watched {
  const errors: string[] = [];
  const scripts: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  return { errors, scripts, pending };
}

async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** Brings everything near the screen once, so that pictures are requested and islands are mounted. */
async function revealAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await nextFrame();
    }
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
      island.scrollIntoView({ behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await islandsMounted(page, Infinity);
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
