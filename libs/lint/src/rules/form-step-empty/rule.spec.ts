import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-step-empty';

it('CLI-7: reports a step without fields', () => {
  const fields = [field('name', 'a'), field('email', 'c')];
  expect(
    reportLines(
      formSample(
        ['a', 'b', 'c'].map((key) => step(key)),
        fields,
      ),
      { rule },
    ),
  ).toEqual([expect.stringContaining(`«"b"» warning ${rule}: the step "b" has no fields`)]);
});

it('CLI-7: accepts a message alone, and a step that nobody reaches or that is named twice', () => {
  const always = [
    step('a', { skipRules: [skip('c', 'Car', 'Van')] }),
    step('b'),
    step('c'),
    step('c'),
  ];
  const fields = [kind('a'), field('note', 'c', { type: 'message' })];
  expect(reportLines(formSample(always, fields), { rule })).toEqual([]);
});

it('CLI-7: leaves a step to the finding about a field whose step does not exist', () => {
  const steps = ['a', 'b'].map((key) => step(key));
  const fields = [field('name', 'a'), field('email', 'bb')];
  expect(reportLines(formSample(steps, fields), { rule })).toEqual([]);
});
