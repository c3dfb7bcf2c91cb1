import { expect, test } from '@playwright/test';
import { axeErrors, wcagAndBestPractice } from './accessibility/axe.ts';
import { startPreview, type PreviewServer } from './preview-server.ts';

let server: PreviewServer;
test.beforeAll(async () => {
  server = await startPreview('harbour-city');
});
test.afterAll(() => server.stop());
test.describe.configure({ mode: 'serial' });

test('CUT-5: a page can be seen at any date, and at two dates side by side', async ({ page }) => {
  await page.goto(`${server.origin}/__preview?page=/finance`);
  const first = page.frameLocator('iframe[name=first]');
  const figure = first.locator('.fc-financeCalculator');
  await expect(figure).toBeVisible();
  const newest = await figure.getAttribute('data-layout');

  await page.locator('.marks button').first().click();
  await expect(page.getByLabel('Show at')).toHaveValue('2024-01-29');
  await expect(page).toHaveURL(/at=2024-01-29/);
  await expect(first.locator('.fc-financeCalculator')).not.toHaveAttribute(
    'data-layout',
    newest ?? '',
  );

  await page.getByLabel('Beside').fill('2025-04-02');
  const second = page.frameLocator('iframe[name=second]');
  await expect(second.locator('.fc-financeCalculator')).toHaveAttribute(
    'data-layout',
    newest ?? '',
  );
});

test('CLI-3: the frame takes the width of a phone, a tablet or a desk', async ({ page }) => {
  await page.goto(`${server.origin}/__preview?page=/finance`);
  for (const width of [390, 820]) {
    await page.getByLabel(String(width), { exact: true }).check();
    await expect(page.locator('iframe[name=first]')).toHaveAttribute('width', String(width));
    const inner = page.frameLocator('iframe[name=first]').locator('html');
    await expect.poll(() => inner.evaluate(() => innerWidth)).toBe(width);
  }
});

test('WEB-2: axe finds no violation on the tool page and in the gallery', async ({ page }) => {
  for (const target of ['/__preview', '/__preview/gallery?type=tags']) {
    await page.goto(server.origin + target);
    // The pages in the frames have tests of their own.
    expect(await axeErrors(page, { tags: wcagAndBestPractice }), target).toEqual([]);
  }
});

test('CLI-3, TEN-8: an edit shows at once, and a mistake shows on the page and in the findings', async ({
  page,
}) => {
  await page.goto(`${server.origin}/__preview?page=/finance`);
  await server.edit('pages/finance.json', (text) =>
    text.replace(/"title": "[^"]*"/, '"title": "Edited just now"'),
  );
  await expect(page.getByRole('link', { name: 'Edited just now' })).toBeVisible();

  await server.edit('pages/finance.json', (text) =>
    text.replace('"type": "financeCalculator",', '"type": "financeCalculater",'),
  );
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('financeCalculater');
  await expect(findings).toContainText(/pages\/finance\.json:\d+:\d+/);
  const frame = page.frameLocator('iframe[name=first]');
  await expect(frame.locator('main')).toContainText('financeCalculater');

  await server.edit('pages/finance.json', (text) =>
    text.replace('financeCalculater', 'financeCalculator'),
  );
  await expect(findings).not.toContainText('financeCalculater');
});
