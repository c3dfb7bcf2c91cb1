import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, step } from '../../testing/sample-forms.ts';

const rule = 'form-partial-lead-never-sent';
const run = (steps: readonly object[], fields: readonly object[]) =>
  reportLines(formSample(steps, fields), { rule }).map(
    (line) => /can never be sent: (.*);/.exec(line)?.[1],
  );
const [a, b, c] = [step('a'), step('b'), step('c')];

it('CLI-2: says why nothing can be sent', () => {
  expect(run([a, b], [field('make', 'a'), field('email', 'b')])).toEqual([
    'no step has a field called "name" or "first_name"',
  ]);
  expect(run([a, b], [field('name', 'a'), field('Work Email', 'b', { type: 'email' })])).toEqual([
    'no step has a field called "phone" or "email"',
  ]);
  expect(run([a, b], [field('name', 'a'), field('phone', 'b')])).toEqual([
    'name and phone or email are asked on the last step only',
  ]);
  expect(
    run([step('a', { skipSend: true }), b], [field('name', 'a'), field('phone', 'a')]),
  ).toEqual(['every step that could send it has skipSend']);
});

it('CLI-2: marks the steps', () => {
  const reported = reportLines(formSample([a, b], [field('name', 'a'), field('phone', 'b')]), {
    rule,
  });
  expect(reported).toEqual([
    expect.stringMatching(/^pages\/home.json:14:9 «"formSteps"» warning /),
  ]);
});

it('CLI-2: one step that may send is enough, and a form of one step needs none', () => {
  const early = [field('first_name', 'a'), field('email', 'b'), field('make', 'c')];
  expect(run([step('a', { skipSend: true }), b, c], early)).toEqual([]);
  expect(run([a], [field('make', 'a')])).toEqual([]);
});

it('CLI-7: leaves a form without any contact details to form-contact-missing', () => {
  expect(run([a, b], [field('name', 'a'), field('make', 'b')])).toEqual([]);
});
