import type { FormField } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormBlockData, FormValues } from '../definition.ts';
import { advance, firstStepKey } from '../paths/flow.ts';
import { formWays } from '../paths/form-graph.ts';
import { sendsPartial } from './lead.ts';
import { partialPoints } from './partial-points.ts';
import { stepIndex } from '../steps.ts';
import { context, ownForm } from '../testing/sites.ts';
import { visitOnce } from '../testing/visit-once.ts';
import { hasErrors, validateStep } from '../validate.ts';

const formOf = (data: FormBlockData) => ownForm({ type: 'multi', ...data });
const pointsOf = (data: FormBlockData) => {
  const form = formOf(data);
  return partialPoints(form, formWays(form));
};

const name: FormField = { name: 'name', type: 'text', label: 'Name', required: true };
const email: FormField = { name: 'email', type: 'email', label: 'Email' };
const steps = [{ key: 'you' }, { key: 'more' }, { key: 'end' }];

describe('partialPoints', () => {
  it('FRM-6: a name and a way to reach who has it make an unfinished lead, until the last step', () => {
    const sure = [name, { ...email, required: true }];
    expect(pointsOf({ formSteps: steps, fields: sure })).toEqual(['always', 'always', 'never']);
    expect(pointsOf({ formSteps: steps, fields: [name, email] })[0]).toBe('sometimes');
    expect(pointsOf({ formSteps: steps, fields: [name] })).toEqual(['never', 'never', 'never']);
  });

  it('FRM-6: a step that is marked skip-send sends nothing', () => {
    const quiet = { key: 'you', customRules: { skipSend: true } };
    expect(pointsOf({ formSteps: [quiet, ...steps.slice(1)], fields: [name, email] })).toEqual([
      ...['never', 'sometimes', 'never'],
    ]);
  });

  it('FRM-6: agrees with what the form itself does at every step', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const options = ['yes', 'no', 'maybe'];
    const rule = fc.record({
      key: fc.constant('Kind'),
      values: fc.uniqueArray(fc.constantFrom(...options), { minLength: 1 }),
      target: key,
    });
    const step = fc.record({
      key,
      customRules: fc.record({
        skipRules: fc.array(rule, { maxLength: 3 }),
        skipSend: fc.boolean(),
      }),
    });
    const kind = { name: 'Kind', type: 'radio' as const, label: 'Which?', options };
    const asked = (field: FormField) =>
      fc.record({ required: fc.boolean(), stepKey: key }).map((more) => ({ ...field, ...more }));
    const form = fc.record({
      formSteps: fc.uniqueArray(step, { minLength: 1, maxLength: 4, selector: (each) => each.key }),
      fields: fc.tuple(asked(name), asked(email), asked(kind)).map((all) => [...all]),
    });
    const answers = fc.record(
      {
        name: fc.constant('Alex'),
        email: fc.constant('alex@example.com'),
        Kind: fc.constantFrom(...options),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(form, answers, (data, values) => {
        const made = formOf(data);
        const points = partialPoints(made, formWays(made));
        const visit = visitOnce();
        for (let at = firstStepKey(made); ;) {
          visit(at);
          if (hasErrors(validateStep(made, at, values as FormValues, context))) return;
          const next = advance(made, at, values as FormValues);
          if (!('step' in next)) return;
          const sends = sendsPartial(made, at, values as FormValues, context);
          expect(points[stepIndex(made.steps, at)]).not.toBe(sends ? 'never' : 'always');
          at = next.step;
        }
      }),
      { numRuns: 400 },
    );
  });
});
