import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

it('CLI-2: a rule that names its own step or an earlier one is reported at its target', () => {
  const skipRules = [skip('a', 'Car'), skip('b', 'Van'), skip('c', 'Truck'), skip('d', 'Bus')];
  const steps = [step('a'), step('b', { skipRules }), step('c')];
  const fields = [field('name', 'a'), kind('b'), field('email', 'c')];
  const reported = reportLines(formSample(steps, fields), { rule: 'form-step-target-backward' });
  expect(reported).toEqual([
    expect.stringContaining('«"a"» error form-step-target-backward'),
    expect.stringContaining('«"b"» error form-step-target-backward'),
  ]);
});
