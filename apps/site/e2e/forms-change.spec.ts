import { expect, test, type Page } from '@playwright/test';
import { newVisitor } from './forms/new-visitor.ts';
import { formCases, serviceCase } from './forms/form-cases.ts';
import {
  answerQuestion,
  controlOf,
  fillStep,
  formOf,
  nextButton,
  tabTo,
} from './forms/form-driver.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { expectAccessible } from './accessibility/page-errors.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';
import { walkLocations } from './walks/walk-stock.ts';

// The behaviour does not depend on the width: the panel is below the form, or beside it.

const booking = serviceCase('full');
const lead = formCases.find(({ name }) => name === 'lead')!;
const finance = { data: { preset: 'finance' } } as const;
const applicant = {
  'How much would you like to borrow?': '25000',
  'First Name': 'Jo',
  'Last Name': 'Tran',
  'Mobile Number': '0491 570 156',
};

let site: WalkSite;
test.beforeAll(async () => {
  const forms = { booking, lead, finance };
  site = await startWalkSite({
    pages: {
      ...Object.fromEntries(
        Object.entries(forms).map(([name, { data }]) => [
          `/walk/${name}`,
          [{ type: 'form', data: { ...data } }],
        ]),
      ),
      '/thank-you': [{ type: 'success', data: {} }],
    },
    data: { locations: walkLocations },
    site: { settings: { forms: { termsRequired: true } } },
    env: { TRUST_PROXY: 'true' },
  });
});
test.afterAll(() => site.stop());

const step = (page: Page) => page.locator('.fc-form-step');
const change = (page: Page, name: string) =>
  page
    .getByRole('complementary', { name: /so far/ })
    .getByRole('button', { name: `Change: ${name}` });
const thanks = (page: Page) => page.waitForURL((url) => url.pathname === '/thank-you');

test('FRM-3, WEB-2: an earlier step is changed by keyboard, and nothing typed is lost', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await openWalk(page, `${site.origin}/walk/booking`);
  await fillStep(page, booking.steps[0]!, email);
  await nextButton(page).click();
  await expect(step(page)).toHaveText('Your vehicle');
  await fillStep(page, booking.steps[1]!, email);
  await nextButton(page).click();
  await expect(step(page)).toHaveText('Your visit');
  await fillStep(page, booking.steps[2]!, email);
  await expectAccessible(page);
  await tabTo(page, change(page, 'Your details'), 'the button');
  await page.keyboard.press('Enter');
  await expect(step(page)).toHaveText('Your details');
  await expect(step(page)).toBeFocused();
  await expect(controlOf(page, 'Email Address')).toHaveValue(email);
  await page.goBack();
  await expect(step(page)).toHaveText('Your visit');
  await page.goForward();
  await expect(step(page)).toHaveText('Your details');
  await controlOf(page, 'Full Name').fill('Jo Changed');
  await nextButton(page).click();
  await expect(controlOf(page, 'Model')).toHaveValue('Tern');
  await nextButton(page).click();
  await expect(step(page)).toHaveText('Your visit');
  await nextButton(page).click();
  await thanks(page);
  expect(await leadsOf(site.dataDir, email)).toMatchObject([
    { lead_status: 'Complete', fields: { name: 'Jo Changed', 'Vehicle Model': 'Tern' } },
  ]);
});

test('FRM-2: a field that a browser filled in unseen costs a question, and nothing else', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await openWalk(page, `${site.origin}/walk/lead`);
  const autofill = () =>
    formOf(page)
      .locator('[name=_website]')
      .evaluate((each: HTMLInputElement) => (each.value = 'https://jo.example'));
  await fillStep(page, lead.steps[0]!, email);
  await autofill();
  await nextButton(page).click();
  await expect(formOf(page).locator('[name=_answer]')).toBeVisible();
  expect(await leadsOf(site.dataDir, email)).toEqual([]);
  await expect(controlOf(page, 'Email Address')).toHaveValue(email);
  await autofill();
  await answerQuestion(page);
  await thanks(page);
  expect(await leadsOf(site.dataDir, email)).toHaveLength(1);
});

test('FNQ-6: the link to an unfinished application is there again after a reload', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await openWalk(page, `${site.origin}/walk/finance`);
  await fillStep(page, { ...applicant, 'Email Address': email }, email);
  await nextButton(page).click();
  const link = page.getByRole('link', { name: 'Save this link' });
  const own = await link.getAttribute('href');
  await fillStep(page, { 'Driver Licence Number': 'DL-7741093' }, email);
  await page.reload();
  await expect(page.locator('[aria-current=step]')).toContainText('Step 2 of 2');
  await expect(link).toHaveAttribute('href', own!);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('DL-7741093');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FRM-12: an earlier step is changed, and the answers of the later one are retained', async ({
    page,
  }) => {
    const email = await newVisitor(page);
    await page.goto(`${site.origin}/walk/booking`);
    await fillStep(page, booking.steps[0]!, email);
    await nextButton(page).click();
    await answerQuestion(page);
    await expect(step(page)).toHaveText('Your vehicle');
    await controlOf(page, 'Model').fill('Half typed');
    await change(page, 'Your details').click();
    await expect(step(page)).toHaveText('Your details');
    await expect(controlOf(page, 'Email Address')).toHaveValue(email);
    await nextButton(page).click();
    await expect(step(page)).toHaveText('Your vehicle');
    await expect(controlOf(page, 'Model')).toHaveValue('Half typed');
    expect(await leadsOf(site.dataDir, email)).toHaveLength(1);
  });
});
