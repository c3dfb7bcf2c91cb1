import type { Car, DealerLocation, TeamMember } from '@forecourt/block-schemas';
import { leadOf } from '@forecourt/forms';
import { expect, it } from 'vitest';
import { startBudget } from '../data/budget.ts';
import type { DealerData } from '../data/dealer-data.ts';
import { findPage } from '../pages/page-address.ts';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { findForm, hasForms, withoutCar } from './find-form.ts';

const cars: Car[] = [
  {
    id: 'c-1',
    slug: 'tern',
    name: '2024 Tern',
    stock_number: 'H1',
    car_type: 'Demo',
    location_id: 'north',
  },
  { id: 'c-2', slug: 'gone', name: '2020 Wren', status: 'Sold' },
];
const team: TeamMember[] = [
  { id: '1', slug: 'mele', name: 'Mele Fonoti', avatar_url: '/a.svg', location_id: 'north' },
  { id: '3', slug: 'no-photo', name: 'New Here' },
  { id: '2', slug: 'joe', name: 'Joe Quiet', avatar_url: '/a.svg', remove_profile_page: true },
];
const locations: DealerLocation[] = [{ id: 'north', name: 'North yard' }];
const whole = sampleDealerData({ cars, team, locations });
const typed = { name: 'Ann Lee', phone: '0400 000 000', email: 'ann@mail.example' };
const tenant = await sampleTenant('north');

async function find(path: string, id: string, data: DealerData = whole, site = tenant.site) {
  const address = findPage(tenant, path);
  if (!hasForms(address)) throw new Error(`no place for forms: ${path}`);
  const failed: string[] = [];
  const budget = startBudget();
  const questions = {
    data,
    site,
    budget,
    onFailure: (source: string) => void failed.push(source),
  };
  try {
    const placed = await findForm(address, id, { ...tenant, site }, questions);
    const lead =
      placed &&
      leadOf(
        placed.form,
        withoutCar(placed.form, {
          ...typed,
          stock_number: 'FORGED',
          car_id: 'FORGED',
          user: 'FORGED',
        }),
        { now: '2026-03-02T00:00:00Z', dealerships: placed.dealerships },
      );
    return { placed, lead, failed };
  } finally {
    budget.close();
  }
}

it('CAR-6: an enquiry from a car’s page is about the car that the stock has there, whatever was posted', async () => {
  const { lead } = await find('/cars/tern', 'enquiry');
  expect(lead?.fields).toMatchObject({
    ...typed,
    phone: expect.stringMatching(/400/),
    category: 'General Enquiry',
    stock_number: 'H1',
    selected_car: '2024 Tern',
    car_id: 'c-1',
    car_type: 'Demo',
    location_id: 'north',
    dealership_name: 'North yard',
    page_id: '/cars/tern',
  });
  expect(JSON.stringify(lead?.fields)).not.toContain('FORGED');
});

it('CAR-6: an enquiry from a sold car’s page is about cars like it', async () => {
  const { lead } = await find('/cars/gone', 'enquiry');
  expect(lead?.subcategory).toBe('Similar Car Enquiry');
  expect(lead?.fields.selected_car).toBe('2020 Wren');
  expect(JSON.stringify(lead?.fields)).not.toContain('FORGED');
});

it('TEAM-3: a message goes to whom the page is about', async () => {
  const { lead } = await find('/team/mele', 'message');
  expect(lead).toBeDefined();
  expect(lead?.fields).toMatchObject({ user: 'Mele Fonoti', category: 'Team Member Enquiry' });
});

it('there is no form of another id, for nobody, nor where the page is taken away', async () => {
  for (const [path, id] of [
    ['/cars/tern', 'message'],
    ['/cars/none', 'enquiry'],
    ['/team/none', 'message'],
    ['/team/joe', 'message'],
    ['/team/no-photo', 'message'],
  ] as const)
    expect((await find(path, id)).placed, path).toBeUndefined();
  const withoutProfiles = { ...tenant.site, featureFlags: { removeProfilePages: true } };
  expect((await find('/team/mele', 'message', whole, withoutProfiles)).placed).toBeUndefined();
});

it('CAR-6: where the stock does not answer the enquiry is taken nonetheless and names the page', async () => {
  const dead = { ...whole, search: { search: deadSource('search') } };
  const { lead, failed } = await find('/cars/tern', 'enquiry', dead);
  expect(lead?.fields).toMatchObject({ name: 'Ann Lee', page_id: '/cars/tern' });
  expect(failed).toEqual(['search']);
});

it('CAR-8: an enquiry about compared cars names them all, as the stock has them', async () => {
  const { placed, lead } = await find('/compare/tern/gone/no-more', 'ask');
  expect(placed!.form.fields.map(({ name }) => name)).toContain('Comments');
  expect(lead!.fields).toMatchObject({
    selected_car: '2024 Tern (H1); 2020 Wren',
    stock_number: 'H1',
  });
  expect(await find('/compare/tern', 'enquiry')).toMatchObject({ placed: undefined });
  const without = await find('/shortlist/tern', 'ask', {
    ...whole,
    search: { search: deadSource('search') },
  });
  expect(without.placed).toBeDefined();
});
