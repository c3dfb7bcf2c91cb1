import type { FormPreset } from '@forecourt/block-schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition, FormValues } from './definition.ts';
import { advance, takenSteps } from './paths/flow.ts';
import { leadOf, sendsPartial } from './leads/lead.ts';
import { initialValues } from './prefill.ts';
import { presets } from './presets/index.ts';
import { readSubmission } from './submission/read-submission.ts';
import { stepKey } from './steps.ts';
import { successTarget } from './leads/success-target.ts';
import { validAnswers } from './testing/answers.ts';
import { context, everything, presetForm } from './testing/sites.ts';
import { visitOnce } from './testing/visit-once.ts';
import { hasErrors, validateForm, validateStep } from './validate.ts';

const forms: FormDefinition[] = (Object.keys(presets) as FormPreset[]).map((preset) =>
  presetForm(preset, everything),
);
const form = fc.constantFrom(...forms);

/** Texts as robots and clumsy thumbs send them. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', 'true', '\u0000', '\ud800', '__proto__', '$1,0', '2026-10-04T02:30'),
  fc.constantFrom('2026-99-99', '0000-01-01T00:00', '+61', '1e999', 'alex@example.com', 'x\ry'),
  fc.constantFrom('0491 570 156', 'x'.repeat(10_001), '٣٤', '%00', '<script>', '\u202e'),
);
const value = fc.oneof(text, fc.boolean(), fc.array(text, { maxLength: 4 }), fc.anything());
const names = fc.oneof(
  fc.constantFrom(...new Set(forms.flatMap(({ fields }) => fields.map(({ name }) => name)))),
  fc.constantFrom('__proto__', 'constructor', 'toString', '_step', '_done', '_key', 'utm_source'),
  fc.string({ maxLength: 20 }),
);
const pairs = fc.array(fc.tuple(names, value), { maxLength: 30 });

/** Everything that the server does with values; whatever it does, it does not fall. */
function handle(made: FormDefinition, values: FormValues) {
  const found = validateForm(made, values, context);
  for (const step of made.steps) {
    validateStep(made, stepKey(step), values, context);
    advance(made, stepKey(step), values);
    sendsPartial(made, stepKey(step), values, context);
  }
  const lead = leadOf(made, values, context);
  successTarget(made, lead);
  return { found, lead };
}

describe('any submission', () => {
  it('FRM-13: is read, checked and made a lead of without a fall, as pairs or as an object', () => {
    fc.assert(
      fc.property(form, pairs, (made, entries) => {
        for (const input of [entries, Object.fromEntries(entries)]) {
          const { values } = readSubmission(input, made);
          handle(made, values);
          for (const name of Object.keys(values))
            expect(['string', 'boolean', 'object']).toContain(typeof values[name]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('FRM-13: is read without a fall, whatever it is', () => {
    fc.assert(
      fc.property(form, fc.anything(), (made, input) => {
        const read = readSubmission(input, made);
        expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      }),
    );
  });

  it('FRM-13: is checked without a fall even if nobody read it before', () => {
    fc.assert(
      fc.property(form, pairs, (made, entries) => {
        handle(made, Object.fromEntries(entries) as FormValues);
      }),
      { numRuns: 300 },
    );
  });

  it('FRM-13: a lead holds only names of the form and of the platform, and only clean text', () => {
    const platform =
      /^(?:category|subcategory|page_id|PageTitle|lead_|form_completed|location_id|dealership_|utm_|taurus_|send_customer_email|Vehicle Rego|Service Date)/;
    fc.assert(
      fc.property(form, pairs, (made, entries) => {
        const { lead } = handle(made, readSubmission(entries, made).values);
        for (const [name, sent] of Object.entries(lead.fields)) {
          const known = made.fields.some((field) => field.name === name);
          expect(known || platform.test(name) || name in prefilled, name).toBe(true);
          if (typeof sent === 'string') expect(sent).toMatch(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u);
        }
        expect(JSON.stringify(lead.fields)).not.toContain('"dateOfBirth"');
      }),
      { numRuns: 300 },
    );
  });

  it('FRM-13: valid answers with one broken field are refused at that field, or it is not asked', () => {
    const broken = form.chain((made) => {
      const texts = made.fields.filter(({ control }) => control === 'input');
      return fc.tuple(fc.constant(made), fc.constantFrom(...texts));
    });
    fc.assert(
      fc.property(
        broken,
        fc.constantFrom('a\u0000b', 'x\ud800', 'x'.repeat(6000)),
        ([made, field], bad) => {
          const values = { ...validAnswers(made), [field.name]: bad };
          const asked = takenSteps(made, values).includes(field.stepKey);
          const found = validateForm(made, values, context);
          expect(hasErrors(found)).toBe(asked);
          if (asked) expect(Object.keys(found.errors)).toEqual([field.name]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('FRM-8: any query fills a form with nothing that it could not hold', () => {
    const query = fc.array(
      fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(prefilled)), names), text),
    );
    fc.assert(
      fc.property(form, query, (made, entries) => {
        const values = initialValues(made, new URLSearchParams(entries));
        expect(readSubmission(values, made).errors).toEqual({});
      }),
    );
  });
});

const prefilled = {
  stock_number: 1,
  selected_car: 1,
  car_id: 1,
  vehiclePriceBudget: 1,
  car_type: 1,
  preferredDealership: 1,
  make: 1,
  model_id: 1,
  model_name: 1,
  vehicle: 1,
};

describe('a walk through a form', () => {
  it('FRM-3: goes step by step to the end of every preset with valid answers', () => {
    for (const made of forms) {
      const values = validAnswers(made);
      const walked: string[] = [];
      const visit = visitOnce();
      let at: string | undefined = stepKey(made.steps[0]!);
      while (at !== undefined) {
        visit(at);
        walked.push(at);
        expect(validateStep(made, at, values, context)).toEqual({ errors: {} });
        const next = advance(made, at, values);
        at = 'step' in next ? next.step : undefined;
      }
      expect(walked).toEqual(takenSteps(made, values));
    }
  });
});
