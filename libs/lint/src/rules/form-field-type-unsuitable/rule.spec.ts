import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-field-type-unsuitable';
const run = (...fields: readonly object[]) => reportLines(singleForm(fields), { rule });

it.each([
  ['Email', 'text', 'email'],
  ['email_address', 'tel', 'email'],
  ['phone', 'number', 'tel'],
  ['Mobile number', 'text', 'tel'],
  ['first_name', 'email', 'text'],
  ['postcode', 'date', 'postcode'],
  ['Comments', 'number', 'textarea'],
])('CLI-7: reports %s of the type %s', (name, type, meant) => {
  expect(run({ name, type })).toEqual([
    expect.stringMatching(new RegExp(`«"${type}"» warning ${rule}: .*write "${meant}"`)),
  ]);
});

it.each([
  { name: 'phone', type: 'tel' },
  { name: 'phone', type: 'hidden' },
  { name: 'Phone', type: 'checkbox' },
  { name: 'Mobile', type: 'text', options: ['Yes', 'No'] },
  { name: 'postcode', type: 'text' },
  { name: 'Comments', type: 'text' },
  { name: 'Email of the referrer', type: 'text' },
  { name: 'company name', type: 'text' },
])('CLI-6: accepts %j', (field) => {
  expect(run(field)).toEqual([]);
});
