import { describe, expect, it } from 'vitest';
import { alertOf } from '../intake/lead-alert.ts';
import type { LeadDocument } from '../intake/lead-document.ts';
import { leadText } from './lead-text.ts';

const lead: LeadDocument = {
  ...{ lead_id: 'AbC', revision: 2, lead_status: 'Complete', form_completed: true },
  ...{ accepted_at: '2026-11-21T23:15:42.123Z', tenant: 'harbour', form: '/f#f', page: '/service' },
  ...{ page_url: 'https://dealer.example/service', time_zone: 'Australia/Sydney' },
  category: 'Service Booking',
  fields: {
    ...{ name: 'Alex Tran', page_id: 'p7', PageTitle: 'Service', send_customer_email: false },
    ...{ dealership_slug: 'north', dealership_name: 'North', location_id: 'n', opt_in: true },
    ...{ RegoOrVin: 'BX42LQ', 'Vehicle Rego': 'BX42LQ', privacy: true },
    'Preferred Service Date': '2026-11-24T10:15+11:00',
    'Service Date': '2026-11-24T10:15+11:00',
    Comments: 'One\ntwo',
  },
  consents: [{ name: 'privacy', wording: 'I agree.', given: true, at: '2026-11-21T23:15:42.123Z' }],
};

describe('plainText', () => {
  it.each([
    ['Finance Enquiry', 'Finance Enquiry without Car', 'Finance Enquiry without Car'],
    ['Finance Enquiry', 'Refinance', 'Finance Enquiry, Refinance'],
    ['General Enquiry', 'Careers Enquiry', 'Careers Enquiry'],
    ['General Enquiry', undefined, 'General Enquiry'],
  ])('API-4: the title of %s, %s is %s', (category, subcategory, title) => {
    expect(leadText({ ...lead, category, subcategory }).split('\n')[0]).toBe(title);
  });

  it('API-4: times are the dealer’s, in words; an answer is there once; fields for programs are left out', () => {
    expect(leadText(lead)).toBe(
      [
        'Service Booking',
        'Tuesday 24 November 2026 at 10:15 am, North',
        '',
        'Customer',
        '  Name: Alex Tran',
        '',
        'Their car',
        '  Registration or VIN: BX42LQ',
        '',
        'Their answers',
        '  Wants news and offers: yes',
        '  Preferred Service Date: Tuesday 24 November 2026 at 10:15 am',
        '  Comments: One',
        '    two',
        '',
        'Who it is for',
        '  Location: North',
        '',
        'Agreed, Sunday 22 November 2026 at 10:15 am: I agree.',
        '',
        'Page: https://dealer.example/service',
        'Received: Sunday 22 November 2026 at 10:15 am',
        'Lead: AbC, revision 2',
      ].join('\n'),
    );
    const elsewhere = { ...lead, time_zone: undefined };
    expect(leadText(JSON.parse(JSON.stringify(elsewhere)) as LeadDocument)).toContain(
      'Received: Saturday 21 November 2026 at 11:15 pm UTC',
    );
  });

  it('FRM-15: only what a visitor answered is an answer; the location is named once', () => {
    const fields = { Comments: 'Hi', preferredDealership: 'North', dealership_name: 'North' };
    const groups = (labels: LeadDocument['labels'], more: Partial<LeadDocument> = {}) =>
      leadText({ ...lead, consents: [], fields, labels, ...more })
        .split('\nPage:')[0]!
        .trim()
        .split('\n\n')
        .slice(1);
    expect(groups({ Comments: 'Message' })).toEqual([
      'Their answers\n  Message: Hi',
      'Who it is for\n  Location: North',
    ]);
    expect(groups({ Comments: 'Message', preferredDealership: 'Where?' })).toEqual([
      'Their answers\n  Message: Hi\n  Where? North',
    ]);
    const car = { id: 'c', name: '2024 Tern', location: 'North' };
    const about = { dealership_name: 'North', make: 'Ostara', model_name: 'Tern' };
    expect(groups({}, { fields: about, car })).toEqual([
      'The car in stock\n  2024 Tern\n  Where it is: North',
    ]);
  });

  it('FRM-15: a car that is elsewhere or reserved, and one that a trade-in is for, are called so', () => {
    const car = { id: 'c', name: '2024 Tern', location: 'Footscray', status: 'On hold' };
    const location = { id: 'n', name: 'North' };
    const text = (category: string) => leadText({ ...lead, category, car, location });
    expect(text('Test Drive Booking')).toContain(
      'The car is at Footscray. Bring it to North for the test drive.',
    );
    expect(text('Vehicle Reservation')).toContain(
      'The car is at Footscray. The customer would see it at North: agree where when you call.',
    );
    for (const category of ['Test Drive Booking', 'Vehicle Reservation'])
      expect(text(category)).toContain(
        '2024 Tern is reserved (On hold): check before you promise it.',
      );
    expect(text('General Enquiry')).not.toContain('check before');
    expect(text('General Enquiry')).toContain('The car in stock');
    expect(text('Trade In Enquiry')).toContain('The car they want');
  });

  it('FRM-15, CAR-11: staff are asked to offer similar cars where the car has been sold', () => {
    const car = { id: 'c', name: '2024 Tern', location: 'Footscray', status: 'Sold' };
    const location = { id: 'n', name: 'North' };
    const text = leadText({ ...lead, category: 'Test Drive Booking', car, location });
    expect(text).toContain('2024 Tern has been sold: offer similar cars.');
    expect(text).toContain('Status: Sold');
    expect(text).not.toContain('Bring it to');
  });

  it('API-4: every field about the customer is in the customer’s group', () => {
    const names = [
      ...['name', 'full_name', 'first_name', 'Middle Name', 'last_name', 'surname', 'phone'],
      ...['mobile', 'phone_number', 'email', 'street', 'suburb', 'city', 'state', 'postcode'],
      ...['Your Current Address', 'current_address', 'address'],
    ];
    const fields = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
    const text = leadText({ ...lead, fields, consents: [] });
    expect(text).not.toContain('Their answers');
    for (const name of names) expect(text).toContain(`the ${name}`);
  });

  it('TRD-1: their own car is in a group apart from the car they want', () => {
    const fields = {
      ...{ Make: 'Wren', Model: 'Lark', Year: '2015', Kms: '120500' },
      ...{ 'Expected Trade In Price': '8000', stock_number: 'K77', selected_car: '2024 Dart' },
      car_location: 'Saltpan Road',
    };
    const text = leadText({ ...lead, category: 'Trade In Enquiry', fields, consents: [] });
    expect(text).toContain(
      'The car they want\n  Stock number: K77\n  Car: 2024 Dart\n  Where it is: Saltpan Road',
    );
    expect(text).toContain('Their car\n  Make: Wren\n  Model: Lark\n  Year: 2015');
    expect(text).toContain('Expected Trade In Price: $8,000');
  });

  it('FRM-6: a partial lead is unfinished; a later mail replaces the earlier one', () => {
    const partial = leadText({ ...lead, lead_status: 'partial' });
    expect(partial).toMatch(/^Service Booking\nUnfinished: /);
    expect(partial).not.toContain('replaces our earlier');
    expect(leadText(lead, true)).toContain('replaces our earlier one');
  });

  it.each(['unreachable', 'timeout', 'refused', 'error-answer', 'garbage', 'interrupted', 'store'])(
    'FNQ-3: staff read why in words (%s)',
    (reason) => {
      const text = leadText({ ...lead, alert: alertOf({ status: 'unknown', reason })! });
      expect(text.split('\n')[0]).toMatch(/reached the lender: [a-z’ ]+\. Call the customer\.$/);
      expect(text).not.toMatch(/garbage|unreachable|error-answer|\(/);
    },
  );
});
