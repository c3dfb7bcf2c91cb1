import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-contact-missing';
const single = (fields: readonly object[], changes: object = {}) => {
  const blocks = [{ type: 'form', data: { fields, ...changes } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};
const name = { name: 'name', type: 'text' };

it('CLI-7: reports a form that asks for neither a phone number nor an email address', () => {
  expect(single([name, { name: 'Address', type: 'address' }])).toEqual([
    expect.stringContaining(`«"fields"» warning ${rule}: the form asks for neither`),
  ]);
});

it.each([
  ['email', 'email'],
  ['Work Email', 'email'],
  ['phone', 'text'],
  ['Mobile', 'tel'],
])('CLI-7: accepts the field "%s" of type %s', (contact, type) => {
  expect(single([name, { name: contact, type }])).toEqual([]);
});

it('CLI-7: accepts a survey, by category or preset, and the fields of a preset', () => {
  expect(single([name], { category: 'Survey' })).toEqual([]);
  expect(single([name], { preset: 'survey' })).toEqual([]);
  expect(single([], { category: 'Parts Enquiry' })).toEqual([]);
});

const stepped = (rules: object | undefined, contact: object) =>
  reportLines(
    formSample([step('a', rules), step('b'), step('c')], [kind('a'), contact, field('note', 'c')]),
    { rule },
  );
const email = field('email', 'b');

it('CLI-7: reports a path past the contact details', () => {
  expect(stepped({ skipRules: [skip('c', 'Van')] }, email)).toEqual([
    expect.stringContaining(`«"formSteps"» warning ${rule}: skip rules lead past`),
  ]);
});

it('CLI-7: accepts paths with contact details, rules that never apply, and visitors who are known', () => {
  const jump = { skipRules: [skip('c', 'Van')] };
  expect(stepped(jump, field('email', 'a'))).toEqual([]);
  expect(stepped(undefined, email)).toEqual([]);
  expect(stepped({ skipRules: [skip('c', 'Truck')] }, email)).toEqual([]);
  const steps = [step('a'), step('b', { skipAuthentication: true }), step('c')];
  const fields = [kind('a'), field('phone', 'b'), field('note', 'c')];
  expect(reportLines(formSample(steps, fields), { rule })).toEqual([]);
});
