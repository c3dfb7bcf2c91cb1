import { createHmac } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { nextButton } from './forms/form-driver.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { openWalk, startWalkSite, type WalkSite } from './walks/walk-site.ts';

const secret = 'what the dashboard of this walk signs with';
const claim = {
  type: 'form',
  data: {
    type: 'multi',
    heading: 'Claim your offer',
    formSteps: [
      { key: 'who', heading: 'Who are you?', customRules: { skipAuthentication: true } },
      { key: 'what', heading: 'Which offer?' },
      { key: 'when', heading: 'When?' },
    ],
    fields: [
      { name: 'phone', type: 'tel', label: 'Mobile Number', required: true, stepKey: 'who' },
      { name: 'name', type: 'text', label: 'Full Name', required: true, stepKey: 'what' },
      { name: 'email', type: 'email', label: 'Email Address', required: true, stepKey: 'what' },
      { name: 'Comments', type: 'text', label: 'Which day?', required: true, stepKey: 'when' },
    ],
  },
};

let site: WalkSite;
test.beforeAll(async () => {
  site = await startWalkSite({
    pages: { '/walk/offer': [claim], '/thank-you': [{ type: 'success', data: {} }] },
    data: {},
    env: { FORECOURT_VIEWER_SECRET: secret },
  });
});
test.afterAll(() => site.stop());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The cookie as the dashboard sets it. */
function cookieFor(aud: string) {
  const claims = { aud, exp: Math.floor(Date.now() / 1000) + 600, phone_number: '0491 570 156' };
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const signature = createHmac('sha256', secret).update(text).digest('base64url');
  return { name: 'forecourt_viewer', value: `${text}.${signature}`, url: site.origin };
}

test('FRM-4: who is signed in passes over the step that asks who they are, back and forth', async ({
  page,
}, { project }) => {
  const email = `viewer-${project.name}@mail.example`;
  await page.context().addCookies([cookieFor('walk')]);
  await openWalk(page, `${site.origin}/walk/offer`);
  await expect(page.getByRole('heading', { name: 'Which offer?' })).toBeVisible();
  await page.getByLabel('Full Name').fill('Alex Tran');
  await page.getByLabel('Email Address').fill(email);
  await nextButton(page).click();
  await expect(page.getByRole('heading', { name: 'When?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Alex Tran');
  await nextButton(page).click();
  await page.getByLabel('Which day?').fill('Monday');
  await nextButton(page).click();
  await page.waitForURL(/\/thank-you/);
  const [lead] = await leadsOf(site.dataDir, email);
  expect(lead?.fields).toMatchObject({ name: 'Alex Tran', phone: '0491570156' });
});

test('FRM-4: another tenant’s cookie changes nothing', async ({ page }) => {
  await page.context().addCookies([cookieFor('harbour-city')]);
  await openWalk(page, `${site.origin}/walk/offer`);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
});
