import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { focusShows } from './walks/keyboard-walk.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';
import { walkCars, walkLocations, walkVehicles } from './walks/walk-stock.ts';

const [full] = walkVehicles as [(typeof walkVehicles)[number]];
const photoCount = full.photos!.length;

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: {
      '/stock': [{ type: 'cars', data: { showAllCars: true } }],
      '/book-test-drive': [{ type: 'form', data: { preset: 'test-drive' } }],
      '/finance': [{ type: 'form', data: { preset: 'finance' } }],
    },
    data: { cars: [...walkCars, ...walkVehicles], locations: walkLocations },
    site: {
      phone: '(02) 5550 0111',
      settings: {
        cars: { stockPath: '/stock', tradeInPath: '/sell-your-car', priceTerms: 'drive away' },
      },
    },
  });
});
test.afterAll(() => site.stop());

const open = (page: Page, address: string) => openWalk(page, site.origin + address);
const isPhone = (page: Page) => page.viewportSize()!.width < 820;

const lightbox = (page: Page) => page.getByRole('dialog', { name: `Photos of ${full.name}` });
const large = (page: Page, number: number) => page.locator(`#photo-${number}`).getByRole('link');
/** Number of the photo that the strip shows, from 1. */
const seen = (page: Page) =>
  page
    .locator('.fc-vehicle__photos')
    .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth) + 1);

test.describe('the photos of a car', () => {
  test('CAR-6: small photos and arrows move the strip', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/cars/full');
    await expectAccessible(page, 'at first');
    const third = page.getByRole('link', { name: 'Photo 3', exact: true });
    await third.click();
    await expect.poll(() => seen(page)).toBe(3);
    await expect(third).toHaveAttribute('aria-current', 'true');
    if (isPhone(page)) return;
    await page.getByRole('button', { name: 'Next photo' }).click();
    await expect.poll(() => seen(page)).toBe(4);
    for (const number of [3, 2, 1, photoCount]) {
      await page.getByRole('button', { name: 'Previous photo' }).click();
      await expect.poll(() => seen(page)).toBe(number);
    }
    const last = page.getByRole('link', { name: `Photo 6, +${photoCount - 6} more` });
    await expect(last).toHaveAttribute('aria-current', 'true');
  });

  test('CAR-6: a photo opens large, and is paged and closed by mouse', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/cars/full');
    await large(page, 1).click();
    await expect(lightbox(page)).toBeVisible();
    await expect(lightbox(page).getByText(`1 of ${photoCount}`)).toBeVisible();
    await expectAccessible(page, 'large photo');
    await lightbox(page).getByRole('button', { name: 'Next photo' }).click();
    await expect(
      lightbox(page).getByRole('img', { name: `${full.name}, from the side` }),
    ).toBeVisible();
    for (const number of [1, photoCount]) {
      await lightbox(page).getByRole('button', { name: 'Previous photo' }).click();
      await expect(lightbox(page).getByText(`${number} of ${photoCount}`)).toBeVisible();
    }
    await lightbox(page).getByRole('button', { name: 'Close photos' }).click();
    await expect(lightbox(page)).toBeHidden();
    await expect(large(page, photoCount)).toBeFocused();
    await expect.poll(() => seen(page)).toBe(photoCount);
  });

  test('CAR-6, WEB-2: and by keyboard; the focus stays within and comes back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/cars/full');
    await large(page, 1).focus();
    expect(await focusShows(page)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox(page).getByText(`2 of ${photoCount}`)).toBeVisible();
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab');
      const within = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(within, 'the focus stays in the dialog').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await expect(large(page, 2)).toBeFocused();
    expect(await focusShows(page)).toBe(true);
  });
});

test('CAR-6: a car’s page shows everything that the dealer publishes about it', async ({
  page,
}) => {
  await open(page, '/cars/full');
  await expect(page.getByRole('heading', { level: 1, name: full.name })).toBeVisible();
  await expect(page.getByText('$41,880', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('One owner.')).toBeVisible();
  await expect(page.getByText('Two keys')).toBeVisible();
  const details = page.locator('.fc-vehicle__all');
  await expect(details).toBeHidden();
  await page.getByText('All details').click();
  await expect(details).toBeVisible();
  await expectAccessible(page, 'details open');
  const facts = page.locator('.fc-vehicle__facts');
  for (const word of ['14,210 km', '2023', 'Automatic', 'Hybrid', '7', 'SUV', 'AWD', '2.5 L'])
    await expect.soft(facts.getByText(word, { exact: true }), word).toBeVisible();
  const rest = ['Demo', 'Touring', 'Five-door wagon', 'Ferry Green', 'Black cloth', '5'];
  for (const word of [...rest, 'WLK900', '6T1BF3FK80X000900'])
    await expect.soft(details.getByText(word, { exact: true }), word).toBeVisible();
  const estimate = page.locator('#repayments');
  await expect(estimate).toContainText('$193');
  await expect(estimate).toContainText('This is an estimate, not an offer of finance');
  await expect(page.getByText('1 Wharf Street, Northpoint NSW 2060')).toBeVisible();
  expect(await page.locator('main script:not([type="application/json"])').count()).toBe(0);
});

test('CAR-6: enquiry, test drive, finance and trade-in take the car along', async ({ page }) => {
  await open(page, '/cars/full');
  const about = { stock_number: 'W900', selected_car: full.name, car_id: 'full' };
  const queryOf = async (name: string) => {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const href = await link.getAttribute('href');
    const { pathname, searchParams } = new URL(href!, site.origin);
    return { pathname, ...Object.fromEntries(searchParams) };
  };
  const enquire = isPhone(page) ? 'Enquire' : 'Enquire about this car';
  await expect(page.getByRole('link', { name: enquire, exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: enquire, exact: true })).toHaveAttribute(
    'href',
    '#enquiry',
  );
  expect(await queryOf('Book a test drive')).toEqual({
    pathname: '/book-test-drive',
    ...about,
    make: 'Ostara',
  });
  expect(await queryOf('Ask about finance')).toEqual({
    pathname: '/finance',
    ...about,
    ...{ vehiclePriceBudget: '41880', carPrice: '41880', deposit: '0', loanTerm: '5' },
  });
  expect(await queryOf('Value my trade-in')).toEqual({ pathname: '/sell-your-car', ...about });
  if (isPhone(page))
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
      'href',
      'tel:0255500100',
    );
});

test('CAR-6: similar cars lead on, and so does the whole stock of the body', async ({ page }) => {
  await open(page, '/cars/full');
  const similar = page.locator('#similar');
  await expect(similar.locator('.fc-car')).toHaveCount(4);
  await expect(similar.getByRole('link', { name: /Gone|Full/ })).toHaveCount(0);
  const name = await similar.locator('.fc-car__name').first().textContent();
  await similar.locator('.fc-car__name a').first().click();
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Every SUV in stock' }).click();
  await expect(page).toHaveURL(`${site.origin}/stock?simple_body=SUV`);
});

test('CAR-6: a sold car’s page answers, says so and leads on; it is not in the stock', async ({
  page,
}) => {
  const answer = await page.goto(`${site.origin}/cars/gone`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('This car has been sold.', { exact: true })).toBeVisible();
  await expect(page.getByText('$20,000')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Enquire|test drive|finance/ })).toHaveCount(0);
  expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
    'SoldOut',
  );
  await expectAccessible(page, 'sold');
  await page.getByRole('link', { name: 'See cars like it' }).click();
  await expect(page.locator('#similar')).toBeInViewport();
  await open(page, '/stock?q=Gone');
  await expect(page.getByText('No results found for your search at this time')).toBeVisible();
});

test('CAR-6: a car of which nothing is known has a page without gaps', async ({ page }) => {
  await open(page, '/cars/bare');
  await expect(page.getByText('Photos coming soon')).toBeVisible();
  await expect(page.getByText('Ask us for the price')).toBeVisible();
  await expect(page.locator('#repayments')).toHaveCount(0);
  await expect(page.getByText(/undefined|NaN|null/)).toHaveCount(0);
  await expectAccessible(page, 'bare');
});

test('CAR-6: a car that nobody has is not found', async ({ page }) => {
  const answer = await page.goto(`${site.origin}/cars/nothing-of-the-kind`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAR-6: photos are links, small ones lead to them, details open', async ({ page }) => {
    await open(page, '/cars/full');
    await expect(page.getByRole('button', { name: 'Next photo' })).toBeHidden();
    await page.getByRole('link', { name: 'Photo 3', exact: true }).click();
    await expect(page).toHaveURL(/#photo-3$/);
    await expect(large(page, 3)).toBeInViewport();
    await page.getByText('All details').click();
    await expect(page.getByText('WLK900')).toBeVisible();
    await large(page, 3).click();
    await expect(page).toHaveURL(/\/_image\/\w+\/1920\.webp\//);
  });
});
