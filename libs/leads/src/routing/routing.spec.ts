import { describe, expect, it } from 'vitest';
import type { RoutedLead } from '../intake/routed-lead.ts';
import { deliverers } from './deliverers.ts';
import { readDestinations, type Destinations } from './destinations.ts';
import { routeBy, waitsBy } from './route.ts';

const webhook = {
  kind: 'webhook',
  url: 'https://crm.example/leads',
  secret: '0123456789abcdef',
} as const;
const mail = { kind: 'mail', to: 'leads@dealer.example' } as const;

describe('where leads go', () => {
  const destinations: Destinations = {
    group: {
      crm: webhook,
      north: { ...mail, locations: ['12', 'north-cars'] },
      south: { ...mail, locations: ['13'] },
      finance: { ...mail, categories: ['Finance Enquiry'] },
      people: { ...mail, subcategories: ['careers-enquiry'] },
      staff: { ...mail, categories: ['Team Member Enquiry'] },
      finished: { ...mail, statuses: ['Complete'], locations: ['12'] },
    },
    single: { north: { ...mail, locations: ['12'] } },
  };
  const route = (tenant: string, lead: Partial<RoutedLead> = {}) =>
    routeBy(destinations)({
      tenant,
      category: 'General Enquiry',
      status: 'partial',
      values: {},
      ...lead,
    });

  it('API-4: a lead goes to every dealer that its place, category and status concern', () => {
    expect(route('group', { values: { location_id: '12' } })).toEqual(['crm', 'north']);
    expect(route('group', { values: { dealership_slug: 'north-cars' } })).toEqual(['crm', 'north']);
    expect(route('group', { values: { 'Service Location': '13' } })).toEqual(['crm', 'south']);
    expect(route('group', { values: { location_id: '12' }, status: 'Complete' })).toEqual([
      'crm',
      'north',
      'finished',
    ]);
    expect(route('group', { category: 'Finance Enquiry' })).toEqual(['crm', 'finance']);
  });

  it.each([
    ...['location_id', 'preferred_location_id', 'dealership_id', 'dealership_slug'],
    ...['preferredDealership', 'Service Location'],
  ])('API-4: the field %s decides the location', (name) => {
    expect(route('group', { values: { [name]: '13' } })).toEqual(['crm', 'south']);
    expect(route('group', { values: { [name]: '99' } })).toEqual(['crm']);
  });

  it('API-4: careers and messages to staff have destinations of their own', () => {
    const careers = { category: 'General Enquiry', subcategory: 'Careers Enquiry' };
    expect(route('group', careers)).toEqual(['crm', 'people']);
    expect(route('group', { category: 'team-member-enquiry' })).toContain('staff');
    expect(route('group', { subcategory: 'Similar Car Enquiry' })).not.toContain('people');
    expect(route('group')).not.toContain('people');
  });

  it('API-4: a lead whose location no destination has goes to all of them', () => {
    expect(route('single', { values: { location_id: '99' } })).toEqual(['north']);
    expect(route('single')).toEqual(['north']);
  });

  it('TEN-9: a tenant without destinations has none, whatever its name', () => {
    expect(route('nobody')).toEqual([]);
    expect(route('__proto__')).toEqual([]);
    expect(route('constructor')).toEqual([]);
  });

  it('API-4: destinations are read from JSON, and every error is named with its path and no secret', () => {
    expect(readDestinations(JSON.stringify(destinations))).toEqual(destinations);
    expect(() => readDestinations('{')).toThrow(/not valid JSON/);
    expect(() => readDestinations('[]')).toThrow(/object of tenants/);
    const wrong = {
      a: {
        Upper: webhook,
        hook: { ...webhook, url: 'ftp://hidden', secret: 'hidden', expect: 'json', colour: 'red' },
        post: { kind: 'mail', to: 'a@b, c@d', adf: 'both', locations: 'north', statuses: ['done'] },
        pigeon: { kind: 'pigeon' },
      },
      b: [],
    };
    let message = '';
    try {
      readDestinations(JSON.stringify(wrong));
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n  ').slice(1)).toEqual([
      'a.Upper: the name must be up to 40 lower-case letters, digits and hyphens',
      'a.hook.colour: unknown; use one of kind, url, secret, expect, locations, categories, subcategories, statuses',
      'a.hook.url: a webhook’s url must begin with https:// or http://',
      'a.hook.secret: must be a string of at least 16 characters',
      'a.hook.expect: must be "any", or left out',
      'a.post.locations: must be an array of strings',
      'a.post.statuses: must contain only "partial" and "Complete"',
      'a.post.to: must be a single e-mail address',
      'a.post.adf: must be "attachment" or "body"',
      'a.pigeon.kind: must be "webhook" or "mail"',
      'b: must be an object of destinations by name',
    ]);
    expect(message).not.toContain('hidden');
  });

  it.each([
    [0, true],
    [30, true],
    [1_440, true],
    [1_441, false],
    [-1, false],
    [1.5, false],
    ['30', false],
  ])('FRM-6: %j minutes for an unfinished form: valid is %s', (unfinishedAfterMinutes, isValid) => {
    const text = JSON.stringify({ a: { post: { ...mail, unfinishedAfterMinutes } } });
    if (isValid) expect(readDestinations(text)).toEqual(JSON.parse(text));
    else expect(() => readDestinations(text)).toThrow('from 0 to 1440');
  });

  it('FRM-6: mails wait for a form to be finished, webhooks for nothing', () => {
    const waits = waitsBy({
      single: { crm: webhook, desk: mail, patient: { ...mail, unfinishedAfterMinutes: 90 } },
    });
    const of = (lead: Partial<RoutedLead>) =>
      waits({
        tenant: 'single',
        category: 'Finance Enquiry',
        status: 'partial',
        values: {},
        ...lead,
      });
    const minutes = (count: number) => count * 60_000;
    expect(of({})).toEqual({ desk: minutes(30), patient: minutes(90) });
    expect(of({ status: 'Complete' })).toEqual({ desk: 0, patient: 0 });
    expect(of({ status: 'Complete', lender: 'declined' }).desk).toBe(minutes(30));
    expect(of({ status: 'Complete', lender: 'pending' }).desk).toBe(minutes(2));
    // For a valuation, which comes within seconds or not at all.
    expect(of({ status: 'Complete', isAmendedSoon: true }).desk).toBe(minutes(0.5));
    expect(of({ tenant: 'constructor' })).toEqual({});
  });

  it('API-4: every destination has a deliverer; one by mail needs a mail server', () => {
    const transport = { sendMail: async () => undefined };
    const of = deliverers(destinations, { transport, from: 'leads@platform.example' });
    expect(of('group', 'crm')).toBeDefined();
    expect(of('single', 'crm')).toBeUndefined();
    expect(() => deliverers(destinations)).toThrow('group.north: leads go there by mail');
  });
});
