import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { field, formSample, kind, skip, step } from '../../testing/sample-forms.ts';

const rule = 'form-step-unreachable';
const fields = (changes: object = {}) => [
  kind('a', changes),
  field('name', 'b'),
  field('email', 'c'),
];
const run = (steps: readonly object[], own = fields(), type?: string) =>
  reportLines(formSample(steps, own, type), { rule });

it('CLI-2: a step that every answer jumps over is reported at its key', () => {
  const steps = [step('a', { skipRules: [skip('c', 'Car', 'Van')] }), step('b'), step('c')];
  expect(run(steps)).toEqual([expect.stringContaining('«"b"» error form-step-unreachable')]);
});

it('CLI-2: an answer that does not jump, or may be left out, leads on', () => {
  const some = [step('a', { skipRules: [skip('c', 'Van')] }), step('b'), step('c')];
  const all = [step('a', { skipRules: [skip('c', 'Car', 'Van')] }), step('b'), step('c')];
  expect([run(some), run(all, fields({ required: false }))]).toEqual([[], []]);
});

it('CLI-2: forms of one step and forms with questions of a preset are left alone', () => {
  const steps = [step('a', { skipRules: [skip('c', 'Car', 'Van')] }), step('b'), step('c')];
  expect([run(steps, fields(), 'single'), run(steps, [])]).toEqual([[], []]);
});
