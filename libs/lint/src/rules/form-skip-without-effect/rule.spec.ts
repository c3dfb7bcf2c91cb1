import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-skip-without-effect';
const run = (...skipRules: readonly object[]) => {
  const steps = [step('one', { skipRules }), step('two'), step('three'), step('four')];
  const fields = [kind('one'), field('b', 'two'), field('c', 'three'), field('d', 'four')];
  return reportLines(formSample(steps, fields), { rule });
};

it('CLI-7: reports a rule that leads to the next step', () => {
  expect(run(skip('two', 'Van'))).toEqual([
    expect.stringContaining(`«"two"» warning ${rule}: "two" is the next step`),
  ]);
});

it('CLI-7: reports a value that the rule, or an earlier one, has already', () => {
  expect(run(skip('three', 'Van', 'Van'))).toHaveLength(1);
  expect(run(skip('three', 'Van'), skip('four', 'Car', 'Van'))).toEqual([
    expect.stringContaining('"Van" is among the values of an earlier rule'),
  ]);
});

it('CLI-6: accepts rules of several values, and one that keeps a value from the next', () => {
  expect(run(skip('three', 'Van'), skip('four', 'Car'))).toEqual([]);
  expect(run(skip('two', 'Van'), skip('four', 'Car'))).toEqual([]);
  // A target that does not exist is reported as such.
  expect(run(skip('nowhere', 'Van'), skip('four', 'Van'))).toEqual([]);
});

it('CLI-7: a rule of an adapted preset by a field that the preset lacks is reported', () => {
  const adapted = (key: string, others: object = {}) => {
    const rules = { skipRules: [{ key, values: ['Yes'], target: 'your-application' }] };
    const data = { preset: 'finance', formSteps: [step('your-details', rules)], ...others };
    return reportLines(
      { files: { 'pages/home.json': page({ blocks: [{ type: 'form', data }] }) } },
      { rule },
    );
  };
  expect(adapted('emial')).toEqual([
    expect.stringContaining(
      `«"emial"» warning ${rule}: the form "finance" has no field "emial", so the rule has no effect; did you mean "email"?`,
    ),
  ]);
  expect(adapted('Pets')).toEqual([expect.stringMatching(/has no effect$/)]);
  expect(adapted('email')).toEqual([]);
  // Forms of one step, and with their own fields, are not those of the preset.
  expect(adapted('Pets', { type: 'single' })).toEqual([]);
  expect(adapted('Pets', { preset: 'lead' })).toEqual([]);
});
