import { expect, test, type Page } from '@playwright/test';
import { answerQuestion, nextButton } from './forms/form-driver.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { expectAccessible } from './accessibility/page-errors.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';
import { walkTeam, walkVehicles } from './walks/walk-stock.ts';

const workshop = { lat: -33.84, long: 151.2 };
const locations = [{ id: 'north', name: 'North yard', address: workshop }];

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: {
      '/walk/service': [{ type: 'form', data: { preset: 'service-booking' } }],
      '/thank-you': [{ type: 'success', data: {} }],
    },
    data: { cars: walkVehicles, locations, team: walkTeam },
    site: { settings: { service: { freeRide: {} } } },
    env: { TRUST_PROXY: 'true' },
  });
});
test.afterAll(() => site.stop());

const full = walkVehicles.find(({ slug }) => slug === 'full')!;

async function fillContact(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Alex Tran');
  await page.getByLabel('Mobile Number').fill('0491 570 156');
  await page.getByLabel('Email Address').fill(email);
}

test('CAR-6, FRM-7: the enquiry on a car’s page is about that car and names the visitor’s campaign', async ({
  page,
}, { project }) => {
  const email = `car-${project.name}@mail.example`;
  await openWalk(page, `${site.origin}/walk/service?utm_source=letter&utm_campaign=spring`);
  await openWalk(page, `${site.origin}/cars/full`);
  const enquire = project.name === 'phone' ? 'Enquire' : 'Enquire about this car';
  await page.getByRole('link', { name: enquire, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enquire about this car' })).toBeInViewport();
  await expectAccessible(page);
  await fillContact(page, email);
  await page.getByLabel('What would you like to know?').fill('Is it still there?');
  await nextButton(page).click();
  await page.waitForURL(/\/thank-you\?category=general-enquiry/);
  const [lead] = await leadsOf(site.dataDir, email);
  expect(lead?.fields).toMatchObject({
    selected_car: full.name,
    car_id: full.id,
    stock_number: full.stock_number,
    page_id: '/cars/full',
    Comments: 'Is it still there?',
    utm_source: 'letter',
    utm_campaign: 'spring',
  });
});

test('CAR-9: deposit and term change the weekly price, and the estimate goes with the enquiry', async ({
  page,
}, { project }) => {
  const email = `loan-${project.name}@mail.example`;
  await openWalk(page, `${site.origin}/cars/full`);
  const repayments = page.locator('#repayments');
  await repayments.scrollIntoViewIfNeeded();
  const slider = repayments.getByRole('slider', { name: 'Deposit' });
  await expect(repayments.locator('.fc-vehicle__figure').first()).toHaveText('$193');
  await expect(async () => {
    await slider.fill('10000');
    await expect(repayments.locator('.fc-vehicle__figure').first()).toHaveText('$147', {
      timeout: 500,
    });
  }).toPass();
  await repayments.getByRole('slider', { name: 'Paid back over' }).fill('7');
  await expect(page.locator('.fc-vehicle__weekly')).toContainText('$113');
  await expect(repayments).toContainText('with a deposit of $10,000');
  await expectAccessible(page, 'estimate changed');
  const summary =
    '$113 a week over 7 years at 7.49% p.a. (comparison rate 8.12% p.a.), with a deposit of $10,000';
  await expect(
    page.getByText(`We’ll send your estimate with your enquiry: ${summary}`),
  ).toBeVisible();
  await fillContact(page, email);
  await nextButton(page).click();
  await page.waitForURL(/\/thank-you\?category=general-enquiry/);
  const [lead] = await leadsOf(site.dataDir, email);
  expect(lead?.fields['Repayment Estimate']).toBe(summary);
});

test('TEAM-3: a message reaches the person whom the page is about', async ({ page }, {
  project,
}) => {
  const email = `team-${project.name}@mail.example`;
  await openWalk(page, `${site.origin}/team/mele-fonoti`);
  await page.getByRole('link', { name: 'Send a message' }).click();
  await fillContact(page, email);
  await page.getByLabel('Your message').fill('Thank you!');
  await nextButton(page).click();
  await page.waitForURL(/\/thank-you\?category=team-member-enquiry&user=Mele\+Fonoti/);
  const [lead] = await leadsOf(site.dataDir, email);
  expect(lead?.fields).toMatchObject({ user: 'Mele Fonoti', Comments: 'Thank you!' });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAR-6, FRM-7: the enquiry is sent all the same, campaign and all', async ({ page }, {
    project,
  }) => {
    const email = `plain-${project.name}@mail.example`;
    await page.goto(`${site.origin}/cars/full?utm_source=radio`);
    await fillContact(page, email);
    await nextButton(page).click();
    await answerQuestion(page);
    await page.waitForURL(/\/thank-you\?category=general-enquiry/);
    const [lead] = await leadsOf(site.dataDir, email);
    expect(lead?.fields).toMatchObject({ selected_car: full.name, utm_source: 'radio' });
  });
});

test.describe('SVC-5: the free ride', () => {
  const { lat, long } = workshop;
  const ask = async (page: Page) => {
    await openWalk(page, `${site.origin}/walk/service`);
    await page.getByRole('button', { name: 'Am I close enough?' }).click();
  };
  const offer = (page: Page) => page.getByText('we’ll drive you home for free');

  test('SVC-5: visitors nearby are offered it once they share their position', async ({ page }) => {
    await page.context().grantPermissions(['geolocation'], { origin: site.origin });
    await page.context().setGeolocation({ latitude: lat + 0.01, longitude: long });
    await ask(page);
    await expect(offer(page)).toBeVisible();
    await expectAccessible(page);
    await page.context().setGeolocation({ latitude: lat + 1, longitude: long });
    await ask(page);
    await expect(page.getByText('a little too far away')).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });
});
