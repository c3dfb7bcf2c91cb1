import type { FormField, FormStep } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formPaths, reachableSteps, stepEdges } from './form-paths.ts';
import { firstStep, nextStep } from './step-graph.ts';
import { stepIndex, stepKey, type StepForm } from '../steps.ts';

/** Few keys, names and values, so that rules often fit, often lead nowhere and keys often repeat. */
const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const names = fc.constantFrom('Make', 'Kind', 'opt_in');
const values = fc.constantFrom('yes', 'no', 'true');

const step: fc.Arbitrary<FormStep> = fc.record(
  {
    key: keys,
    customStepKey: keys,
    isCustom: fc.boolean(),
    customRules: fc.record(
      {
        skipAuthentication: fc.boolean(),
        skipRules: fc.array(
          fc.record({
            key: names,
            values: fc.array(values, { minLength: 1, maxLength: 3 }),
            target: keys,
          }),
          { maxLength: 4 },
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['key'] },
);
const field: fc.Arbitrary<FormField> = fc.record(
  {
    name: names,
    type: fc.constantFrom('select', 'radio', 'text'),
    options: fc.uniqueArray(values, { minLength: 1 }),
    required: fc.boolean(),
    stepKey: keys,
  },
  { requiredKeys: ['name', 'type'] },
);
const form = fc.record({
  formSteps: fc.array(step, { minLength: 1, maxLength: 7 }),
  fields: fc.uniqueArray(field, { selector: ({ name }) => name, maxLength: 3 }),
});
const anything = fc.dictionary(names, fc.oneof(values, fc.boolean(), fc.array(values)));
const viewer = fc.option(fc.record({ phone: fc.constantFrom('', '0491 570 156') }), {
  nil: undefined,
});

/** Answers that the form itself would accept: a required choice has one of its options. */
const validAnswers = ({ fields = [] }: StepForm) =>
  fc.record(
    Object.fromEntries(
      fields.map(({ name, type, options, required }) => {
        const answer = type !== 'text' && options ? fc.constantFrom(...options) : values;
        return [name, required ? answer : fc.option(answer, { nil: undefined })];
      }),
    ),
  );
const formAndAnswers = form.chain((made) => fc.tuple(fc.constant(made), validAnswers(made)));

/** The steps of a walk by index, stopped if it does not end by itself. */
function walk(form: { formSteps: FormStep[] }, submitted: object, who?: { phone?: string }) {
  const taken: number[] = [];
  let at: number | undefined = firstStep(form.formSteps, who);
  while (at !== undefined && taken.length <= form.formSteps.length) {
    taken.push(at);
    at = nextStep(form.formSteps, at, submitted as Record<string, unknown>, who);
  }
  return { taken, ended: at === undefined };
}

describe('the step engine, for any form, answers and visitor', () => {
  it('FRM-4: never goes backwards and never past the end', () => {
    fc.assert(
      fc.property(form, anything, viewer, ({ formSteps }, submitted, who) => {
        formSteps.forEach((_, current) => {
          const next = nextStep(formSteps, current, submitted, who);
          if (next === undefined) return;
          expect(next).toBeGreaterThan(current);
          expect(next).toBeLessThan(formSteps.length);
        });
      }),
    );
  });

  it('FRM-4: always terminates', () => {
    fc.assert(
      fc.property(form, anything, viewer, (made, submitted, who) => {
        expect(walk(made, submitted, who).ended).toBe(true);
      }),
    );
  });

  it('FRM-4: jumps exactly where a rule says so', () => {
    fc.assert(
      fc.property(form, anything, ({ formSteps }, submitted) => {
        formSteps.forEach(({ customRules }, current) => {
          let expected = current + 1;
          for (const { key, values: wanted, target } of customRules?.skipRules ?? []) {
            const later = formSteps.findIndex((other) => stepKey(other) === target) > current;
            const given = [submitted[key] ?? []].flat().map(String);
            if (!later || !given.some((value) => wanted.includes(value))) continue;
            expected = stepIndex(formSteps, target);
            break;
          }
          const next = nextStep(formSteps, current, submitted);
          expect(next ?? formSteps.length).toBe(expected);
        });
      }),
    );
  });

  it('FRM-4: shows an authentication step only to those without a phone', () => {
    fc.assert(
      fc.property(form, anything, viewer, (made, submitted, who) => {
        const { taken } = walk(made, submitted, who);
        const shown = taken.filter((at) => made.formSteps[at]!.customRules?.skipAuthentication);
        const all = made.formSteps.every((other) => other.customRules?.skipAuthentication);
        if (who?.phone) expect(shown.length).toBe(all ? 1 : 0);
      }),
    );
  });

  it('FRM-4: every walk with valid answers is one of the form’s paths', () => {
    fc.assert(
      fc.property(formAndAnswers, viewer, ([made, answers], who) => {
        const { taken } = walk(made, answers, who);
        const reachable = reachableSteps(made);
        taken.forEach((at, index) => {
          expect(reachable.has(at)).toBe(true);
          expect(stepEdges(made, at).map((edge) => edge.to)).toContain(taken[index + 1]);
        });
        expect([...formPaths(made)]).toContainEqual(taken);
      }),
      // Choices whose every option jumps are rare among random forms.
      { numRuns: 2000 },
    );
  });

  it('FRM-4: paths only go forwards, differ from each other and meet every reachable step', () => {
    fc.assert(
      fc.property(form, (made) => {
        const paths = [...formPaths(made)];
        for (const path of paths) expect(path).toEqual([...new Set(path)].sort((a, b) => a - b));
        expect(new Set(paths.map(String)).size).toBe(paths.length);
        expect(new Set(paths.flat())).toEqual(reachableSteps(made));
      }),
    );
  });
});
