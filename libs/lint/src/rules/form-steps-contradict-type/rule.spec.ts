import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';
import { field, step } from '../../testing/sample-forms.ts';

const findings = (data: object, type = 'form') =>
  reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type, data }] }) } },
    { rule: 'form-steps-contradict-type' },
  );
const fields = [{ name: 'name', type: 'text' }];

it('CLI-2, FRM-3: a multi-step form without steps is reported', () => {
  for (const type of ['form', 'formBuilder'])
    expect(findings({ type: 'multi', fields }, type)[0]).toContain(
      '«"multi"» warning form-steps-contradict-type',
    );
  expect(findings({ type: 'multi', fields, formSteps: [] })).toHaveLength(1);
  expect(findings({ type: 'multi' })).toHaveLength(1);
  // The preset brings the steps.
  expect(findings({ type: 'multi', preset: 'finance' })).toEqual([]);
});

it('CLI-2, FRM-3: steps that a single form ignores are reported', () => {
  const stepped = { formSteps: [step('a'), step('b')], fields: [field('name', 'a')] };
  expect(findings({ ...stepped, type: 'single' })).toHaveLength(1);
  expect(findings(stepped)).toHaveLength(1);
  expect(findings({ ...stepped, type: 'multi' })).toEqual([]);
  expect(findings({ fields })).toEqual([]);
  expect(findings({ preset: 'finance', formSteps: [step('your-details')] })).toEqual([]);
});

it('CLI-7: steps of a form in several steps whose preset has one are reported', () => {
  const formSteps = [step('a'), step('b')];
  expect(findings({ type: 'multi', preset: 'lead', formSteps })).toEqual([
    expect.stringMatching(/«"formSteps"» .*the form "lead" has no steps, so these are ignored/),
  ]);
  expect(findings({ type: 'multi', formSteps })).toHaveLength(1);
  expect(findings({ type: 'multi', category: 'Finance Enquiry', formSteps })).toEqual([]);
});
