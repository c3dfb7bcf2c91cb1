import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-label-repeated';
const labelled = (name: string, label: string, changes: object = {}) => ({
  ...{ name, type: 'text', label },
  ...changes,
});

it('CLI-7: reports a label that an earlier field of the form has, whatever its case and marks', () => {
  const fields = [labelled('a', 'Your <b>car</b>'), labelled('b', 'your car: *')];
  expect(reportLines(singleForm(fields), { rule })).toEqual([
    expect.stringContaining(`«"your car: *"» warning ${rule}: "a" is asked for as`),
  ]);
});

it('CLI-6: accepts the label on another step, of a hidden field, and of a field of the same name', () => {
  const steps = [{ key: 'one' }, { key: 'two' }];
  const fields = ['one', 'two'].map((key) => field(key, key, { label: 'Comments' }));
  expect(reportLines(formSample(steps, fields), { rule })).toEqual([]);
  const others = [
    labelled('a', 'Car'),
    labelled('b', 'Car', { type: 'hidden', defaultSelected: 'x' }),
    labelled('a', 'Car'),
    labelled('c', ''),
    labelled('d', ' '),
  ];
  expect(reportLines(singleForm(others), { rule })).toEqual([]);
});

it('CLI-7: reports a step with the heading of an earlier one', () => {
  const steps = ['one', 'two'].map((key) => ({ key, heading: 'About you' }));
  const fields = [field('a', 'one'), field('b', 'two')];
  expect(reportLines(formSample(steps, fields), { rule })).toEqual([
    expect.stringContaining(`«"About you"» warning ${rule}: an earlier step`),
  ]);
  expect(reportLines(formSample(steps, fields, 'single'), { rule })).toEqual([]);
});
