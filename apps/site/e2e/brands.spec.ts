import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { focused, focusShows, keyboardWalk } from './walks/keyboard-walk.ts';
import { walkBrands } from './walks/walk-lists.ts';
import { openPlain, openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';

const brands = (variant: string) => ({
  type: 'websiteBrands',
  data: { heading: 'Our makes', variant },
});

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: { '/walk/grid': [brands('grid')], '/walk/modal': [brands('modal')] },
    data: { brands: walkBrands },
  });
});
test.afterAll(() => site.stop());

const open = (page: Page, path: string) => openWalk(page, site.origin + path);
const brand = (page: Page, name: string) =>
  page.locator('.fc-websiteBrands__brand', { hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'));
/** The make whose summary has the focus. */
const focusedBrand = (page: Page) => page.locator('summary:focus').innerText();

test('BRD-1: in the grid each make is a link, by keyboard too', async ({ page }) => {
  await open(page, '/walk/grid');
  await expectAccessible(page, 'grid');
  expect(await keyboardWalk(page)).toEqual(['link "Ostara"', 'link "Corrin"']);
});

test('BRD-1: a click on a make opens the list of its websites, another closes it', async ({
  page,
}) => {
  await open(page, '/walk/modal');
  await expect(dialog(page)).toHaveCount(0);
  await expectAccessible(page, 'closed');
  await brand(page, 'Ostara').click();
  await expect(page.getByRole('dialog', { name: 'Ostara' })).toBeVisible();
  expect(await isModal(page)).toBe(true);
  await expect(dialog(page).getByRole('link')).toHaveText(['Visit Website', 'Visit Used Stock']);
  await expectAccessible(page, 'open');
  const box = (await brand(page, 'Ostara').boundingBox())!;
  await page.mouse.click(box.x + 8, box.y + 8);
  await expect(dialog(page)).toHaveCount(0);
  await brand(page, 'Halden').click();
  await expect(page.getByRole('dialog', { name: 'Halden' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectAccessible(page, 'closed again');
});

test('BRD-1: by keyboard the list opens, keeps the focus, and gives it back on Escape', async ({
  page,
}) => {
  await open(page, '/walk/modal');
  expect(await keyboardWalk(page)).toEqual(['text "Ostara"', 'text "Halden"', 'link "Corrin"']);
  await brand(page, 'Ostara').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const stops: string[] = [];
  for (let stop = 0; stop < 8; stop++) {
    const inside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'));
    });
    expect(inside, 'the focus is in the list or at the browser itself').toBe(true);
    if (await page.evaluate(() => document.activeElement !== document.body)) {
      stops.push(await focused(page));
      expect.soft(await focusShows(page), `the focus on ${stops.at(-1)} shows`).toBe(true);
    }
    await page.keyboard.press('Tab');
  }
  expect([...new Set(stops)]).toEqual([
    'button "Close"',
    'link "Visit Website"',
    'link "Visit Used Stock"',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await focusedBrand(page)).toBe('Ostara');
  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await focusedBrand(page)).toBe('Ostara');
});

test('BRD-1: makes are accessible before their scripts load, closed and open', async ({ page }) => {
  await page.route('**/_build/**', (route) => route.abort());
  await openPlain(page, `${site.origin}/walk/modal`);
  await expectAccessible(page, 'closed');
  await brand(page, 'Ostara').click();
  await expectAccessible(page, 'open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('BRD-1: the list opens in place and closes again', async ({ page }) => {
    await open(page, '/walk/modal');
    await expect(dialog(page)).toHaveCount(0);
    await brand(page, 'Ostara').click();
    await expect(page.getByRole('link', { name: /Visit Used Stock/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
    await brand(page, 'Ostara').click();
    await expect(dialog(page)).toHaveCount(0);
  });
});
