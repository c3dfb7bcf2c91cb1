import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { newVisitor } from './forms/new-visitor.ts';
import { controlOf, fillStep, formOf, nextButton } from './forms/form-driver.ts';
import { formCases } from './forms/form-cases.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { expectAccessible } from './accessibility/page-errors.ts';
import { tenantsDir } from './demo-pages.ts';
import { openWalk, startWalkServer, type WalkServer } from './walks/walk-site.ts';
import { walkLocations } from './walks/walk-stock.ts';

const network: unknown = JSON.parse(
  readFileSync(path.join(tenantsDir, 'harbour-city/data/manufacturerLocations.json'), 'utf8'),
);
const parts = formCases.find(({ name }) => name === 'parts')!;
const pages = {
  '/walk/parts': [{ type: 'form', data: { preset: 'parts' } as const }],
  '/thank-you': [{ type: 'success', data: {} }],
};
const tenantWith = (data: Record<string, unknown>) => ({
  pages,
  data,
  site: {
    settings: {
      forms: {
        severalDealerships: true,
        dealershipChoice: 'network' as const,
        termsRequired: true,
      },
    },
  },
});

let server: WalkServer<'network' | 'empty'>;
test.beforeAll(async () => {
  server = await startWalkServer(
    {
      network: tenantWith({ locations: walkLocations, manufacturerLocations: network }),
      empty: tenantWith({}),
    },
    { TRUST_PROXY: 'true' },
  );
});
test.afterAll(() => server.stop());

const question = 'Where would you like to pick it up?';
const message = '*Please select a dealership location';
const thanks = (page: Page) => page.waitForURL((url) => url.pathname === '/thank-you');

test('DSH-1, FRM-10: a dealership is searched for, and its fields go out with the lead', async ({
  page,
}) => {
  const email = await newVisitor(page);
  await openWalk(page, `${server.origins.network}/walk/parts`);
  const search = page.getByRole('combobox', { name: question });
  await expect(search).toHaveJSProperty('tagName', 'INPUT');
  await fillStep(page, parts.steps[0]!, email);
  await nextButton(page).click();
  await expect(page.locator('.fc-form-summary')).toContainText(message);
  await page.getByRole('link', { name: new RegExp(`^${question.replace('?', '\\?')}`) }).click();
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await search.fill('trade');
  await page.getByRole('option', { name: /Harbour City Trade counter/ }).click();
  await expectAccessible(page);
  await nextButton(page).click();
  await thanks(page);
  expect(await leadsOf(server.dataDir, email)).toMatchObject([
    { fields: { location_id: 'trade-counter', dealership_name: 'Harbour City Trade counter' } },
  ]);
});

test('FRM-10: where the search does not come, the list stays', async ({ page }) => {
  const email = await newVisitor(page);
  await page.route('**/api/manufacturer-locations', (route) => route.abort());
  await openWalk(page, `${server.origins.network}/walk/parts`);
  await fillStep(page, { ...parts.steps[0], [question]: 'trade-counter' }, email);
  await expect(controlOf(page, question)).toHaveJSProperty('tagName', 'SELECT');
  await nextButton(page).click();
  await thanks(page);
  expect(await leadsOf(server.dataDir, email)).toMatchObject([
    { fields: { location_id: 'trade-counter' } },
  ]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('FRM-10: dealerships that did not come keep nobody from sending', async ({ page }) => {
      const email = await newVisitor(page);
      await openWalk(page, `${server.origins.empty}/walk/parts`);
      await fillStep(page, parts.steps[0]!, email);
      await nextButton(page).click();
      if (javaScriptEnabled) {
        await thanks(page);
        expect(await leadsOf(server.dataDir, email)).toHaveLength(1);
      } else await expect(formOf(page).locator('.fc-form-summary[data-kind=notice]')).toBeFocused();
    });
  });
