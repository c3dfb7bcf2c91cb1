import { expect, it } from 'vitest';
import { lintSample, page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'success-message-unmatched';
const form = (data: object) => ({ type: 'form', data });
const thanks = { type: 'success', data: {} };

const run = (
  messages: readonly object[],
  blocks: readonly object[] = [],
  shown: readonly object[] = [thanks],
) =>
  reportLines(
    {
      files: {
        'pages/z.json': page({ path: '/z', blocks }),
        'pages/thank-you.json': page({
          customSuccessMessages: messages.map((message) => ({ blocks: [], ...message })),
          blocks: shown,
        }),
      },
    },
    { rule },
  );

it('CLI-2: a category is known in any spelling that the page of thanks takes', () => {
  const booking = [form({ preset: 'service-booking' })];
  for (const category of ['Service Booking', 'service-booking', 'credit-score-result'])
    expect(run([{ category }], booking)).toEqual([]);
  expect(run([{ category: 'Servis Booking' }], booking)).toEqual([
    expect.stringContaining(
      '«"Servis Booking"» warning success-message-unmatched: no form sends the category "Servis Booking", so this message is never shown; did you mean "service-booking"?',
    ),
  ]);
});

it('CLI-2: a subcategory is one that a form of the category sends, on any page', () => {
  const message = { category: 'General Enquiry', subcategory: 'Fleet Enquiry' };
  expect(run([message], [form({ subcategory: 'Fleet enquiry' })])).toEqual([]);
  expect(run([message], [form({ subcategory: 'Fleets Enquiry' })])).toEqual([
    expect.stringContaining(
      'has the subcategory "Fleet Enquiry", so this message is never shown; did you mean "fleets-enquiry"?',
    ),
  ]);
});

it('CLI-7: a subcategory may be one that the visitor chooses, or that depends on the car', () => {
  const options = ['Owners', 'Fleet'];
  const field = { name: 'subcategory', type: 'select', label: 'About', options };
  const owners = { category: 'Survey', subcategory: 'Owners' };
  expect(run([owners], [form({ category: 'Survey', fields: [field] })])).toEqual([]);
  const used = { category: 'Finance Enquiry', subcategory: 'Finance Enquiry with Used Car' };
  expect(run([used], [form({ preset: 'finance' })])).toEqual([]);
});

it('CLI-7: a message for a category without any form is never shown', () => {
  expect(run([{ category: 'Survey', subcategory: 'Owners' }])).toEqual([
    expect.stringContaining(
      '«"Survey"» warning success-message-unmatched: no form sends the category "Survey", so this message is never shown; add a form of this category to a page, or remove the message',
    ),
  ]);
});

it('CLI-7: pages of cars and people send enquiries too', () => {
  const similar = { category: 'General Enquiry', subcategory: 'Similar Car Enquiry' };
  expect(run([similar, { category: 'Team Member Enquiry' }])).toEqual([]);
});

it('CLI-7: the form of a component may send what the page says', () => {
  const blocks = [form({ category: '{{ category }}' })];
  const component = { name: 'ask', props: [{ name: 'category', type: 'string' }], blocks };
  const messages = [{ category: 'Survey', blocks: [] }];
  const files = {
    'components/ask.json': component,
    'pages/thank-you.json': page({ customSuccessMessages: messages, blocks: [thanks] }),
  };
  expect(reportLines({ files }, { rule })).toEqual([]);
});

it('CLI-7: the second message for the same enquiries is never shown', () => {
  const general = { category: 'General Enquiry' };
  expect(run([general, { category: 'general-enquiry' }])).toEqual([
    expect.stringMatching(/:20:5 .* an earlier message is for the same category, so /),
  ]);
  const valuation = { category: 'Valuation Enquiry' };
  const both = [
    { ...valuation, offerRejected: true },
    { ...valuation, offerRejected: false },
  ];
  expect(run(both, [form({ preset: 'valuation' })])).toEqual([]);
});

it('CLI-7: messages of a page without the success block are reported once', () => {
  const general = { category: 'General Enquiry' };
  const header = { type: 'header', data: { text: 'Thanks', level: 1 } };
  expect(run([general, { category: 'Nothing' }], [], [header])).toEqual([
    expect.stringContaining(
      '«"customSuccessMessages"» warning success-message-unmatched: the page has no success block',
    ),
  ]);
  expect(run([general], [], [{ type: 'ownThanks', data: {} }])).toEqual([]);
});

it('CLI-7: reports the page that forms lead to if it has blocks but no success block', () => {
  const thanks = (...types: readonly string[]) =>
    page({
      path: '/thank-you',
      blocks: types.map((type) => ({ type, data: { text: 'A', level: 1 } })),
    });
  const found = (home: object) =>
    lintSample({ files: { 'pages/thanks.json': home } }, { rule: 'success-message-unmatched' }).map(
      ({ finding: { pointer } }) => pointer,
    );
  expect(found(thanks('header'))).toEqual(['/path']);
  expect(found(thanks('header', 'success'))).toEqual([]);
  expect(found(thanks())).toEqual([]);
});
