import fc from 'fast-check';
import type { LeadDocument } from '../intake/lead-document.ts';
import type { LeadValues } from '../intake/submission.ts';

/** Text as people, and people with bad intentions, type it. */
export const arbitraryText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      ']]>',
      '<!--',
      '&amp;',
      '<comments>',
      '\u0000',
      '\ud800',
      '\ufffe',
      '\r\n',
      '"\'><',
    ],
    ...['a\r\nBcc: everybody@evil.example', '=?utf-8?q?x?=', '$25,000', '2021 Kestrel Dart GT'],
  ),
);

const names = [
  ...['name', 'first_name', 'middle name', 'last_name', 'email', 'phone', 'street', 'suburb'],
  ...['state', 'postcode', 'Your Current Address', 'Comments', 'stock_number', 'selected_car'],
  ...['car_type', 'Make', 'Vehicle Model', 'Year', 'RegoOrVin', 'Kms', 'odometer_miles'],
  ...['Expected Trade In Price', 'vehiclePriceBudget', 'dealership_id', 'dealership_name'],
];

const arbitraryValue = fc.oneof(
  { weight: 5, arbitrary: arbitraryText },
  fc.boolean(),
  fc.array(arbitraryText, { maxLength: 3 }),
);

const arbitraryFields: fc.Arbitrary<LeadValues> = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), arbitraryText), arbitraryValue), {
    maxLength: 15,
  })
  .map((entries) => Object.fromEntries(entries));

/** Any lead that a form of any kind could make. */
export const arbitraryLead: fc.Arbitrary<LeadDocument> = fc.record({
  lead_id: fc.constant('AAAAAAAAAAAAAAAAAAAAAA'),
  revision: fc.integer({ min: 1, max: 5 }),
  lead_status: fc.constantFrom('partial', 'Complete'),
  form_completed: fc.boolean(),
  accepted_at: fc.constant('2026-05-20T10:00:00.000Z'),
  tenant: fc.constant('harbour'),
  form: arbitraryText,
  page: arbitraryText,
  category: fc.oneof(
    arbitraryText,
    fc.constantFrom('Sell My Car Enquiry', 'Service Booking', 'Test Drive', 'Trade In'),
  ),
  fields: arbitraryFields,
  consents: fc.array(
    fc.record({
      name: arbitraryText,
      wording: arbitraryText,
      given: fc.boolean(),
      at: fc.constant('2026-05-20T10:00:00.000Z'),
    }),
    { maxLength: 2 },
  ),
});
