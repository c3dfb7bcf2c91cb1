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
  ['dateOfBirth', 'text', 'date'],
  ['opt_in', 'text', 'checkbox'],
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

it.each([
  ['phone', 'tel', 'Email Address', 'an email address', 'a phone number'],
  ['work_email', 'email', 'Mobile number *', 'a phone number', 'an email address'],
  ['phone', 'tel', 'Last name', 'a last name', 'a phone number'],
  ['first_name', 'text', 'Surname', 'a last name', 'a first name'],
  ['name', 'text', 'Your postcode', 'a postcode', 'a name'],
  ['suburb', 'text', 'Postcode', 'a postcode', 'a suburb'],
  ['Vehicle Year', 'year', 'Registration number', 'a registration', 'the year of a car'],
  ['Vehicle Kilometers', 'odometer', 'Year of the car', 'the year of a car', 'an odometer reading'],
])('CLI-7: the label of %s of the type %s is not «%s»', (name, type, label, asked, held) => {
  expect(run({ name, type, label })).toEqual([
    expect.stringContaining(
      `asks for ${asked}, but "${name}" of the type "${type}" holds ${held}; correct the label`,
    ),
  ]);
});

it.each([
  [{ name: 'phone', type: 'tel', placeholder: 'you@dealer.example' }, 'an email address'],
  [{ name: 'work_email', type: 'email', placeholder: '0400 000 000' }, 'a phone number'],
])('CLI-7: the example of %j is of another kind', (field, what) => {
  expect(run(field)).toEqual([expect.stringContaining(`is ${what}, but "${field.name}" holds`)]);
});

it.each([
  [{ name: 'name', type: 'text', label: 'First name' }],
  [{ name: 'first_name', type: 'text', label: 'Full name' }],
  [{ name: 'phone', type: 'tel', label: 'Your mobile (optional)' }],
  [{ name: 'phone', type: 'tel', label: 'Contact number', placeholder: '0400 000 000' }],
  [{ name: 'email', type: 'email', label: 'Email', placeholder: 'you@dealer.example' }],
  [{ name: 'phone', type: 'tel', label: 'Which number may we ring?' }],
  [{ name: 'work_phone', type: 'tel', label: 'Phone at work' }],
  [{ name: 'RegoOrVin', type: 'rego', label: 'Rego or VIN' }],
  [{ name: 'Rego', type: 'rego', label: 'Number plate' }],
  [{ name: 'contact_by', type: 'checkbox', label: 'Email' }],
  [{ name: 'Comments', type: 'textarea', label: 'Your question' }],
  [{ name: 'note', type: 'text', label: 'Message' }],
  [{ name: 'Kms', type: 'odometer', label: 'Kilometres' }],
  [{ name: 'phone', type: 'hidden', label: 'Email' }],
])('CLI-6: the label and the example of %j are accepted', (field) => {
  expect(run(field)).toEqual([]);
});

it('CLI-6: a label that two questions have is left to the rule about it', () => {
  const label = 'Mobile Number';
  expect(
    run({ name: 'phone', type: 'tel', label }, { name: 'email', type: 'email', label }),
  ).toEqual([]);
});

it.each([
  [
    { label: 'Company (optional)', required: true },
    'the label says "(optional)", but the form is not sent without an answer',
  ],
  [{ label: 'Company - optional', required: true }, 'the label says "optional", but'],
  [
    { label: 'Company (required)' },
    'the label says "(required)", but the form is sent without an answer',
  ],
  [{ label: 'Company (mandatory)', required: false }, 'the label says "(mandatory)", but'],
])('CLI-7: reports %j', (field, message) => {
  expect(run({ name: 'company', type: 'text', ...field })).toEqual([
    expect.stringContaining(message),
  ]);
});

it.each([
  { label: 'Company (optional)' },
  { label: 'Company (required)', required: true },
  { label: 'Optional extras', required: true },
  { label: 'Required by', type: 'date' },
  { label: 'Company (optional)', required: true, type: 'hidden' },
])('CLI-7: accepts %j', (field) => {
  expect(run({ name: 'company', type: 'text', ...field })).toEqual([]);
});
