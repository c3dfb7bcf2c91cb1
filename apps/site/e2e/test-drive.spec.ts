import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility/page-errors.ts';
import { answerQuestion, fillStep, formOf, nextButton } from './forms/form-driver.ts';
import { newVisitor } from './forms/new-visitor.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { openWalk, startWalkServer, type WalkServer } from './walks/walk-site.ts';
import { walkCars } from './walks/walk-stock.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const yard = (id: string, name: string, from: string) => ({
  ...{ id, name, location_type: ['sales'] },
  openingHours: [{ department: 'sales', days, from, to: '17:00' }],
});

let server: WalkServer<'north'>;
test.beforeAll(async () => {
  const pages = {
    '/book-test-drive': [{ type: 'form', data: { preset: 'test-drive' } as const }],
    '/thank-you': [{ type: 'success', data: {} }],
  };
  const locations = [yard('west', 'West yard', '13:00'), yard('north', 'North yard', '09:00')];
  const site = { settings: { forms: { severalDealerships: true } } };
  const tenant = { pages, data: { cars: walkCars, locations }, site };
  server = await startWalkServer({ north: tenant }, { TRUST_PROXY: 'true' });
});
test.afterAll(() => server.stop());

const part = (page: Page, name: 'Day' | 'Time') => formOf(page).getByLabel(name, { exact: true });
const timesOf = (page: Page) => part(page, 'Time').locator('option').allTextContents();
const contact = (email: string) => ({
  'Full Name': 'Alex Tran',
  'Mobile Number': '0491 570 156',
  'Email Address': email,
});
/** The newest with a picture. */
const chosen = walkCars[1]!;

/** The lead and the thanks have the car, the yard and the time in words. */
async function expectBooked(page: Page, email: string, day: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/thank-you');
  const summary = page.locator('.fc-success-request');
  for (const words of [chosen.name, 'North yard', day]) await expect(summary).toContainText(words);
  await expect(summary.getByRole('link', { name: /calendar/i })).toBeVisible();
  const [lead] = await leadsOf(server.dataDir, email);
  expect(lead!.fields).toMatchObject({ car_id: chosen.id, selected_car: chosen.name });
  expect(lead!.fields['Preferred Date']).toMatch(/T14:30\+1\d:00$/);
  expect(lead!.fields.dealership_name).toBe('North yard');
}

const yardOf = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Where would you like to drive it?' })
    .getByRole('radio', { name: `${name} yard` });

test('FRM-14: a car brings its yard, the yard its times; all are in lead and thanks', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await openWalk(page, `${server.origins.north}/book-test-drive`);
  await expect(page.getByLabel('Make', { exact: true })).toBeHidden();
  await page.getByRole('radio', { name: 'Another car' }).check();
  await expect(page.getByLabel('Make', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: chosen.name }).check();
  await expect(yardOf(page, 'North')).toBeChecked();
  await part(page, 'Day').selectOption({ index: 2 });
  expect(await timesOf(page)).toContain('9 am');
  await yardOf(page, 'West').check();
  await expect.poll(() => timesOf(page)).not.toContain('9 am');
  await yardOf(page, 'North').check();
  await part(page, 'Time').selectOption('14:30');
  await expectAccessible(page);
  const day = await part(page, 'Day').locator('option:checked').innerText();
  await fillStep(page, contact(email), email);
  await nextButton(page).click();
  await expectBooked(page, email, day);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('FRM-12, FRM-14: the same form books a test drive, and says when a yard is closed', async ({
    page,
  }) => {
    const email = await newVisitor(page);
    await page.goto(`${server.origins.north}/book-test-drive?car_id=${chosen.id}`);
    await expect(page.getByRole('radio', { name: chosen.name })).toBeChecked();
    await expect(yardOf(page, 'North')).toBeChecked();
    await yardOf(page, 'West').check();
    await part(page, 'Day').selectOption({ index: 2 });
    const day = await part(page, 'Day').locator('option:checked').innerText();
    await part(page, 'Time').selectOption('09:00');
    await fillStep(page, contact(email), email);
    await nextButton(page).click();
    await expect(page.locator('.fc-form-summary')).toContainText('start from 1 pm to 4:30 pm');
    await expect(page.getByRole('radio', { name: chosen.name })).toBeChecked();
    await yardOf(page, 'North').check();
    await part(page, 'Time').selectOption('14:30');
    await nextButton(page).click();
    await answerQuestion(page);
    await expectBooked(page, email, day);
  });
});
