import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-step-target-missing';

it('CLI-2: rules and fields that name no step are reported, with the step that was meant', () => {
  const steps = [step('start', { skipRules: [skip('contct', 'Van')] }), step('contact')];
  const fields = [kind('start'), field('name', 'contacts'), field('email', 'contact')];
  expect(reportLines(formSample(steps, fields), { rule })).toEqual([
    expect.stringContaining(
      '«"contacts"» error form-step-target-missing: no step of the form has the key "contacts", so the field is never shown; did you mean "contact"?',
    ),
    expect.stringContaining(
      '«"contct"» error form-step-target-missing: no step of the form has the key "contct", so the rule has no effect; did you mean "contact"?',
    ),
  ]);
});

it('CLI-2: a step goes by the name that its editor made up', () => {
  const own = { key: 'custom', isCustom: true, customStepKey: 'extras' };
  const steps = [step('start', { skipRules: [skip('extras', 'Van')] }), own];
  expect(
    reportLines(formSample(steps, [kind('start'), field('name', 'extras')]), { rule }),
  ).toEqual([]);
});
