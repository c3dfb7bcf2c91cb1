import type { FormField, FormStep } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../definition.ts';
import { advance, firstStepKey, takenSteps } from './flow.ts';
import { formProgress } from './progress.ts';
import { brands, ownForm, page, presetForm } from '../testing/sites.ts';
import { visitOnce } from '../testing/visit-once.ts';

const radio = (name: string, stepKey: string, required = true): FormField => ({
  ...{ name, type: 'radio', label: 'Which?', options: ['yes', 'no'], required, stepKey },
});
const jump = (key: string, target: string, ...values: [string, ...string[]]) => ({
  customRules: { skipRules: [{ key, values, target }] },
});
const formOf = (formSteps: FormStep[], fields: FormField[]) =>
  ownForm({ type: 'multi', formSteps: formSteps as [FormStep], fields: fields as [FormField] });
const at = (
  form: ReturnType<typeof formOf>,
  stepKey: string,
  values: FormValues = {},
  done: readonly string[] = [],
) => formProgress(form, { stepKey, values, done });

const skipping = formOf(
  [{ key: 'a', ...jump('Kind', 'd', 'no') }, { key: 'b' }, { key: 'c' }, { key: 'd' }],
  [radio('Kind', 'a')],
);

describe('formProgress', () => {
  it('FRM-3: counts every step of a form without rules', () => {
    const form = formOf([{ key: 'a' }, { key: 'b' }], [radio('Kind', 'a')]);
    expect(at(form, 'b', {}, ['a'])).toEqual({ path: ['a', 'b'], at: 1, isComplete: true });
  });

  it('FRM-3, FRM-4, FRM-14: promises no number of steps while an answer decides, and the right one after it', () => {
    expect(at(skipping, 'a')).toEqual({ path: ['a'], at: 0, isComplete: false });
    expect(at(skipping, 'd', { Kind: 'no' }, ['a'])).toEqual({
      ...{ path: ['a', 'd'], at: 1, isComplete: true },
    });
    expect(at(skipping, 'b', { Kind: 'yes' }, ['a']).path).toEqual(['a', 'b', 'c', 'd']);
  });

  it('FRM-3: before a step that the answers don’t lead to are the finished steps alone', () => {
    expect(at(skipping, 'c', { Kind: 'no' }).path).toEqual(['c', 'd']);
    expect(at(skipping, 'c', { Kind: 'no' }, ['b']).path).toEqual(['b', 'c', 'd']);
  });

  it('FRM-3: what visitors are not asked for is decided from the start', () => {
    const hidden: FormField = { name: 'Kind', type: 'hidden', stepKey: 'a' };
    const form = formOf(skipping.steps as FormStep[], [hidden]);
    expect(at(form, 'a', { Kind: 'no' })).toEqual({ path: ['a', 'd'], at: 0, isComplete: true });
  });

  it('FRM-3: going back keeps the path of the answers that were given', () => {
    expect(at(skipping, 'a', { Kind: 'no' }, ['a'])).toEqual({
      ...{ path: ['a', 'd'], at: 0, isComplete: true },
    });
  });

  it('FRM-4: a choice whose every answer leads the same way decides nothing', () => {
    const form = formOf(
      [{ key: 'a', ...jump('Kind', 'c', 'yes', 'no') }, { key: 'b' }, { key: 'c' }],
      [radio('Kind', 'a')],
    );
    expect(at(form, 'a')).toEqual({ path: ['a', 'c'], at: 0, isComplete: true });
  });

  it('FRM-4: a signed-in visitor does not count the step that is passed over', () => {
    const form = formOf(
      [{ key: 'a' }, { key: 'b', customRules: { skipAuthentication: true } }, { key: 'c' }],
      [radio('Kind', 'a')],
    );
    const state = { stepKey: 'a', values: {}, done: [] };
    expect(formProgress(form, state, { phone: '0400 000 000' }).path).toEqual(['a', 'c']);
    expect(formProgress(form, state).path).toEqual(['a', 'b', 'c']);
  });

  it('SVC-2, FRM-14: the service wizard counts the steps of the chosen make', () => {
    const wizard = presetForm(
      'service-booking',
      { service: { variant: 'wizard' } },
      {
        ...page,
        brands,
      },
    );
    expect(at(wizard, 'make')).toMatchObject({ path: ['make'], isComplete: false });
    const chosen = at(wizard, 'rego', { 'Vehicle Make': 'Ostara' }, ['make']);
    expect(chosen).toEqual({
      ...{ path: ['make', 'rego', 'your-vehicle', 'your-visit'], at: 1, isComplete: true },
    });
    const several = at(wizard, 'location-corrie', { 'Vehicle Make': 'Corrie' }, ['make']);
    expect(several).toMatchObject({ at: 1, isComplete: true });
    expect(several.path).toHaveLength(5);
  });

  it('FRM-3, FRM-14: never takes a step back that it counted, whatever is answered', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const name = fc.constantFrom('one', 'two');
    const rule = fc.record({
      key: name,
      values: fc.uniqueArray(fc.constantFrom('yes', 'no'), { minLength: 1 }),
      target: key,
    });
    const step = fc.record({
      key,
      customRules: fc.record({
        skipRules: fc.array(rule, { maxLength: 3 }),
        skipAuthentication: fc.boolean(),
      }),
    });
    const field = fc.record({ name, stepKey: key, required: fc.boolean() });
    const steps = fc.uniqueArray(step, {
      minLength: 1,
      maxLength: 5,
      selector: (each) => each.key,
    });
    const answers = fc.array(fc.constantFrom('yes', 'no'), { minLength: 10, maxLength: 10 });
    const viewer = fc.constantFrom(undefined, { phone: '0400 000 000' });
    fc.assert(
      fc.property(
        steps,
        fc.array(field, { maxLength: 4 }),
        answers,
        viewer,
        (all, asked, given, who) => {
          const form = formOf(
            all as FormStep[],
            asked.map(({ name: each, stepKey, required }) => radio(each, stepKey, required)),
          );
          const seen: ReturnType<typeof formProgress>[] = [];
          const walked: string[] = [];
          let values: FormValues = {};
          let now: string | undefined = firstStepKey(form, who);
          const visit = visitOnce();
          while (now !== undefined) {
            const here: string = now;
            visit(here);
            seen.push(formProgress(form, { stepKey: here, values, done: walked }, who));
            walked.push(here);
            // A rule that reads what is asked only later rewrites the path behind the visitor.
            fc.pre(takenSteps(form, values, who, here).join() === walked.join());
            const fields = form.fields.filter(({ stepKey }) => stepKey === here);
            for (const { name: each } of fields)
              values = { ...values, [each]: given[(walked.length + each.length * 3) % 10]! };
            const next = advance(form, here, values, who);
            now = 'step' in next ? next.step : undefined;
          }
          for (const [index, { path, at: position, isComplete }] of seen.entries()) {
            expect(position).toBe(index);
            expect(walked.slice(0, path.length)).toEqual(path);
            if (isComplete) expect(path).toHaveLength(walked.length);
          }
        },
      ),
    );
  });
});
