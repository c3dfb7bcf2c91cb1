import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { reachByTab } from './walks/keyboard-walk.ts';
import { openPlain, openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';
import { walkCars, walkLocations } from './walks/walk-stock.ts';

const [first, second] = walkCars as [(typeof walkCars)[number], (typeof walkCars)[number]];

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: { '/stock': [{ type: 'cars', data: { facets: ['make', 'price'], showMore: 12 } }] },
    data: { cars: walkCars, locations: walkLocations },
    site: { settings: { cars: { stockPath: '/stock' } } },
  });
});
test.afterAll(() => site.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heart = (page: Page, { name }: { readonly name: string }) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true });
const status = (page: Page) => page.locator('.fc-saved > [aria-live]');
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Saved cars' }).getByRole('link', { name });
const remove = (page: Page, what: string) =>
  page.getByRole('button', { name: `Remove ${what}`, exact: true });

/** Opens a page with the given cars saved on the device. */
async function open(page: Page, path: string, saved: readonly string[] = []): Promise<void> {
  if (saved.length > 0)
    await page.addInitScript((slugs) => {
      localStorage.setItem('forecourt:saved-cars', JSON.stringify(slugs));
    }, saved);
  await openWalk(page, site.origin + path);
}

/** Presses Enter on a control that Tab leads to. */
async function enter(page: Page, control: ReturnType<typeof heart>): Promise<void> {
  await reachByTab(page, control);
  await page.keyboard.press('Enter');
}

test('WEB-2, CAR-8: cars are saved, compared and removed by keys, and the number is announced', async ({
  page,
}) => {
  await open(page, '/stock');
  await reachByTab(page, heart(page, first));
  await page.keyboard.press('Space');
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(status(page)).toHaveText('1 saved');
  await enter(page, heart(page, second));
  await expect(status(page)).toHaveText('2 saved');
  await enter(page, bar(page, 'Compare 2'));
  await expect(page.getByRole('heading', { name: 'Compare 2 cars' })).toBeVisible();
  await reachByTab(page, page.getByRole('checkbox', { name: 'Show differences only' }));
  await expect(page.getByRole('rowheader', { name: 'Fuel' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('rowheader', { name: 'Fuel' })).toBeHidden();
  await enter(page, page.getByRole('link', { name: `Remove ${first.name}` }));
  await expect(page).toHaveURL(/\/compare\/car-1$/);
  // The last car stays: without it, there would be nothing to compare.
  await expect(page.getByRole('link', { name: /^Remove / })).toHaveCount(0);
  await enter(page, bar(page, '2 saved'));
  await expect(page.getByRole('heading', { name: '2 saved cars' })).toBeVisible();
  await reachByTab(page, heart(page, second));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/shortlist\/car-0#main$/);
  await expect(page.getByRole('heading', { name: '1 saved car' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page, 'one car removed');
});

test('CAR-8: a full list says so to everyone', async ({ page }) => {
  await open(
    page,
    '/stock',
    Array.from({ length: 24 }, (_, index) => `other-${index}`),
  );
  await enter(page, heart(page, first));
  await expect(page.getByText('You can save up to 24 cars.')).toBeInViewport();
  await expect(heart(page, first)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page, 'list full');
});

test('WEB-2, CAR-8: searches are saved and removed by keys; the focus goes to the next one', async ({
  page,
}) => {
  for (const make of ['Ostara', 'Halden']) {
    await open(page, `/stock?make=${make}`);
    await enter(page, page.getByRole('button', { name: 'Save this search' }));
    await expect(status(page)).toHaveText('Search saved');
  }
  await open(page, '/shortlist');
  await reachByTab(page, page.getByRole('link', { name: 'Halden cars', exact: true }));
  await enter(page, remove(page, 'Halden cars'));
  await expect(remove(page, 'Halden cars')).toHaveCount(0);
  await expect(remove(page, 'Ostara cars')).toBeFocused();
  await expect(status(page)).toHaveText('Search removed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Saved searches' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('WEB-2, CAR-6: small photographs are chosen by keys, and their number is announced', async ({
  page,
}) => {
  await open(page, '/cars/car-3');
  await enter(page, page.getByRole('link', { name: 'Photo 3', exact: true }));
  const gallery = page.getByRole('region', { name: 'Photos' });
  await expect(gallery.locator('.fc-vehicle__view > [aria-live]')).toHaveText('3 of 3');
  await expect(page.getByRole('link', { name: 'Photo 3', exact: true })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAR-8: nothing is offered that needs a script; a shared comparison works', async ({
    page,
  }) => {
    for (const path of [
      '/stock?make=Ostara',
      '/cars/car-1',
      '/shortlist',
      '/compare/car-0/car-1',
    ]) {
      await openPlain(page, site.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.locator('main button:not([type=submit])').filter({ visible: true }),
      ).toHaveCount(0);
    }
    await expect(page.getByRole('rowheader', { name: 'Fuel' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await expect(page.getByRole('rowheader', { name: 'Fuel' })).toBeHidden();
    await page.goto(`${site.origin}/shortlist`);
    expect(await page.content()).toContain('cars needs JavaScript');
  });
});
