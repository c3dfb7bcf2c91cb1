import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { htmlErrors } from '../../../libs/renderer/src/testing/html-errors.ts';
import { newVisitor } from './forms/new-visitor.ts';
import { formCases, serviceCase, type FormCase } from './forms/form-cases.ts';
import {
  answerQuestion,
  controlOf,
  fillForm,
  fillStep,
  formOf,
  nextButton,
} from './forms/form-driver.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { expectAccessible } from './accessibility/page-errors.ts';
import { islandsMounted } from './walks/islands.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';
import { walkLocations } from './walks/walk-stock.ts';

const booking = serviceCase('full');
const lead = formCases.find(({ name }) => name === 'lead')!;
const survey = formCases.find(({ name }) => name === 'survey')!;
const block = ({ data }: FormCase) => [{ type: 'form', data: { ...data } }];

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: {
      '/walk/lead': block(lead),
      '/walk/survey': block(survey),
      '/walk/booking': block(booking),
      '/walk/parts': [{ type: 'form', data: { preset: 'parts' } }],
      '/thank-you': [{ type: 'success', data: {} }],
    },
    data: { locations: walkLocations },
    site: { settings: { forms: { termsRequired: true, optIn: true } } },
    env: { TRUST_PROXY: 'true' },
  });
});
test.afterAll(() => site.stop());

const open = (page: Page, address: string) => openWalk(page, site.origin + address);
const summary = (page: Page) => page.locator('.fc-form-summary');
const stepHeading = (page: Page) => page.locator('.fc-form-step');
const thanks = (page: Page) => page.waitForURL((url) => url.pathname === '/thank-you');
const leads = (email: string) => leadsOf(site.dataDir, email);

test('FRM-3, WEB-2: errors are summed up first, get the focus, and lead to their fields', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await open(page, '/walk/lead');
  await expectAccessible(page, 'new');
  await nextButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Four things to fix before you continue');
  await expect(summary(page)).toHaveRole('alert');
  await expectAccessible(page, 'four errors');
  await page.getByRole('link', { name: 'Enter your email address.' }).click();
  await expect(controlOf(page, 'Email Address')).toBeFocused();
  await expect(controlOf(page, 'Email Address')).toHaveAccessibleDescription(
    /Enter your email address/,
  );
  await fillStep(page, { ...lead.steps[0], 'Email Address': 'kim@' }, email);
  await nextButton(page).click();
  await expect(summary(page)).toContainText('One thing to fix');
  await expect(controlOf(page, 'Email Address')).toHaveValue('kim@');
  await expectAccessible(page, 'one error');
  await controlOf(page, 'Email Address').fill(email);
  await nextButton(page).click();
  await thanks(page);
  await expectAccessible(page, 'thanks');
  expect(await leads(email)).toHaveLength(1);
});

test('FRM-9: the terms of use are asked for in their own words', async ({ page }) => {
  await newVisitor(page);
  await open(page, '/walk/lead');
  await nextButton(page).click();
  const words = '*You must agree to the terms of use before submitting.';
  await expect(formOf(page).getByText(words)).toHaveCount(2);
  await summary(page).getByRole('link', { name: words }).click();
  await expect(formOf(page).getByRole('checkbox').last()).toBeFocused();
});

test('WEB-2: a question with choices describes its error', async ({ page }) => {
  const email = await newVisitor(page);
  await open(page, '/walk/survey');
  await nextButton(page).click();
  await expect(page.getByRole('group', { name: 'How was it?' })).toHaveAccessibleDescription(
    /Please answer this question/,
  );
  await expectAccessible(page, 'errors');
  await summary(page).getByRole('link').first().click();
  await expect(page.getByRole('radio', { name: 'Very good' })).toBeFocused();
  await fillStep(page, survey.steps[0]!, email);
  await expectAccessible(page, 'answered');
});

test('FRM-3: Back and Forward of the browser lead through the steps and lose nothing', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await open(page, '/walk/booking');
  await expectAccessible(page, 'step 1');
  await fillStep(page, booking.steps[0]!, email);
  await nextButton(page).click();
  await expect(stepHeading(page)).toHaveText('Your vehicle');
  await expect(stepHeading(page)).toBeFocused();
  await expectAccessible(page, 'step 2');
  await fillStep(page, booking.steps[1]!, email);
  await page.goBack();
  await expect(stepHeading(page)).toHaveText('Your details');
  await expect(controlOf(page, 'Email Address')).toHaveValue(email);
  await page.goForward();
  await expect(stepHeading(page)).toHaveText('Your vehicle');
  await expect(controlOf(page, 'Model')).toHaveValue('Tern');
  await nextButton(page).click();
  await expect(stepHeading(page)).toHaveText('Your visit');
  await expectAccessible(page, 'step 3');
  await formOf(page).getByRole('button', { name: 'Back' }).click();
  await expect(stepHeading(page)).toHaveText('Your vehicle');
  await expect(controlOf(page, 'Year')).toHaveValue('2022');
  await page.goForward();
  await expect(stepHeading(page)).toHaveText('Your visit');
  await fillStep(page, booking.steps[2]!, email);
  await nextButton(page).click();
  await thanks(page);
  expect(await leads(email)).toMatchObject([
    { lead_status: 'Complete', fields: { 'Vehicle Model': 'Tern' } },
  ]);
});

test('FRM-6: a reload, or a visit to another page, keeps the step, the answers and the lead', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await open(page, '/walk/booking');
  await fillStep(page, booking.steps[0]!, email);
  await nextButton(page).click();
  await fillStep(page, { Model: 'Tern', Year: '2022' }, email);
  await page.reload();
  await islandsMounted(page);
  await expect(stepHeading(page)).toHaveText('Your vehicle');
  await expect(controlOf(page, 'Model')).toHaveValue('Tern');
  await page.goto(`${site.origin}/walk/lead`);
  await page.goBack();
  await islandsMounted(page);
  await expect(stepHeading(page)).toHaveText('Your vehicle');
  await fillStep(page, booking.steps[1]!, email);
  await nextButton(page).click();
  await fillStep(page, booking.steps[2]!, email);
  await nextButton(page).click();
  await thanks(page);
  expect(await leads(email)).toMatchObject([
    { lead_status: 'Complete', fields: { name: 'Alex Tran' } },
  ]);
  await open(page, '/walk/booking');
  await expect(controlOf(page, 'Email Address')).toHaveValue('');
});

test('FRM-6: a double click, or Enter upon it, makes one lead', async ({ page }) => {
  const email = await newVisitor(page);
  await open(page, '/walk/lead');
  await fillStep(page, lead.steps[0]!, email);
  let posts = 0;
  await page.route(/_form=/, async (route) => {
    if (route.request().method() === 'POST') posts += 1;
    await route.continue();
  });
  await nextButton(page).dblclick();
  await thanks(page);
  expect(posts).toBe(1);
  expect(await leads(email)).toMatchObject([{ revisions: 1 }]);
});

test('FRM-6: a form sent again after a lost connection makes one lead', async ({ page }) => {
  const email = await newVisitor(page);
  await open(page, '/walk/lead');
  await fillStep(page, lead.steps[0]!, email);
  let lost = 0;
  await page.route(/_form=/, async (route) => {
    if (lost++ > 0) return route.continue();
    // It arrives; the answer does not. Node knows the server by its number alone.
    const { host, href } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    await route.fetch({ url: href.replace('walk.localhost', '127.0.0.1'), headers });
    await route.abort('connectionreset');
  });
  await nextButton(page).click();
  await expect(summary(page)).toContainText(
    'We couldn’t reach our server. Your answers are still here.',
  );
  await expect(summary(page)).toBeFocused();
  await expectAccessible(page, 'lost connection');
  await expect(controlOf(page, 'Email Address')).toHaveValue(email);
  await nextButton(page).click();
  await thanks(page);
  expect(await leads(email)).toMatchObject([{ revisions: 1 }]);
});

test('FRM-13: a corrected answer turns right as it is typed, an unfinished one keeps its error', async ({
  page,
}) => {
  await newVisitor(page);
  await open(page, '/walk/lead');
  await nextButton(page).click();
  await expect(summary(page)).toBeFocused();
  const errors = formOf(page).locator('.fc-form-error');
  const all = await errors.count();
  const email = controlOf(page, 'Email Address');
  await email.fill('alex@');
  await expect(errors).toHaveCount(all);
  await email.press('Tab');
  const status = formOf(page).getByRole('status');
  await expect(status).toHaveText(/^Enter a full email/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('alex@mail.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await expect(errors).toHaveCount(all - 1);
  await expect(email).toBeFocused();
  // A press on a button that moves as a message changes is not lost.
  const phone = controlOf(page, 'Mobile Number');
  await phone.fill('04');
  const message = await errors.first().textContent();
  await nextButton(page).hover();
  await page.mouse.down();
  await expect(errors.first()).toHaveText(message!);
  await page.mouse.up();
  await expect(summary(page)).toBeFocused();
  // A choice is an answer at once.
  await formOf(page)
    .getByRole('checkbox', { name: /^I agree/ })
    .check();
  await expect(errors).toHaveCount(all - 2);
});

test('FRM-6: a form that is being sent says so', async ({ page }) => {
  const email = await newVisitor(page);
  await open(page, '/walk/lead');
  await fillStep(page, lead.steps[0]!, email);
  let go: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => (go = resolve));
  await page.route(/_form=/, async (route) => {
    await waiting;
    await route.continue();
  });
  await nextButton(page).click();
  await expect(formOf(page).getByRole('status')).toHaveText('Sending…');
  await expectAccessible(page, 'sending');
  go!();
  await thanks(page);
});

test('FRM-2: the captcha waits for the first use of the form; a browser that cannot solve it gets the question', async ({
  page,
}) => {
  const email = await newVisitor(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/captcha|altcha/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  await page.route('**/api/captcha', (route) => route.abort());
  await open(page, '/walk/lead');
  expect(scripts).toEqual([]);
  const solver = page.waitForRequest(/altcha-solver/);
  await controlOf(page, 'Full Name').focus();
  await solver;
  await fillStep(page, lead.steps[0]!, email);
  await nextButton(page).click();
  await expect(formOf(page).locator('[name=_answer]')).toBeVisible();
  await expect(controlOf(page, 'Email Address')).toHaveValue(email);
  await answerQuestion(page);
  await thanks(page);
  expect(await leads(email)).toHaveLength(1);
});

test('FRM-6: a rate-limited post loses no answer', async ({ page }) => {
  const email = await newVisitor(page);
  await open(page, '/walk/booking');
  await fillStep(page, booking.steps[0]!, email);
  await page.route(/_form=/, (route) =>
    route.fulfill({
      status: 429,
      json: { outcome: 'errors', step: '', errors: {}, formError: 'Please wait a moment.' },
    }),
  );
  await nextButton(page).click();
  await expect(summary(page)).toContainText('Please wait a moment.');
  await expect(controlOf(page, 'Email Address')).toHaveValue(email);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('FRM-6: while leads cannot be stored, answers stay', async ({ page }) => {
      const email = await newVisitor(page);
      await open(page, '/walk/lead');
      await fillStep(page, lead.steps[0]!, email);
      const store = new DatabaseSync(path.join(site.dataDir, 'leads.sqlite'));
      try {
        // The server may be writing at this moment.
        store.exec('pragma busy_timeout = 10000; begin exclusive');
        await nextButton(page).click();
        if (!javaScriptEnabled) await answerQuestion(page);
        await expect(summary(page)).toContainText('We couldn’t save this just now', {
          timeout: 30_000,
        });
        if (javaScriptEnabled) await expectAccessible(page, 'not stored');
        await expect(controlOf(page, 'Email Address')).toHaveValue(email);
      } finally {
        store.close();
      }
      await nextButton(page).click();
      if (!javaScriptEnabled) await answerQuestion(page);
      await thanks(page);
      expect(await leads(email)).toHaveLength(1);
    });

    for (const form of [lead, booking])
      test(`FRM-6: the same answers of a ${form.name} again get the same thanks and make no second lead`, async ({
        page,
      }) => {
        const email = await newVisitor(page);
        const address = form === lead ? '/walk/lead' : '/walk/booking';
        const whole = async () =>
          (await leads(email)).filter(({ lead_status: status }) => status === 'Complete');
        for (const round of [1, 2]) {
          await test.step(`round ${round}`, async () => {
            await open(page, address);
            await fillForm(page, form, email, javaScriptEnabled);
            await thanks(page);
            await expect(page.getByText(form.thanks)).toBeVisible();
          });
        }
        expect(await whole()).toHaveLength(1);
      });

    test('FRM-8: the address fills a form in, for its own visitor alone', async ({ page }) => {
      await newVisitor(page);
      await open(page, '/walk/parts?make=Corrin&model_name=Muster');
      await expect(controlOf(page, 'Make')).toHaveValue('Corrin');
      await open(page, '/walk/parts?make=Ostara');
      await expect(controlOf(page, 'Make')).toHaveValue('Ostara');
      await expect(controlOf(page, 'Model')).toHaveValue('');
      await open(page, '/walk/parts');
      await expect(controlOf(page, 'Make')).toHaveValue('');
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('FRM-12, WEB-2: every page of a form is valid and accessible, and focuses what to read first', async ({
    page,
    browser,
  }) => {
    const email = await newVisitor(page);
    const seen: { readonly url: string; readonly html: string }[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'document' || response.status() === 303) return;
      seen.push({ url: response.url(), html: await response.text() });
    });
    await open(page, '/walk/booking');
    await nextButton(page).click();
    await expect(summary(page)).toBeFocused();
    await fillStep(page, booking.steps[0]!, email);
    await nextButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^One more step: /);
    await summary(page).getByRole('link').click();
    await expect(formOf(page).locator('[name=_answer]')).toBeFocused();
    await formOf(page).locator('[name=_answer]').fill('ninety');
    await nextButton(page).click();
    await expect(summary(page)).toContainText('That answer isn’t right');
    await answerQuestion(page);
    await expect(stepHeading(page)).toHaveText('Your vehicle');
    await expect(stepHeading(page)).toBeFocused();
    await formOf(page).getByRole('button', { name: 'Back' }).click();
    await expect(controlOf(page, 'Email Address')).toHaveValue(email);
    await nextButton(page).click();
    await fillStep(page, booking.steps[1]!, email);
    await nextButton(page).click();
    await expect(stepHeading(page)).toHaveText('Your visit');
    await page.goBack();
    await expect(stepHeading(page)).toHaveText('Your vehicle');
    await expect(controlOf(page, 'Model')).toHaveValue('Tern');
    await page.goForward();
    await expect(stepHeading(page)).toHaveText('Your visit');
    await fillStep(page, { 'Preferred day and time': '2020-02-04T09:30' }, email);
    await nextButton(page).click();
    await expect(summary(page)).toContainText('That time has passed');
    await fillStep(page, booking.steps[2]!, email);
    await nextButton(page).click();
    await thanks(page);
    expect(await leads(email)).toMatchObject([{ lead_status: 'Complete' }]);
    await page.goBack();
    await expect(summary(page)).toContainText('That time has passed');
    await page.goBack();
    await expect(page.getByText('You’ve already sent these answers')).toBeVisible();

    // axe is a script: it scans the same pages in a context with scripts.
    const context = await browser.newContext({
      javaScriptEnabled: true,
      viewport: page.viewportSize(),
    });
    const scripted = await context.newPage();
    for (const [index, { url, html }] of seen.entries()) {
      expect.soft(await htmlErrors(html), `page ${index + 1}`).toEqual([]);
      await scripted.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await scripted.goto(url);
      await expectAccessible(scripted, `page ${index + 1}`);
      await scripted.unroute(url);
    }
    await context.close();
    expect(seen.length).toBeGreaterThan(9);
  });
});
