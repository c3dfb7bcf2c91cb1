import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { startLender } from '../../../tools/upstreams/lender.ts';
import type { Upstream } from '../../../tools/upstreams/upstream.ts';
import { newVisitor } from './forms/new-visitor.ts';
import { answerQuestion, controlOf, fillStep, formOf, nextButton } from './forms/form-driver.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';

const credential = 'local-credential';
const secret = { dateOfBirth: '1979-03-27', driverLicenceNumber: 'ZQX7781942' };
const page1 = (email: string, phone: string) => ({
  'How much would you like to borrow?': '25000',
  'First Name': 'Quillonia',
  'Last Name': 'Brackwater',
  'Mobile Number': phone,
  'Email Address': email,
});
const page2 = {
  'Date of Birth': secret.dateOfBirth,
  'Driver Licence Number': secret.driverLicenceNumber,
  'Your Current Address': '1 Quay Street, Newcastle NSW 2300',
};
/** The lender verifies mobile numbers by their last digit. */
const [verified, unverified] = ['0491 570 156', '0491 570 157'];

let satellite: Server;
let lender: Upstream;
let site: WalkSite;
test.beforeAll(async () => {
  satellite = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>The lender</h1>');
  });
  await new Promise<void>((resolve) => satellite.listen(0, '127.0.0.1', resolve));
  const { port } = satellite.address() as AddressInfo;
  lender = await startLender({
    credential,
    satelliteUrl: `http://127.0.0.1:${port}`,
    dealershipOfCar: new Map(),
  });
  site = await startWalkSite({
    pages: {
      '/walk/finance': [{ type: 'form', id: 'loan', data: { preset: 'finance' } }],
      '/thank-you': [{ type: 'success', data: {} }],
    },
    data: {},
    site: { settings: { finance: { satelliteHosts: ['127.0.0.1'] } } },
    env: {
      TRUST_PROXY: 'true',
      FORECOURT_LENDER_URL: lender.url,
      FORECOURT_LENDER_TOKEN: credential,
    },
  });
});
test.afterAll(async () => {
  await site.stop();
  await lender.close();
  await new Promise((resolve) => satellite.close(resolve));
});

const applications = (email: string) =>
  lender.arrivals
    .filter(({ route }) => route === 'applications')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
    .filter((form) => form.email === email);

async function agree(page: Page): Promise<void> {
  const ticks = formOf(page).getByRole('checkbox');
  await expect(ticks).toHaveCount(3);
  for (const tick of await ticks.all()) await tick.check();
}

const address = () => `${site.origin}/walk/finance`;
test('FNQ-1, FNQ-3, FNQ-4: an application is stored, goes to the lender once, and its visitor goes on', async ({
  page,
}) => {
  const email = await newVisitor(page, 'brackwater.example');
  await openWalk(page, address());
  await fillStep(page, page1(email, unverified!), email);
  await nextButton(page).click();
  await expect(page.getByText('to continue within 14 days')).toBeVisible();
  await fillStep(page, page2, email);
  await agree(page);
  await nextButton(page).click();
  await page.waitForURL(/mobile-verification/);
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/mobile-verification/new',
    { dealership_id: 'D-1', phone: '0491570157' },
  ]);
  expect(applications(email)).toEqual([expect.objectContaining(secret)]);
  const [lead, ...others] = await leadsOf(site.dataDir, email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    lead_status: 'Complete',
    withheld: [...Object.keys(secret), 'taurus_customer_key'],
    fields: { taurus_dealership_id: 'D-1' },
  });
});

test('FNQ-6: the link of an unfinished application leads back to its step', async ({
  page,
  context,
}) => {
  const email = await newVisitor(page, 'brackwater.example');
  await openWalk(page, address());
  await fillStep(page, page1(email, verified!), email);
  await nextButton(page).click();
  const link = page.getByRole('link', { name: 'Save this link' });
  const own = new URL((await link.getAttribute('href'))!, page.url()).href;
  expect(own).toMatch(/\?resume=[\w-]{22}#/);

  const later = await context.newPage();
  await newVisitor(later, 'brackwater.example');
  await openWalk(later, own);
  await expect(later.getByText('Welcome back')).toBeVisible();
  await expect(later.locator('[aria-current=step]')).toContainText('Step 2 of 2');
  await fillStep(later, page2, email);
  await agree(later);
  await nextButton(later).click();
  await later.waitForURL(/\/quote\/new\?dealership_id=D-1$/);
  expect(applications(email)).toHaveLength(1);
  expect(await leadsOf(site.dataDir, email)).toHaveLength(1);

  await later.goto(own);
  await expect(later.getByText('link has expired')).toBeVisible();
});

test.describe('what the lender cannot take', () => {
  test('FNQ-3: is said at its field, and listed as "field: first message"', async ({ page }) => {
    const email = await newVisitor(page, 'brackwater.example');
    await openWalk(page, address());
    await fillStep(page, page1(email, verified!), email);
    await nextButton(page).click();
    await fillStep(page, page2, email);
    await agree(page);
    lender.answer('applications', {
      status: 200,
      body: { dataErrors: { phone: ['is not known'] } },
    });
    await nextButton(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    const phone = controlOf(page, 'Mobile Number');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription(/is not known/);
    await summary.getByRole('link', { name: 'Mobile Number: is not known' }).click();
    await expect(phone).toBeFocused();
    lender.heal();
    await nextButton(page).click();
    await expect(controlOf(page, 'Date of Birth')).toHaveValue(secret.dateOfBirth);
    await nextButton(page).click();
    await page.waitForURL(/\/quote\/new/);
    expect(await leadsOf(site.dataDir, email)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FNQ-3, FRM-12: an application goes all the way; sensitive answers are never in the page', async ({
    page,
  }) => {
    const email = await newVisitor(page, 'brackwater.example');
    await page.goto(address());
    await fillStep(page, page1(email, verified!), email);
    await nextButton(page).click();
    await answerQuestion(page);
    await expect(page.getByText('to continue within 14 days')).toBeVisible();
    await fillStep(page, page2, email);
    await nextButton(page).click();
    // Nobody agreed yet: the step comes back, and what is sensitive need not be typed again.
    await expect(page.getByRole('alert')).toBeVisible();
    const html = await page.content();
    for (const value of Object.values(secret)) expect(html).not.toContain(value);
    await expect(page.getByText('We’ve saved your answer.')).toHaveCount(2);
    await expect(controlOf(page, 'Your Current Address')).toHaveValue(/1 Quay Street/);
    await agree(page);
    await nextButton(page).click();
    await page.waitForURL(/\/quote\/new\?dealership_id=D-1$/);
    expect(applications(email)).toEqual([expect.objectContaining(secret)]);
  });
});
