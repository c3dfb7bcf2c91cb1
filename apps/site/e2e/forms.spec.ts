import { expect, test, type Page } from '@playwright/test';
import { seedOf } from '../../../tools/run/sample.mjs';
import { newVisitor } from './forms/new-visitor.ts';
import { formCases, serviceCase, type FormCase } from './forms/form-cases.ts';
import { fillForm, fillFormByKeys } from './forms/form-driver.ts';
import { leadsOf } from './forms/stored-leads.ts';
import { openWalk, startWalkServer, type WalkServer } from './walks/walk-site.ts';
import { walkLocations } from './walks/walk-stock.ts';

const variants = ['full', 'minimal', 'wizard'] as const;
const brands = [
  { id: '11', slug: 'ostara', name: 'Ostara', make: 'Ostara' },
  {
    id: '12',
    slug: 'corrin',
    name: 'Corrin',
    websites: [{ id: '1', name: 'Corrin City', url: 'https://corrin.example/' }],
  },
];
const thanks = { '/thank-you': [{ type: 'success', data: {} }] };
const pathOf = ({ name }: FormCase) => `/walk/${name.replaceAll(' ', '-')}`;
const pageOf = (form: FormCase) =>
  [pathOf(form), [{ type: 'form', data: { ...form.data } }]] as const;

type Variant = (typeof variants)[number];

const tenantWith = (variant: Variant, cases: readonly FormCase[]) => ({
  pages: { ...Object.fromEntries(cases.map(pageOf)), ...thanks },
  data: { locations: walkLocations, brands },
  site: { settings: { forms: { termsRequired: true }, service: { variant } } },
});

let server: WalkServer<Variant>;
test.beforeAll(async () => {
  server = await startWalkServer(
    {
      full: tenantWith('full', [...formCases, serviceCase('full')]),
      minimal: tenantWith('minimal', [serviceCase('minimal')]),
      wizard: tenantWith('wizard', [serviceCase('wizard')]),
    },
    { TRUST_PROXY: 'true' },
  );
});
test.afterAll(() => server.stop());

/** A form and the tenant whose page shows it. */
interface Place {
  readonly form: FormCase;
  readonly tenant: Variant;
}
const places: readonly Place[] = [
  ...formCases.map((form) => ({ form, tenant: 'full' }) as const),
  ...variants.map((variant) => ({ form: serviceCase(variant), tenant: variant })),
];
const addressOf = ({ form, tenant }: Place) => server.origins[tenant] + pathOf(form);

async function seesThanks(page: Page, { thanks, query }: FormCase): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/thank-you');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('ref')).toMatch(/^[\w-]{8}$/);
  searchParams.delete('ref');
  expect(`?${searchParams}`).toBe(query);
  await expect(page.locator('.fc-success-heading')).toHaveText(thanks);
}

async function isStored({ form }: Place, email: string): Promise<void> {
  const leads = await leadsOf(server.dataDir, email);
  expect(leads).toHaveLength(1);
  const [lead] = leads;
  expect(lead).toMatchObject({ lead_status: 'Complete', form_completed: true, page: pathOf(form) });
  expect(lead!.fields).toMatchObject(form.lead);
  if ('phone' in lead!.fields) expect(String(lead!.fields.phone)).toMatch(/491 ?570 ?156$/);
}

const seed = seedOf(process.env, Date.now());

/** The full run sends every form in all three ways, the quick run half of them in one. Six seeds in succession leave out nothing. */
const share = (way: 0 | 1 | 2) =>
  process.env.FORECOURT_FULL ? places : places.filter((_, index) => (index + seed) % 6 === 2 * way);

test.describe('by touch', { tag: '@phone' }, () => {
  for (const place of share(0))
    test(`${place.form.id}, FRM-13: ${place.form.name}: sent, stored once, thanked for`, async ({
      page,
    }) => {
      const email = await newVisitor(page);
      await openWalk(page, addressOf(place));
      await fillForm(page, place.form, email);
      await seesThanks(page, place.form);
      await isStored(place, email);
    });
});

test.describe('by keyboard alone', { tag: '@desktop' }, () => {
  for (const place of share(1))
    test(`WEB-2, ${place.form.id}: ${place.form.name}: with the keyboard alone`, async ({
      page,
    }) => {
      const email = await newVisitor(page);
      await openWalk(page, addressOf(place));
      await page.getByRole('link', { name: 'Before', exact: true }).focus();
      await fillFormByKeys(page, place.form, email);
      await seesThanks(page, place.form);
      await isStored(place, email);
    });
});

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });
  for (const place of share(2))
    test(`FRM-12, ${place.form.id}: ${place.form.name}: without JavaScript`, async ({ page }) => {
      const email = await newVisitor(page);
      await page.goto(addressOf(place));
      await fillForm(page, place.form, email, false);
      await seesThanks(page, place.form);
      await isStored(place, email);
    });
});
