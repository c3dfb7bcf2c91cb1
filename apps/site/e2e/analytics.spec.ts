import { expect, test, type Page } from '@playwright/test';
import { nextButton } from './forms/form-driver.ts';
import { expectAccessible } from './accessibility/page-errors.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';

const container = 'GTM-WALK1';
const bookings = {
  type: 'form',
  data: {
    category: 'Service Booking',
    fields: [
      { name: 'name', type: 'text', label: 'Full Name', required: true },
      { name: 'email', type: 'email', label: 'Email Address', required: true },
    ],
  },
};
const applications = { ...bookings, data: { ...bookings.data, category: 'Finance Enquiry' } };

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: {
      '/walk/booking': [bookings],
      '/walk/finance': [applications],
      '/walk/calculator': [{ type: 'financeCalculator', data: {} }],
      '/thank-you': [{ type: 'success', data: {} }],
    },
    data: {},
    site: {
      analytics: { containerId: container },
      settings: { success: { trackPage: true } },
    },
  });
});
test.afterAll(() => site.stop());

interface Heard {
  /** Events that the tag received, page after page. */
  readonly items: Record<string, unknown>[];
  /** Addresses that were fetched from the tag manager. */
  readonly fetched: string[];
  /** Errors of the console, such as what the page's policy blocked. */
  readonly errors: string[];
}

/** Installs a tag of the test's own, which records the events it receives. */
async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { items: [], fetched: [], errors: [] };
  await page.exposeFunction('heardByTag', (item: Record<string, unknown>) => {
    if (String(item.event).startsWith('forecourt')) heard.items.push(item);
  });
  await page.route('https://www.googletagmanager.com/**', (route) => {
    heard.fetched.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `{ const push = dataLayer.push.bind(dataLayer);
        dataLayer.push = (item) => (heardByTag(item), push(item));
        google_tag_manager = { '${container}': {} }; }`,
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') heard.errors.push(message.text());
  });
  return heard;
}
const banner = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' });
const answer = (page: Page, name: 'Accept' | 'Decline') =>
  banner(page).getByRole('button', { name }).click();

test('API-5: nothing is fetched or reported before the visitor agrees; then everything is, once', async ({
  page,
}) => {
  const heard = await listen(page);
  await openWalk(page, `${site.origin}/walk/calculator`);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  expect(heard).toEqual({ items: [], fetched: [], errors: [] });
  await answer(page, 'Accept');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => heard.items).toEqual([{ event: 'forecourt_event', eventId: 26 }]);
  expect(heard.fetched).toEqual([`https://www.googletagmanager.com/gtm.js?id=${container}`]);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await openWalk(page, `${site.origin}/walk/finance`);
  await expect(banner(page)).toHaveCount(0);
  await page.getByLabel('Full Name').pressSequentially('Alex');
  await expect.poll(() => heard.items.length).toBe(2);
  expect(heard.items[1]).toEqual({ event: 'forecourt_event', eventId: 31 });
  expect(heard.errors).toEqual([]);
});

test('API-5: who declines is not measured, is not asked again, and may think again', async ({
  page,
}) => {
  const heard = await listen(page);
  await openWalk(page, `${site.origin}/walk/finance`);
  await answer(page, 'Decline');
  await page.getByLabel('Full Name').pressSequentially('Alex');
  await openWalk(page, `${site.origin}/walk/calculator`);
  await expect(banner(page)).toHaveCount(0);
  expect(heard).toEqual({ items: [], fetched: [], errors: [] });
  await page.getByRole('button', { name: 'change your measurement choice' }).click();
  await answer(page, 'Accept');
  await expect.poll(() => heard.fetched.length).toBe(1);
  expect(heard.items).toEqual([]);
});

test('API-5, SUC-3: a booking is reported on its success page, once, and so is that page', async ({
  page,
}) => {
  const heard = await listen(page);
  await openWalk(page, `${site.origin}/walk/booking`);
  await answer(page, 'Accept');
  await page.getByLabel('Full Name').fill('Alex Tran');
  await page.getByLabel('Email Address').fill('alex@mail.example');
  await nextButton(page).click();
  await page.waitForURL(/\/thank-you\?category=service-booking/);
  const expected = [
    { event: 'forecourt_event', eventId: 20 },
    { event: 'forecourt_success_page', category: 'service-booking' },
  ];
  await expect.poll(() => heard.items).toEqual(expected);
  await page.reload();
  await expect.poll(() => heard.items).toEqual([...expected, expected[1]]);
  expect(JSON.stringify(heard.items)).not.toMatch(/Alex|mail\.example/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('API-5: nobody is asked and nothing is measured', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).hostname));
    await page.goto(`${site.origin}/walk/booking`);
    await expect(page.getByText('May we measure')).toHaveCount(0);
    expect(new Set(fetched)).toEqual(new Set(['walk.localhost']));
  });
});
