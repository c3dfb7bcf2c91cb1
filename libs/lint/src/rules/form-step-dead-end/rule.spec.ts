import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-step-dead-end';
const fields = [kind('a'), field('name', 'b'), field('email', 'c')];
const run = (...rules: (object | undefined)[]) =>
  reportLines(
    formSample(
      ['a', 'b', 'c'].map((key, index) => step(key, rules[index])),
      fields,
    ),
    { rule },
  );

it.each(['next', 'both'])('CLI-2: a step that hides %s has no way on', (hideButtons) => {
  expect(run(undefined, { hideButtons })).toEqual([
    expect.stringContaining(
      `«"${hideButtons}"» error form-step-dead-end: the step "b" has no button`,
    ),
  ]);
});

it('CLI-2: a choice that is drawn as buttons leads on; without a choice there are none', () => {
  expect(run({ hideButtons: 'next', choiceButtons: true })).toEqual([]);
  expect(run(undefined, { choiceButtons: true })).toEqual([
    expect.stringContaining('«true» error form-step-dead-end'),
  ]);
});

it('CLI-2: hiding the way back is fine, and so is a step that nobody sees', () => {
  expect(run(undefined, { hideButtons: 'back' })).toEqual([]);
  expect(run({ skipRules: [skip('c', 'Car', 'Van')] }, { hideButtons: 'next' })).toEqual([]);
});

it('CLI-7: a step of a preset whose buttons are hidden stops visitors too', () => {
  const withStep = (key: string) => {
    const formSteps = [{ key, customRules: { hideButtons: 'both' } }];
    const blocks = [{ type: 'form', data: { preset: 'trade-in', formSteps } }];
    return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
  };
  expect(withStep('your-details')).toEqual([expect.stringContaining('«"both"» error')]);
  expect(withStep('of-another-form')).toEqual([]);
});
