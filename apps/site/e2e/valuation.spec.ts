import { expect, test, type Page } from '@playwright/test';
import { startValuation } from '../../../tools/upstreams/valuation.ts';
import type { Upstream } from '../../../tools/upstreams/upstream.ts';
import { expectAccessible } from './accessibility/page-errors.ts';
import { formCases } from './forms/form-cases.ts';
import { fillForm, formOf } from './forms/form-driver.ts';
import { newVisitor } from './forms/new-visitor.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { openWalk, startWalkServer, type WalkServer } from './walks/walk-site.ts';

const credential = 'local-credential';
const form = formCases.find(({ name }) => name === 'valuation')!;
const [details, car] = form.steps;

let service: Upstream;
let server: WalkServer<'valued' | 'plain'>;
test.beforeAll(async () => {
  service = await startValuation({ credential });
  const tenant = {
    pages: {
      '/walk/valuation': [{ type: 'form', data: { preset: 'valuation' } as const }],
      '/thank-you': [{ type: 'success', data: {} }],
    },
    data: {},
    site: { settings: { forms: { termsRequired: true } } },
  };
  server = await startWalkServer(
    { valued: tenant, plain: tenant },
    {
      TRUST_PROXY: 'true',
      FORECOURT_VALUATION_URL_VALUED: service.url,
      FORECOURT_VALUATION_TOKEN_VALUED: credential,
    },
  );
});
test.afterAll(async () => {
  await server.stop();
  // The last test has taken the service away.
  await service.close().catch(() => undefined);
});

const panel = (page: Page) => page.locator('.fc-success-valuation');

/** Sends the form for a car of a year, and returns the visitor's address. */
async function ask(page: Page, slug: 'valued' | 'plain', year: string): Promise<string> {
  const email = await newVisitor(page);
  await openWalk(page, `${server.origins[slug]}/walk/valuation`);
  await expect(formOf(page)).toBeVisible();
  await fillForm(page, { ...form, steps: [details!, { ...car, Year: year }] }, email);
  await page.waitForURL((url) => url.pathname === '/thank-you');
  await expect(page.getByRole('heading', { name: form.thanks })).toBeVisible();
  return email;
}

test('VAL-1: the figure of the valuation service is on the thanks of its visitor alone', async ({
  page,
  browser,
}) => {
  const email = await ask(page, 'valued', '2022');
  await expect(panel(page)).toContainText('$25,200');
  await expectAccessible(page);
  const [lead] = await leadsOf(server.dataDir, email);
  expect(lead!.fields.valuation).toBe('25200');
  const { origin, pathname } = new URL(page.url());
  const stranger = await browser.newPage();
  await stranger.goto(`${origin}${pathname}?category=valuation-enquiry&valuation=99999`);
  await expect(stranger.getByRole('heading', { name: form.thanks })).toBeVisible();
  await expect(panel(stranger)).toHaveCount(0);
  await stranger.close();
});

test('VAL-1: thanks without a figure where there is no service, no figure or no answer', async ({
  page,
}) => {
  await ask(page, 'plain', '2022');
  await expect(panel(page)).toHaveCount(0);
  await expectAccessible(page);
  await ask(page, 'valued', '1985');
  await expect(panel(page)).toHaveCount(0);
  await service.close();
  const email = await ask(page, 'valued', '2022');
  await expect(panel(page)).toHaveCount(0);
  const [lead] = await leadsOf(server.dataDir, email);
  expect(lead!.fields).toMatchObject({ Make: 'Ostara', lead_status: 'Complete' });
});
