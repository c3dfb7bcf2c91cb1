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
