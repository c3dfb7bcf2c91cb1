import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { axeErrors } from './accessibility/axe.ts';
import { runCli } from '../../cli/src/testing/run-cli.ts';

// Tracing inspects every frame at every step.
test.use({ trace: 'off' });

const workspace = join(import.meta.dirname, '../../..');

test.describe('the report of forecourt diff @desktop', () => {
  test.describe.configure({ mode: 'serial' });

  let folder: string;
  let address: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-diff-'));
    const file = join(folder, 'diff.html');
    const dates = ['--at', '2024-05-19', '--at', '2024-05-20', '--format', `html:${file}`];
    const pages = ['home', 'about', 'special-offers'].map(
      (name) => `tenants/kauri-motors/pages/${name}.json`,
    );
    const { code, stderr } = await runCli(['diff', ...pages, ...dates], { cwd: workspace });
    expect(code, stderr).toBe(0);
    address = pathToFileURL(file).href;
  });

  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Opens the report and waits until its first page is rendered. @returns its requests and errors. */
  async function open(page: Page): Promise<string[]> {
    const errors: string[] = [];
    page.on('console', (message) => {
      // Playwright's own scripts are blocked in frames, as any other script is.
      const isBlocked = message.text().startsWith('Blocked script execution');
      if (message.type() === 'error' && !isBlocked) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (!/^(?:data|blob|about):/.test(request.url()) && request.url() !== address)
        errors.push(request.url());
    });
    await page.goto(address);
    await expect(page.locator('details.page').first()).toHaveAttribute('data-rendered', '');
    return errors;
  }

  const side = (page: Page, which: 'from' | 'to') =>
    page.locator('details.page').first().frameLocator(`iframe[data-side="${which}"]`);

  test('CUT-5: opens from disk alone and shows both renderings, changed blocks outlined and named', async ({
    page,
  }) => {
    const errors = await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ pages of \d+ differ$/);
    await expect(page.getByText('Buttons form rows of equal width')).toBeVisible();
    for (const [which, layout] of [
      ['from', 'flow'],
      ['to', 'rows'],
    ] as const) {
      const changed = side(page, which).locator('[data-diff="buttons · changed"]').first();
      await expect(changed.locator('[data-layout]').first()).toHaveAttribute('data-layout', layout);
      const name = await changed.evaluate((block) => getComputedStyle(block, '::before').content);
      expect(name).toContain('buttons · changed');
      const picture = side(page, which).locator('main img').first();
      await expect(picture).toHaveJSProperty('complete', true);
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    }
    expect(errors).toEqual([]);
  });

  test('CUT-5: is used by keyboard: pages open, blocks come into view on both sides, links lead nowhere', async ({
    page,
  }) => {
    const errors = await open(page);
    const second = page.locator('details.page').nth(1);
    await second.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('data-rendered', '');
    const first = page.locator('details.page').first();
    await first.locator('.blocks button').last().focus();
    await page.keyboard.press('Enter');
    const place = await first.locator('.blocks button').last().getAttribute('data-to');
    for (const which of ['from', 'to'] as const)
      await expect(side(page, which).locator(`[data-pointer="${place}"]`)).toBeInViewport();
    await side(page, 'to').locator('main a[href]').first().dispatchEvent('click');
    await page.getByLabel('Outline changed blocks').uncheck();
    await expect(side(page, 'to').locator('html')).not.toHaveAttribute('data-outlined', '');
    await page.getByLabel('Find a page or block').fill('special-offers');
    await expect(page.getByRole('status')).toHaveText(/^1 of \d+ pages$/);
    await expect(first).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('CUT-5: shows pages at the width of a phone, a tablet or a desk', async ({ page }) => {
    await open(page);
    const width = () =>
      side(page, 'to')
        .locator('html')
        .evaluate(() => innerWidth);
    expect(await width()).toBe(1280);
    await page.getByLabel('Phone').check();
    await expect.poll(width).toBe(390);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('WEB-2: axe finds no violation, light or dark', async ({ page }) => {
    await open(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeErrors(page), colorScheme).toEqual([]);
    }
  });
});
