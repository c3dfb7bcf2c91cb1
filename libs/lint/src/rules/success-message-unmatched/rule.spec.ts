import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'success-message-unmatched';
const form = (data: object) => ({ type: 'form', data });
const run = (message: object, blocks: readonly object[] = []) =>
  reportLines(
    {
      files: {
        'pages/z.json': page({ path: '/z', blocks }),
        'pages/thank-you.json': page({ customSuccessMessages: [{ blocks: [], ...message }] }),
      },
    },
    { rule },
  );

it('CLI-2: a category is known in any spelling that the page of thanks takes', () => {
  for (const category of ['Service Booking', 'service-booking', 'credit-score-result'])
    expect(run({ category })).toEqual([]);
  expect(run({ category: 'Servis Booking' })).toEqual([
    expect.stringContaining(
      '«"Servis Booking"» warning success-message-unmatched: no form sends the category "Servis Booking", so this message is never shown; did you mean "service-booking"?',
    ),
  ]);
});

it('CLI-2: a subcategory is one that a form of the category sends, on any page', () => {
  const message = { category: 'General Enquiry', subcategory: 'Fleet Enquiry' };
  expect(run(message, [form({ subcategory: 'Fleet enquiry' })])).toEqual([]);
  expect(run(message, [form({ subcategory: 'Fleets Enquiry' })])).toEqual([
    expect.stringContaining(
      'has the subcategory "Fleet Enquiry", so this message is never shown; did you mean "fleets-enquiry"?',
    ),
  ]);
});

it('CLI-2: without any form of the category there is nothing to compare with', () => {
  expect(run({ category: 'Survey', subcategory: 'Owners' })).toEqual([]);
});
