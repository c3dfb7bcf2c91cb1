import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { nextButton } from './forms/form-driver.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { focused, focusShows } from './walks/keyboard-walk.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';
import { walkCars, walkLocations, walkTeam, walkVehicles } from './walks/walk-stock.ts';

const stock = [...walkCars, ...walkVehicles];
const forSale = stock.filter(({ status }) => status !== 'Sold');
const facets = ['make', 'simple_body', 'price', 'year', 'status'] as const;

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: {
      '/walk/stock': [{ type: 'cars', data: { facets: [...facets] } }],
      '/walk/all': [{ type: 'cars', data: { showAllCars: true, hideViewAllButton: true } }],
      '/walk/photos': [{ type: 'cars', data: { showAllCars: true, minPhotos: 2 } }],
      '/walk/more': [{ type: 'cars', data: { showMore: 12 } }],
      '/stock': [{ type: 'cars', data: { showAllCars: true } }],
      '/thank-you': [{ type: 'success', data: {} }],
    },
    pageType: 'Car',
    data: { cars: stock, locations: walkLocations, team: walkTeam },
    site: { settings: { cars: { stockPath: '/stock' } } },
  });
});
test.afterAll(() => site.stop());

const open = (page: Page, address: string) => openWalk(page, site.origin + address);

const isPhone = (page: Page) => page.viewportSize()!.width < 1100;
const summary = (page: Page) => page.locator('.fc-cars__open');
const count = (page: Page) => page.locator('.fc-cars__head h2');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const names = (page: Page) => page.locator('.fc-car__name').allTextContents();
const prices = async (page: Page) =>
  (await page.locator('.fc-car__pay strong:first-child').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} `) });
const withMake = (make: string) => forSale.filter((car) => car.make === make);

/** Opens the search panel where it is a sheet; on a wide screen it is beside the cars. */
async function openPanel(page: Page): Promise<void> {
  if (isPhone(page)) await summary(page).click();
}
/** Closes the sheet, which leads back to the cars. */
async function closePanel(page: Page): Promise<void> {
  if (isPhone(page))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Show|^No/ })
      .click();
}

test('CAR-1: the Search panel opens and closes, accessible both ways', async ({ page }) => {
  await open(page, '/walk/stock');
  await expect(count(page)).toHaveText(`${forSale.length} cars`);
  const make = box(page, 'Ostara');
  if (isPhone(page)) {
    await expect(make).toBeHidden();
    await expectAccessible(page, 'closed');
    await summary(page).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(make).toBeVisible();
    await expectAccessible(page, 'open');
    await page.keyboard.press('Escape');
    await expect(make).toBeHidden();
    await expect(summary(page)).toBeFocused();
  } else {
    await expect(make).toBeVisible();
    await expectAccessible(page, 'open');
    await summary(page).click();
    await expect(make).toBeHidden();
    await expectAccessible(page, 'closed');
    await summary(page).click();
    await expect(make).toBeVisible();
  }
});

test('CAR-2: facets combine, keep the others’ counts, and make an address to share', async ({
  page,
  context,
}) => {
  await open(page, '/walk/stock');
  await openPanel(page);
  await box(page, 'Ostara').check();
  await expect(page.getByRole('status')).toHaveText(`${withMake('Ostara').length} Ostara cars`);
  const halden = page.getByRole('checkbox', { name: `Halden ${withMake('Halden').length} cars` });
  await expect(halden).toBeVisible();
  await halden.check();
  const both = [...withMake('Ostara'), ...withMake('Halden')];
  await expect(page.getByRole('status')).toHaveText(`${both.length} Ostara or Halden cars`);
  await box(page, 'SUV').check();
  await page.getByRole('combobox', { name: 'To' }).first().selectOption('-50000');
  const left = both.filter((car) => car.simple_body === 'SUV' && car.price! <= 50_000);
  expect(left.length).toBeGreaterThan(3);
  const stated = `${left.length} Ostara or Halden SUVs under $50,000`;
  await expect(page.getByRole('status')).toHaveText(stated);
  await expect(page.getByText(/^In stock: \$3\d,000 to \$\d\d,\d{3}$/)).toBeVisible();
  await expectAccessible(page, 'four choices, panel open');
  await closePanel(page);
  await expectAccessible(page, 'four choices');
  expect(queryOf(page)).toBe('?make=Ostara&make=Halden&simple_body=SUV&price=-50000');
  await expect(chips(page).getByRole('listitem')).toHaveText([
    /Ostara/,
    /Halden/,
    /SUV/,
    /Up to \$50,000/,
    'Clear all',
  ]);
  const shared = await context.newPage();
  await open(shared, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(count(shared)).toHaveText(stated);
  expect(await names(shared)).toEqual(await names(page));
  await shared.close();

  await chips(page).getByRole('link', { name: 'Remove Ostara' }).click();
  await expect(chips(page).getByRole('link', { name: 'Remove Halden' })).toBeFocused();
  expect(queryOf(page)).not.toContain('Ostara');
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(count(page)).toHaveText(`${forSale.length} cars`);
  expect(queryOf(page)).toBe('');
});

test('CAR-2: back and forward lead through the searches', async ({ page }) => {
  await open(page, '/walk/stock');
  await openPanel(page);
  for (const name of ['Halden', 'Corrin']) {
    await box(page, name).check();
    await expect(chips(page).getByText(name)).toHaveCount(1);
  }
  await page.goBack();
  await expect(count(page)).toHaveText(`${withMake('Halden').length} Halden cars`);
  await expect(box(page, 'Corrin')).not.toBeChecked();
  await page.goBack();
  await expect(count(page)).toHaveText(`${forSale.length} cars`);
  await page.goForward();
  await expect(count(page)).toHaveText(`${withMake('Halden').length} Halden cars`);
  await expect(box(page, 'Halden')).toBeChecked();
  // Away and back: the search is still there.
  await page.goto(`${site.origin}/cars/full`);
  await page.goBack();
  await expect(count(page)).toHaveText(`${withMake('Halden').length} Halden cars`);
});

test('CAR-1: without a match the page says so, and how to find more', async ({ page }) => {
  await open(page, '/walk/stock?make=Ostara&price=-5000');
  await expect(page.getByText('No results found for your search at this time')).toBeVisible();
  await expectAccessible(page, 'no results');
  await page.getByRole('link', { name: 'Search without “Up to $5,000”' }).click();
  await expect(count(page)).toHaveText(`${withMake('Ostara').length} Ostara cars`);
  await expect(page.getByText('No results found')).toHaveCount(0);
});

test('CAR-3: newest first; another order survives a choice', async ({ page }) => {
  await open(page, '/walk/all');
  expect((await names(page)).slice(0, 2)).toEqual([walkCars[0]!.name, walkCars[1]!.name]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price:asc');
  await expect(async () => {
    const shown = (await prices(page)).filter((price) => price > 0);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(shown[0]).toBe(31_000);
  }).toPass();
  await expectAccessible(page, 'sorted');
  await openPanel(page);
  await box(page, 'Used').check();
  await expect(page).toHaveURL(/\?sort=price:asc&car_type=Used$/);
});

test('CAR-4: three on a page, the rest on further pages, each with an address', async ({
  page,
}) => {
  await open(page, '/walk/stock');
  const inOrder = walkCars.map(({ name }) => name);
  expect(await names(page)).toEqual(inOrder.slice(0, 3));
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText(`Cars 4 to 6 of ${forSale.length}`)).toBeVisible();
  expect(queryOf(page)).toBe('?page=2');
  expect(await names(page)).toEqual(inOrder.slice(3, 6));
  await expect(page.locator('.fc-car').first()).toBeInViewport();
  await expectAccessible(page, 'second page');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=3$/);
  await openPanel(page);
  await box(page, 'Corrin').check();
  await expect(page).toHaveURL(/\?make=Corrin$/);
});

test('CAR-3, CAR-4: minPhotos leaves cars out; show-all-cars lists all on one page', async ({
  page,
}) => {
  await open(page, '/walk/all');
  expect(await names(page)).toHaveLength(forSale.length);
  await open(page, '/walk/photos');
  const wanted = forSale.filter((car) => (car.photos_count ?? 0) >= 2);
  expect((await names(page)).sort()).toEqual(wanted.map(({ name }) => name).sort());
});

test('CAR-5: View All Cars leads to all cars', async ({ page }) => {
  await open(page, '/walk/stock');
  await page.getByRole('link', { name: 'View All Cars' }).click();
  await expect(page).toHaveURL(`${site.origin}/stock`);
  expect(await names(page)).toHaveLength(forSale.length);
  await open(page, '/walk/all');
  await expect(page.getByRole('link', { name: 'View All Cars' })).toHaveCount(0);
});

test('CAR-2: keywords are searched for, too', async ({ page }) => {
  await open(page, '/walk/stock');
  await openPanel(page);
  await page.getByRole('searchbox', { name: 'Keywords' }).fill('W117');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('1 car matching “W117”');
  await expect(page.locator('.fc-car__name')).toHaveText([walkCars[17]!.name]);
});

test('CAR-8, CAR-10: show more, save two cars, compare them, and ask about both', async ({ page }, {
  project,
}) => {
  await open(page, '/walk/more?car_type=Used&sort=price:asc');
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page).toHaveURL(/page=2/);
  const [first, last] = [page.locator('.fc-car').first(), page.locator('.fc-car').last()];
  for (const card of [first, last]) await card.getByRole('button', { name: /^Save / }).click();
  await expectAccessible(page, 'two cars saved');
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { name: 'Compare 2 cars' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Price (Different)' })).toBeVisible();
  await expectAccessible(page, 'comparison');
  await page.getByRole('checkbox', { name: 'Show differences only' }).check();
  await expect(page.getByRole('rowheader', { name: 'Seats' })).toBeHidden();
  const email = `compare-${project.name}@mail.example`;
  await page.getByLabel('Full Name').fill('Alex Tran');
  await page.getByLabel('Mobile Number').fill('0491 570 156');
  await page.getByLabel('Email Address').fill(email);
  await nextButton(page).click();
  await page.waitForURL(/\/thank-you\?category=general-enquiry/);
  const [lead] = await leadsOf(site.dataDir, email);
  expect(lead?.fields.selected_car).toMatch(/ \(W\d+\); .* \(W\d+\)$/);
});

test.describe('by keyboard alone', () => {
  /** Tabs on until something with this role and name has the focus, and sees that it shows. */
  async function tabTo(page: Page, wanted: string, key = 'Tab'): Promise<void> {
    for (let stop = 0; stop < 80; stop++) {
      await page.keyboard.press(key);
      if ((await focused(page)).startsWith(wanted)) {
        expect.soft(await focusShows(page), `the focus on ${wanted} shows`).toBe(true);
        return;
      }
    }
    throw new Error(`${wanted} is not reached`);
  }

  test('WEB-2, CAR-2: open, choose, send, take a choice back, go to a car', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/walk/stock');
    await page.getByRole('link', { name: 'Before', exact: true }).focus();
    if (isPhone(page)) {
      await page.keyboard.press('Tab');
      while (!(await summary(page).evaluate((each) => each === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, 'checkbox "Ostara');
    await page.keyboard.press('Space');
    await expect(page.getByRole('status')).toHaveText(/Ostara/);
    expect(await focused(page)).toMatch(/^checkbox "Ostara/);
    await tabTo(page, 'checkbox "SUV');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/simple_body=SUV/);
    const left = withMake('Ostara').filter((car) => car.simple_body === 'SUV').length;
    if (isPhone(page)) {
      await tabTo(page, `button "Show ${left} cars`);
      await page.keyboard.press('Enter');
      await expect(page.locator('.fc-cars__results')).toBeFocused();
    }
    await tabTo(page, 'link "Remove Ostara');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?simple_body=SUV$/);
    await expect(chips(page).getByRole('link', { name: 'Remove SUV' })).toBeFocused();
    const [first] = await names(page);
    await tabTo(page, `link "${first}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cars\/car-0$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAR-1, CAR-2, CAR-3: panel, facets, chips, order and pages are links and a form', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/walk/stock`);
    await expect(box(page, 'Ostara')).toBeHidden();
    await summary(page).click();
    await box(page, 'Ostara').check();
    await page.getByRole('combobox', { name: 'From' }).first().selectOption('40000-');
    await page.getByRole('button', { name: `Show ${forSale.length} cars` }).click();
    await expect(page).toHaveURL(/make=Ostara&price=40000-&price=&/);
    const left = withMake('Ostara').filter((car) => car.price! >= 40_000).length;
    await expect(count(page)).toHaveText(`${left} Ostara cars from $40,000`);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/\?make=Ostara&price=40000-&page=2#cars$/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price:desc');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/sort=price(:|%3A)desc/);
    const shown = await prices(page);
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    await page.getByRole('link', { name: 'Remove From $40,000' }).click();
    await expect(count(page)).toHaveText(`${withMake('Ostara').length} Ostara cars`);
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(count(page)).toHaveText(`${forSale.length} cars`);
    await summary(page).click();
    await expect(box(page, 'Ostara')).toBeVisible();
    await summary(page).click();
    await expect(box(page, 'Ostara')).toBeHidden();
  });

  test('CAR-8, CAR-10: a comparison works by its link, and more cars are a page at the first of them', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/compare/car-1/car-2/no-longer-here`);
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByText('One of these cars is no longer listed')).toBeVisible();
    await page.getByRole('link', { name: `Remove ${walkCars[1]!.name}` }).click();
    await expect(page).toHaveURL(/\/compare\/car-2$/);
    await page.goto(`${site.origin}/walk/more`);
    await page.getByRole('link', { name: 'Show 12 more' }).click();
    await expect(page).toHaveURL(/\?page=2#cars-car-13$/);
    await expect(page.locator('.fc-car').nth(12)).toBeInViewport();
  });
});
