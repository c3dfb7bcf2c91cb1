import type { Car, DealerLocation } from '@forecourt/block-schemas';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { reachByTab } from './walks/keyboard-walk.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';
import { walkCars, walkLocations } from './walks/walk-stock.ts';

const newcastle: DealerLocation = {
  id: 'coast',
  name: 'Coast yard',
  address: { street: '2 Pier Road', city: 'Newcastle', state: 'NSW', lat: -32.93, long: 151.78 },
};
const [north] = walkLocations as [DealerLocation];
const sydney = { ...north, address: { ...north.address, lat: -33.84, long: 151.21 } };

/** Ten white, ten blue and ten red cars, half of them at each yard. */
const stock: Car[] = walkCars.map((car, index) => ({
  ...car,
  simple_colour: ['White', 'Blue', 'Red'][index % 3]!,
  ...(index % 2 === 1 && { location_id: 'coast', location_name: 'Coast yard' }),
}));

let site: WalkSite;
test.beforeAll(async () => {
  const facets = ['simple_colour', 'price', 'location_name'] as const;
  site = await startWalkSite({
    pages: { '/walk/stock': [{ type: 'cars', data: { facets: [...facets], showMore: 12 } }] },
    data: { cars: stock, locations: [sydney, newcastle] },
  });
});
test.afterAll(() => site.stop());

const isPhone = (page: Page) => page.viewportSize()!.width < 1100;
const opener = (page: Page) => page.locator('.fc-cars__open');
const swatch = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} `) });
const status = (page: Page) => page.locator('.fc-cars + [role=status]');
const place = (page: Page) => page.getByLabel('Suburb or town');
const chip = (page: Page, name: string) => page.getByRole('link', { name: `Remove ${name}` });
const results = (page: Page) => page.locator('.fc-cars__results');

/** Opens the stock page at a query, with the focus before the block. */
async function open(page: Page, query = ''): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWalk(page, `${site.origin}/walk/stock${query}`);
  await page.getByRole('link', { name: 'Before', exact: true }).focus();
}

/** Opens the search panel where it is a sheet; on a wide screen it is beside the cars. */
async function openPanel(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await reachByTab(page, opener(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
}

test('WEB-2, CAR-10: colours and the handles of the price are set by keys, and announced', async ({
  page,
}) => {
  await open(page);
  await openPanel(page);
  await reachByTab(page, page.getByRole('searchbox', { name: 'Keywords' }));
  await reachByTab(page, swatch(page, 'Blue'));
  await page.keyboard.press('Space');
  await expect(status(page)).toHaveText('10 blue cars');
  await expect(swatch(page, 'Blue')).toBeFocused();
  const lowest = page.getByRole('slider', { name: 'Lowest price' });
  await reachByTab(page, lowest);
  await expect(lowest).toHaveAttribute('aria-valuetext', 'Any');
  await page.keyboard.press('ArrowRight');
  await expect(status(page)).toHaveText(/^\d blue cars from \$\d\d,000$/);
  await expect(lowest).toBeFocused();
  await expect(lowest).toHaveAttribute('aria-valuetext', /^\$\d\d,000$/);
  const from = page.getByRole('combobox', { name: 'From' });
  await expect(from).toHaveValue(/^\d\d000-$/);
  await page.keyboard.press('Tab');
  const highest = page.getByRole('slider', { name: 'Highest price' });
  await expect(highest).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(status(page)).toHaveText(/^\d blue cars from \$\d\d,000 to \$\d\d,000$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Home');
  await expect(status(page)).toHaveText(/^\d blue cars under \$\d\d,000$/);
  await expect(from).toHaveValue('');
  await expectAccessible(page, 'after the keys');
});

test('WEB-2, CAR-10, DSH-2: a place is suggested while it is typed, and limits the cars', async ({
  page,
}) => {
  await open(page);
  await openPanel(page);
  await reachByTab(page, place(page));
  await page.keyboard.type('newcas');
  await expect(page.locator('#fc-near-places option').first()).toHaveAttribute(
    'value',
    'Newcastle, NSW',
  );
  await page.keyboard.type('tle');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^15 cars near Newcastle/);
  await expect(place(page)).toBeFocused();
  await expect(page.getByText(/^Distances .* from Newcastle, NSW/)).toBeVisible();
});

test('WEB-2, CAR-8: a chip that goes hands the focus to the next, the last one to the cars', async ({
  page,
}) => {
  await open(page, '?simple_colour=Blue&q=Halden&price=-50000');
  const links = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  await expect(links).toHaveCount(4);
  await reachByTab(page, chip(page, 'Blue'));
  for (const left of [3, 2]) {
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(left);
    await expect(page.locator('.fc-cars__chips a:focus')).toHaveAccessibleName(/^(?:Remove|Clear)/);
  }
  await page.locator('.fc-cars__chip').focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('30 cars');
  await expect(results(page)).toBeFocused();
});

test('WEB-2: Escape closes the sheet; what clears it keeps the focus within @phone', async ({
  page,
}) => {
  await open(page, '?simple_colour=Blue');
  await openPanel(page);
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await reachByTab(page, sheet.getByRole('link', { name: 'Clear all' }));
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('link', { name: 'Clear all' })).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: 'Show 30 cars' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAR-10: colours, keywords and a place are one form, without handles that do nothing', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/walk/stock`);
    await opener(page).click();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await swatch(page, 'Blue').check();
    await page.getByRole('searchbox', { name: 'Keywords' }).fill('Halden');
    await place(page).fill('Newcastle');
    await page.getByRole('button', { name: 'Show 30 cars' }).click();
    await expect(page).toHaveURL(/near=Newcastle/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      /^5 blue cars near Newcastle matching “Halden”$/,
    );
    await chip(page, 'Blue').click();
    await expect(chip(page, 'Blue')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  });
});
