import type { DealerLocation, ManufacturerLocation } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { dealershipsFor, withOnlyDealership } from './dealerships.ts';
import { leadOf } from '../leads/lead.ts';
import { readSubmission } from '../submission/read-submission.ts';
import { context, presetForm, site } from '../testing/sites.ts';
import { hasErrors, validateForm } from '../validate.ts';

const locations: readonly DealerLocation[] = [
  { id: 'yard', name: 'Yard', location_type: ['sales'], address: { lat: -33, long: 151 } },
  {
    id: 'workshop',
    name: 'Workshop',
    location_type: ['service'],
    address: { lat: -34, long: 151 },
  },
  {
    ...{ id: 'wharf', name: 'Wharf', location_type: ['sales', 'service'] },
    address: { lat: -35, long: 151 },
  },
  { id: 'counter', name: 'Trade counter', location_type: ['parts'] },
  { id: 'storage', name: 'Storage', location_type: ['sales', 'parts'], visible: false },
];
const network: readonly ManufacturerLocation[] = [
  { id: 'n1', name: 'North', location_type: 'sales' },
  { id: 'n2', name: 'North service', location_type: 'Service' },
  { id: 'n3', name: 'South' },
];
const own = { own: locations, network: [] };
type Category = Parameters<typeof dealershipsFor>[0];
const ids = (category: Category, sources: Parameters<typeof dealershipsFor>[1] = own) =>
  dealershipsFor(category, sources, {}).dealerships.map(({ id }) => id);

describe('dealershipsFor', () => {
  it('FRM-10, DSH-1: offers the dealer’s own visible locations that do what the form is for', () => {
    for (const category of [
      'Test Drive Booking',
      'Finance Enquiry',
      'General Enquiry',
      'Sell My Car Enquiry',
    ] as const)
      expect(ids(category)).toEqual(['yard', 'wharf']);
    expect(ids('Service Booking')).toEqual(['workshop', 'wharf']);
    expect(ids('Parts Enquiry')).toEqual(['counter']);
  });

  it('DSH-1: a network is limited to what the form is for in the same way', () => {
    expect(ids('Test Drive Booking', { own: locations, network })).toEqual(['n1', 'n3']);
    expect(ids('Service Booking', { own: locations, network })).toEqual(['n2', 'n3']);
  });

  it('FRM-10: where no location says that it does it, every visible one is offered', () => {
    const sales = locations.filter(({ id }) => id === 'yard' || id === 'storage');
    expect(ids('Service Booking', { own: sales, network: [] })).toEqual(['yard']);
    expect(ids('Parts Enquiry', { own: locations, network: network.slice(0, 2) })).toEqual([
      'n1',
      'n2',
    ]);
  });

  it('DSH-1, FNQ-5: lists the nearest first, after those that the site puts first', () => {
    const from = { lat: -35.1, lng: 151 };
    const order = (settings = {}) =>
      dealershipsFor('Service Booking', own, { settings }, from).dealerships.map(({ id }) => id);
    expect(order()).toEqual(['wharf', 'workshop']);
    expect(order({ finance: { headOfListLocationIds: ['workshop'] } })).toEqual([
      ...['workshop', 'wharf'],
    ]);
  });
});

describe('withOnlyDealership', () => {
  const several = { forms: { severalDealerships: true } };
  const form = presetForm('parts', several);
  const { dealerships } = dealershipsFor('Parts Enquiry', own, site(several));
  const only = withOnlyDealership(form, dealerships);
  const answers = {
    ...{ name: 'Ana', phone: '0400 000 000', email: 'ana@example.com', Comments: 'A mirror' },
  };

  it('FRM-10: a single location is not asked for and goes out with the lead', () => {
    expect(only.fields.some(({ type }) => type === 'dealership')).toBe(false);
    const around = { ...context, dealerships };
    expect(hasErrors(validateForm(only, answers, around))).toBe(false);
    expect(leadOf(only, answers, around).fields).toMatchObject({
      location_id: 'counter',
      dealership_name: 'Trade counter',
      preferredDealership: 'Trade counter',
    });
  });

  it('FRM-10: a page that still asks for it can be sent, and the location is that of the only dealership', () => {
    const { errors, values } = readSubmission({ ...answers, preferredDealership: 'x' }, only);
    expect(errors).toEqual({});
    const around = { ...context, dealerships };
    expect(leadOf(only, values, around).fields.preferredDealership).toBe('Trade counter');
  });

  it('FRM-10: several locations are asked for, and none leaves the form as it is', () => {
    expect(withOnlyDealership(form, [])).toBe(form);
    expect(withOnlyDealership(form, [...dealerships, ...dealerships])).toBe(form);
  });
});
