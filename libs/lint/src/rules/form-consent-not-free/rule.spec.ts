import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'form-consent-not-free';
const lines = (field: object) => {
  const email = { name: 'email', type: 'email', label: 'Email address' };
  const data = { fields: [email, { name: 'x', type: 'checkbox', ...field }] };
  return reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'form', data }] }) } },
    { rule },
  );
};

it.each([
  'Send me news and offers',
  'Subscribe to our newsletter',
  'I agree to the <a href="/terms">terms</a>',
  'I consent to a credit check',
  'You may call me about other cars: contact me',
])('CLI-7, FRM-14: «%s» is not ticked in advance', (label) => {
  expect(lines({ label, defaultChecked: true })).toEqual([
    expect.stringMatching(/«true» warning .*ticked before the visitor gives it/),
  ]);
  expect(lines({ label, defaultChecked: false })).toEqual([]);
});

it.each([
  'Send me news and offers',
  'I’d like marketing by SMS',
  'I accept the terms and our offers',
])('CLI-7, FRM-14: «%s» is not required', (label) => {
  expect(lines({ label, required: true })).toEqual([
    expect.stringMatching(/«true» warning .*agreeing to marketing/),
  ]);
  expect(lines({ label })).toEqual([]);
});

it('CLI-7, FRM-14: the name of a field counts, and one field is one finding', () => {
  const both = { name: 'opt_in', label: 'Yes please', required: true, defaultChecked: true };
  expect(lines(both)).toEqual([expect.stringContaining('ticked')]);
});

it.each([
  { label: 'I agree to the terms', required: true },
  { label: 'Quote new tyres as well', defaultChecked: true },
  { label: 'My car has had new tyres', required: true },
  { label: 'Topics', options: ['News', 'Offers'], required: true },
  { label: 'Newsletter', type: 'radio', options: ['Yes', 'No'], required: true },
])('CLI-7, FRM-14: accepts %j', (field) => {
  expect(lines(field)).toEqual([]);
});

it.each(['Don’t send me offers', 'I do not want the newsletter', 'I’d rather not get marketing'])(
  'CLI-7, FRM-14: «%s» is no way to ask for consent',
  (label) => {
    expect(lines({ label })).toEqual([expect.stringContaining('leaves the box unticked')]);
  },
);

it('CLI-7, FRM-14: an answer that agrees to marketing is not selected in advance', () => {
  const field = { label: 'May we send you special offers?', type: 'radio', options: ['Yes', 'No'] };
  expect(lines({ ...field, defaultSelected: 'Yes' })).toEqual([
    expect.stringMatching(/«"Yes"» .*selected before the visitor/),
  ]);
  expect(lines({ ...field, defaultSelected: 'No' })).toEqual([]);
  expect(lines(field)).toEqual([]);
});

it.each(['I don’t mind a used car', 'I do not have a trade-in', 'No offers below $5,000'])(
  'CLI-6, FRM-14: «%s» is accepted',
  (label) => {
    expect(lines({ label })).toEqual([]);
  },
);
