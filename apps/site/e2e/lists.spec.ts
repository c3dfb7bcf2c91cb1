import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { keyboardWalk } from './walks/keyboard-walk.ts';
import { walkLocations, walkOffers, walkReviews, walkTeam } from './walks/walk-lists.ts';
import { walkModels } from './walks/walk-models.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';

const offers = { id: 'now', type: 'offers', data: { heading: 'This month' } };
const nothing = {
  type: 'offers',
  data: { heading: 'None', facetFilters: [{ field: 'model', values: ['Nobody'] }] },
};
const reviews = (variant: string, gmbProfile?: string) => ({
  type: 'reviews',
  data: { variant, heading: `Said ${variant}`, ...(gmbProfile && { gmbProfile }) },
});
const variants = ['simple', 'highlighted', 'full', 'mini', 'modern'];
const places = (...locationIds: string[]) => ({ type: 'locations', data: { locationIds } });

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: {
      '/walk/special-offers': [offers],
      '/walk/none/special-offers': [nothing],
      '/walk/none': [nothing],
      '/walk/range': [{ id: 'range', type: 'brandModels', data: { heading: 'The range' } }],
      '/walk/team': [{ id: 'people', type: 'team', data: { layout: 'tabs' } }],
      '/walk/groups': [{ type: 'team', data: {} }],
      '/walk/places': [places('1', '2', 'store')],
      '/walk/many-places': [{ type: 'locations', data: {} }],
      '/walk/reviews': variants.map((variant) => reviews(variant, 'Wharf Road')),
      '/walk/unknown-reviews': [reviews('simple', 'Nobody')],
    },
    data: {
      models: walkModels,
      // The site names another file, whose offers replace these.
      offers: [{ id: 'z', heading: 'Of the search' }],
      winter: walkOffers,
      team: walkTeam,
      locations: walkLocations,
      reviews: walkReviews,
    },
    site: { settings: { offersFile: 'winter' }, featureFlags: { reviewsStructuredData: true } },
  });
});
test.afterAll(() => site.stop());

const open = (page: Page, path: string) => openWalk(page, site.origin + path);
const strip = (page: Page, name: string) => page.getByRole('navigation', { name });
const choose = (page: Page, name: string, tab: RegExp) =>
  strip(page, name).getByRole('link', { name: tab }).click();
const chosen = (page: Page, name: string) => strip(page, name).locator('[aria-current]');

/** The steps of a visitor on a page of tabs, with or without scripts. */
const walks = {
  async offers(page: Page) {
    const cards = page.locator('.fc-offers__heading');
    await open(page, '/walk/special-offers');
    await expect(chosen(page, 'Offers by model')).toHaveText('All Offers');
    await expect(cards).toHaveText(['Tern rate', 'Wren service', 'Four tyres']);
    await choose(page, 'Offers by model', /^Wren/);
    await expect(page).toHaveURL(/special-offers\?model=Wren#now$/);
    await expect(cards).toHaveText(['Wren service']);
    await choose(page, 'Offers by model', /^Other Offers/);
    await expect(cards).toHaveText(['Four tyres']);
    await choose(page, 'Offers by model', /^All Offers/);
    await expect(page).toHaveURL(/special-offers#now$/);
    await expect(cards).toHaveCount(3);
    await page.goBack();
    await expect(cards).toHaveText(['Four tyres']);
    await page.goBack();
    await expect(cards).toHaveText(['Wren service']);
    await page.goForward();
    await expect(chosen(page, 'Offers by model')).toHaveText('Other Offers');
  },
  async range(page: Page) {
    const cards = page.locator('.fc-brandModels__name');
    await open(page, '/walk/range');
    await expect(chosen(page, 'Models by body type')).toHaveText(/^SUV/);
    await expect(cards).toHaveText(['Two', 'Three']);
    await choose(page, 'Models by body type', /^Hatch/);
    await expect(page).toHaveURL(/\?body=hatch#range$/);
    await expect(cards).toHaveText(['Five', 'Soon']);
    await choose(page, 'Models by body type', /^Electric/);
    await expect(cards).toHaveText(['Three']);
    await page.goBack();
    await expect(chosen(page, 'Models by body type')).toHaveText(/^Hatch/);
    await page.goBack();
    await expect(cards).toHaveText(['Two', 'Three']);
    await page.goForward();
    await expect(cards).toHaveText(['Five', 'Soon']);
  },
  async team(page: Page) {
    const people = page.locator('.fc-team__name');
    await open(page, '/walk/team');
    await expect(chosen(page, 'Teams')).toHaveText('Management');
    await expect(people).toHaveText(['Jo']);
    await choose(page, 'Teams', /^Service/);
    await expect(page).toHaveURL(/\?team=service#people$/);
    await expect(people).toHaveText(['Mele']);
    await page.goBack();
    await expect(people).toHaveText(['Jo']);
    await page.goForward();
    await expect(chosen(page, 'Teams')).toHaveText('Service');
  },
};

test('OFF-1, OFF-2, OFF-5: tabs choose the offers, the address and the history follow', async ({
  page,
}) => {
  await walks.offers(page);
});

test('RNG-1: categories choose the models, the address and the history follow', async ({
  page,
}) => {
  await walks.range(page);
});

test('TEAM-1: tabs choose the people, the address and the history follow', async ({ page }) => {
  await walks.team(page);
});

test('OFF-4: only special-offers pages report that there are none', async ({ page }) => {
  await open(page, '/walk/none/special-offers');
  await expect(page.getByText('There are no offers at the moment.')).toBeVisible();
  await expectAccessible(page, 'no offers');
  await open(page, '/walk/none');
  await expect(page.getByText('There are no offers')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'None' })).toHaveCount(0);
  await expectAccessible(page, 'nothing');
});

test('OFF-1: a click opens the terms of an offer', async ({ page }) => {
  await open(page, '/walk/special-offers');
  await page.locator('main').getByText('Terms').click();
  await expect(page.getByText('To approved buyers.')).toBeVisible();
  await expectAccessible(page, 'terms');
});

test('LOC-1: three locations are cards, more are a list, the hidden one is nowhere', async ({
  page,
}) => {
  const names = page.locator('.fc-location-card__name');
  await open(page, '/walk/places');
  await expect(names).toHaveText(['Wharf Road', 'Ferry Bay']);
  await expect(page.locator('[data-as=cards]')).toBeVisible();
  await expectAccessible(page, 'cards');
  await open(page, '/walk/many-places');
  await expect(names).toHaveCount(4);
  await expect(page.locator('[data-as=list]')).toBeVisible();
  await expectAccessible(page, 'list');
});

test('REV-1: a profile’s reviews come with the page; the browser does not request them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/walk/reviews');
  for (const variant of variants)
    await expect(page.getByRole('heading', { name: `Said ${variant}` })).toBeVisible();
  await expect(page.getByText('Of Wharf Road 1.').first()).toBeVisible();
  await expect(page.getByText('from 1,412 reviews').first()).toBeVisible();
  await expect(page.getByText('Of all')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain('"ratingValue":4.8,"reviewCount":1412');
  await expectAccessible(page, 'every variant');
});

test('REV-1: a profile without an answer shows nothing', async ({ page }) => {
  await open(page, '/walk/unknown-reviews');
  await expect(page.getByRole('heading', { name: /^Said/ })).toHaveCount(0);
  await expect(page.getByText('reviews')).toHaveCount(0);
});

test('WEB-2: every tab of every list is accessible', async ({ page }) => {
  test.setTimeout(240_000);
  const states = [
    ...['', '?model=Wren', '?model=Other+Offers'].map((query) => `/walk/special-offers${query}`),
    ...['', '?body=hatch', '?body=electric'].map((query) => `/walk/range${query}`),
    ...['', '?team=service'].map((query) => `/walk/team${query}`),
    '/walk/groups',
  ];
  for (const state of states) {
    await open(page, state);
    await expectAccessible(page, state);
  }
});

test('WEB-2: Tab reaches tabs and cards in reading order', async ({ page }) => {
  await open(page, '/walk/special-offers');
  expect(await keyboardWalk(page)).toEqual([
    'link "All Offers"',
    'link "Tern"',
    'link "Wren"',
    'link "Other Offers"',
    'text "Terms of Tern rate"',
    'link "See this offer : Tern rate"',
    'link "See this offer : Wren service"',
  ]);
  await open(page, '/walk/range?body=hatch');
  expect(await keyboardWalk(page)).toEqual([
    'link "SUV 2"',
    'link "Electric 1"',
    'link "Hatch 2"',
    'link "Five"',
    'link "Get a quote : Five"',
    'link "Soon"',
  ]);
  await open(page, '/walk/team?team=service');
  expect(await keyboardWalk(page)).toEqual([
    'link "Management"',
    'link "Sales"',
    'link "Service"',
    'link "Mele"',
    'link "02 5550 0100 , Mele"',
  ]);
});

test('WEB-2: Tab reaches the phone and map links of every location', async ({ page }) => {
  await open(page, '/walk/places');
  // On a phone the label is "Call", followed by the number.
  const walk = await keyboardWalk(page);
  expect(walk.map((name) => name.replace('Call ', ''))).toEqual(
    ['Wharf Road', 'Ferry Bay'].flatMap((name) => [
      `link "(02) 5550 0142 , ${name}"`,
      `link "Directions to ${name}"`,
    ]),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('OFF-2: offers follow their tabs', async ({ page }) => {
    await walks.offers(page);
  });

  test('RNG-1: models follow their categories', async ({ page }) => {
    await walks.range(page);
  });

  test('TEAM-1: people follow their tabs', async ({ page }) => {
    await walks.team(page);
  });
});
