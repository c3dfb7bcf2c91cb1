import { expect, test, type Page } from '@playwright/test';
import { axeErrors, wcagAndBestPractice } from './accessibility/axe.ts';

test.describe.configure({ mode: 'parallel' });

const newZealand = `http://kauri-motors.localhost:${process.env.E2E_PORT}`;

const searchOf = (page: Page) => page.locator('.fc-find');
const inputOf = (page: Page) => searchOf(page).getByRole('combobox').first();
const options = (page: Page) => searchOf(page).getByRole('listbox').getByRole('option');
const found = (page: Page) => searchOf(page).locator('.fc-find__found');

/** axe's violations in the search. */
const searchErrors = (page: Page) =>
  axeErrors(page, { include: '.fc-find', tags: wcagAndBestPractice });

/** Opens a contact page and waits until its search is mounted. */
async function open(page: Page, address = '/contact'): Promise<void> {
  await page.goto(address);
  await inputOf(page).scrollIntoViewIfNeeded();
  // Its buttons come with the script.
  await searchOf(page).getByRole('button', { name: 'Zoom in' }).waitFor();
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('DSH-1: a picked place lists up to five dealerships within 250 km, nearest first, and on a map', async ({
  page,
}) => {
  await open(page);
  expect(await searchErrors(page), 'closed').toEqual([]);
  await inputOf(page).pressSequentially('KIAMA');
  await expect(options(page).first()).toHaveText('Kiama, NSW');
  expect(await searchErrors(page), 'open').toEqual([]);
  await options(page).first().click();
  await expect(searchOf(page).getByRole('heading', { name: 'near Kiama, NSW' })).toBeVisible();
  await expect(found(page)).toHaveCount(5);
  const distances = (await page.locator('.fc-find__km').allInnerTexts()).map(parseFloat);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances.at(-1)).toBeLessThanOrEqual(250);
  await expect(inputOf(page)).toHaveValue('Kiama, NSW');
  expect(query(page).userLocation).toBe('Kiama, NSW');
  expect(Number(query(page).lat)).toBeCloseTo(-34.67, 1);
  expect(Number(query(page).lng)).toBeCloseTo(150.85, 1);
  await expect(searchOf(page).locator('.fc-map__from')).toHaveText('Kiama');
  await expect(searchOf(page).locator('.fc-map[data-stale]')).toHaveCount(0);
  const pins = await searchOf(page).locator('.fc-map__pin text').allTextContents();
  expect(numbersOf(pins)).toEqual([1, 2, 3, 4, 5]);
  expect(await searchErrors(page), 'picked').toEqual([]);
});

/** The list numbers that the pins show. */
function numbersOf(pins: readonly string[]): number[] {
  const numbers = pins.flatMap((pin) => {
    const [from, to] = pin.split('–').map(Number);
    if (to !== undefined) return Array.from({ length: to - from! + 1 }, (_, step) => from! + step);
    return pin.split(/, |…/).map(Number);
  });
  return numbers.sort((a, b) => a - b);
}

test('DSH-1: picking a dealership sets the location; clearing the input clears the selection', async ({
  page,
}) => {
  await open(page);
  await inputOf(page).pressSequentially('coal riv');
  await options(page).filter({ hasText: 'Coal River Motors Service' }).click();
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toContainText('Coal River Motors Service');
  expect(query(page)).toEqual({
    locationId: 'coal-river-motors-service',
    locationType: 'service',
  });
  await searchOf(page).getByRole('link', { name: 'Clear' }).click();
  await expect(found(page)).toHaveCount(0);
  await expect(inputOf(page)).toHaveValue('');
  await expect(inputOf(page)).toBeFocused();
  expect(query(page)).toEqual({});
  expect(await searchErrors(page), 'cleared').toEqual([]);
});

test('DSH-1: clearing the input while a search is pending discards its results', async ({
  page,
}) => {
  const network = Promise.withResolvers<void>();
  await page.route('**/api/manufacturer-locations', async (route) => {
    await network.promise;
    await route.continue();
  });
  await open(page);
  await inputOf(page).pressSequentially('kiama');
  await inputOf(page).press('Enter');
  await searchOf(page).getByRole('link', { name: 'Clear' }).click();
  network.resolve();
  await inputOf(page).pressSequentially('coal riv');
  await expect(options(page).filter({ hasText: 'Coal River Motors Service' })).toBeVisible();
  await expect(inputOf(page)).toHaveValue('coal riv');
  await expect(found(page)).toHaveCount(0);
});

test('DSH-1: back and forward lead through the searches', async ({ page }) => {
  await open(page);
  await inputOf(page).fill('Dubbo');
  await options(page).filter({ hasText: 'Dubbo, NSW' }).click();
  await expect(found(page).first()).toContainText('Western Plains Motors');
  await found(page).first().getByRole('link', { name: 'Western Plains Motors' }).first().click();
  await expect(found(page).first()).toHaveAttribute('data-picked');
  await page.goBack();
  await expect(page.locator('[data-picked].fc-find__found')).toHaveCount(0);
  await expect(inputOf(page)).toHaveValue('Dubbo, NSW');
  await page.goBack();
  await expect(found(page)).toHaveCount(0);
  await expect(inputOf(page)).toHaveValue('');
  await page.goForward();
  await expect(found(page).first()).toContainText('Western Plains Motors');
  const shared = await found(page).allInnerTexts();
  await page.reload();
  expect(await found(page).allInnerTexts()).toEqual(shared);
});

test('DSH-2: places are requested 300 ms after the last letter, once', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const asked: string[] = [];
  await page.route('**/api/places?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q')!);
    return route.fulfill({
      json: { places: [{ id: '1', name: 'Orange', state: 'NSW', lat: -33.28, long: 149.1 }] },
    });
  });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  for (const letter of 'oran') {
    await inputOf(page).press(letter);
    await page.clock.runFor(200);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await expect(options(page).first()).toHaveText('Orange, NSW');
  expect(asked).toEqual(['oran']);
});

test('DSH-1: works by keyboard alone, and announces its results', async ({ page }) => {
  await open(page);
  await inputOf(page).focus();
  await page.keyboard.type('wagga');
  await expect(options(page).first()).toBeVisible();
  await expect(searchOf(page).getByRole('status').first()).toContainText(/\d places? and \d/);
  await page.keyboard.press('ArrowDown');
  await expect(inputOf(page)).toHaveAttribute('aria-activedescendant', /.+/);
  // Leaving picks nothing, Escape closes, a second one clears.
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(inputOf(page)).toHaveValue('wagga');
  await page.keyboard.press('Escape');
  await expect(inputOf(page)).toHaveValue('');
  await page.keyboard.type('wagga w');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(found(page).first()).toContainText('Murrumbidgee Motors');
  await expect(searchOf(page).getByRole('status').last()).toHaveText(/near Wagga Wagga, NSW/);
  await inputOf(page).fill('zzyx');
  await expect(page.locator('.fc-find__none')).toHaveText(/No places or dealerships match “zzyx”/);
  expect(await searchErrors(page), 'no results').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(searchOf(page)).toContainText('Nothing found for “zzyx”');
  expect(await searchErrors(page), 'unknown').toEqual([]);
});

test('DSH-1: the map zooms by its buttons, stops at 15 and comes back', async ({ page }) => {
  const { promise: isDelivered, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/_build/map-ground*.js', async (route) => {
    await isDelivered;
    await route.continue();
  });
  await open(page, '/contact?lat=-34.67&lng=150.85&userLocation=Kiama%2C+NSW');
  const scale = searchOf(page).locator('.fc-map__scale text');
  const fitted = (await scale.textContent())!;
  const zoomIn = searchOf(page).getByRole('button', { name: 'Zoom in' });
  await zoomIn.focus();
  // Every press counts while the base data is loading.
  for (let press = 0; press < 12; press++) await page.keyboard.press('Enter');
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await expect(scale).toHaveText(fitted);
  deliver();
  // At zoom 15 and this latitude 100 of the map's pixels span about 390 m.
  await expect(scale).toHaveText('200 m');
  expect(await searchErrors(page), 'map moved').toEqual([]);
  await searchOf(page).getByRole('button', { name: 'Show all' }).click();
  await expect(scale).toHaveText(fitted);
});

test('DSH-1: dragging moves the map; pressing a pin picks its dealership', async ({ page }) => {
  await open(page, '/contact?lat=-34.67&lng=150.85&userLocation=Kiama%2C+NSW');
  const map = searchOf(page).locator('.fc-map__frame');
  await map.scrollIntoViewIfNeeded();
  const before = await searchOf(page).locator('.fc-map__from').getAttribute('transform');
  const box = (await map.boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, middle.y - 10, { steps: 4 });
  await page.mouse.up();
  await expect(searchOf(page).locator('.fc-map__from')).not.toHaveAttribute('transform', before!);
  await expect(searchOf(page).getByRole('button', { name: 'Show all' })).toBeVisible();
  await searchOf(page).locator('.fc-map__pin a').first().click();
  await expect(page.locator('.fc-find__found[data-picked]')).toHaveCount(1);
});

test('DSH-2: a radius lists everything within it; a type limits it', async ({ page }) => {
  await open(page, '/contact?lat=-33.87&lng=151.21&userLocation=Sydney%2C+NSW');
  const radius = searchOf(page).getByRole('combobox', { name: 'All within' });
  await expect(radius).toHaveValue('50');
  expect(await radius.locator('option').allInnerTexts()).toEqual(
    [25, 50, 75, 100, 150, 250, 500, 750, 1000].map(
      (km) => `${km.toLocaleString('en-AU')}\u00a0km`,
    ),
  );
  await radius.selectOption('150');
  await searchOf(page).getByRole('button', { name: 'Show' }).click();
  await expect(
    searchOf(page).getByRole('heading', { name: /within 150 km of Sydney/ }),
  ).toBeVisible();
  expect(await found(page).count()).toBeGreaterThan(5);
  await searchOf(page).getByRole('combobox', { name: 'Looking for' }).selectOption('service');
  await expect(found(page).filter({ hasText: 'Sales' })).toHaveCount(0);
  expect(query(page)).toMatchObject({ radius: '150', locationType: 'service' });
  expect(await searchErrors(page)).toEqual([]);
});

test('DSH-1: the browser’s position is requested on demand alone', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -32.2501, longitude: 148.6049 });
  await open(page);
  expect(query(page)).toEqual({});
  await searchOf(page).getByRole('button', { name: 'Use my location' }).click();
  await expect(found(page).first()).toContainText('Western Plains Motors');
  // About a kilometre is near enough for an address.
  expect(query(page)).toEqual({ lat: '-32.25', lng: '148.6', userLocation: 'Your location' });
  await context.clearPermissions();
});

test('DSH-1: without the network file the list stays empty and the page shows no error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/api/manufacturer-locations', (route) => route.fulfill({ status: 503 }));
  await open(page);
  await inputOf(page).pressSequentially('coal river');
  await expect(page.locator('.fc-find__none')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(searchOf(page).getByRole('alert')).toHaveCount(0);
  expect(errors.some((text) => text.startsWith('Failed to fetch locations'))).toBe(true);
});

test('DSH-1 DSH-2: a site in New Zealand finds dealerships near its towns, with or without macrons', async ({
  page,
}) => {
  await open(page, `${newZealand}/contact`);
  await inputOf(page).pressSequentially('whangarei');
  await expect(options(page).first()).toHaveText('Whangārei, Northland');
  await inputOf(page).fill('');
  await inputOf(page).pressSequentially('hamilton');
  await expect(options(page).first()).toHaveText('Hamilton, Waikato');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(searchOf(page).getByRole('heading', { name: 'near Hamilton' })).toBeVisible();
  await expect(found(page).first()).toBeVisible();
  expect(await searchErrors(page)).toEqual([]);
  const near = page.url();
  await page.goto(`${newZealand}/contact?userLocation=Hamilton`);
  await expect(searchOf(page).getByRole('heading', { name: 'near Hamilton' })).toBeVisible();
  expect(near).toContain('lat=');
  await page.goto(`${newZealand}/contact?userLocation=newcastle`);
  await expect(found(page)).toHaveCount(0);
});

for (const state of [
  '',
  '?userLocation=newcastle',
  '?userLocation=zzyx',
  '?locationId=northpoint',
]) {
  test(`DSH-1: the server’s markup is accessible by itself: ${state || 'the start'}`, async ({
    page,
  }) => {
    // axe is a script, so scripts are on; the page's own are blocked.
    await page.route('**/_build/*.js', (route) => route.abort());
    await page.goto(`/contact${state}`);
    expect(await searchErrors(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DSH-1: a form whose answer is the same page with list and map', async ({ page }) => {
    await page.goto('/contact?utm_source=letter');
    await inputOf(page).fill('newcastle');
    await searchOf(page).getByRole('button', { name: 'Search' }).click();
    await expect(
      searchOf(page).getByRole('heading', { name: 'near Newcastle, NSW' }),
    ).toBeVisible();
    await expect(found(page)).toHaveCount(5);
    await expect(page.locator('.fc-map__pin')).not.toHaveCount(0);
    await expect(searchOf(page).getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
    // Another place that was meant, then more of what is around it.
    await page.locator('.fc-find__others a').first().click();
    await searchOf(page).getByRole('combobox', { name: 'All within' }).selectOption('100');
    await searchOf(page).getByRole('button', { name: 'Show' }).click();
    await expect(
      searchOf(page).getByRole('heading', { name: /within 100 km of Newcastle/ }),
    ).toBeVisible();
    await found(page).first().getByRole('link').first().click();
    await expect(found(page).first()).toHaveAttribute('data-picked');
    await searchOf(page).getByRole('link', { name: 'Clear' }).click();
    await expect(found(page)).toHaveCount(0);
  });

  test('DSH-1: every dealership of the network can be reached without a search', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByText(/^All \d+ dealerships$/).click();
    await page.getByRole('link', { name: 'Silver City Autos', exact: true }).click();
    await expect(found(page)).toContainText('Broken Hill');
    expect(query(page)).toEqual({ locationId: 'silver-city-autos-sales', locationType: 'sales' });
  });
});

test('WEB-4: its choices have a chevron like those of other forms', async ({ page }) => {
  await page.goto('/contact');
  const label = searchOf(page).locator('label:has(> select)').first();
  await expect(label.locator('select')).toHaveCSS('appearance', 'none');
  const chevron = await label.evaluate((each) => getComputedStyle(each, '::after').width);
  expect(chevron).toBe('8px');
});
