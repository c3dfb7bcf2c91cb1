import type { FormStep } from '@forecourt/block-schemas';
import type { FieldDefinition, FormDefinition, FormValue, FormValues } from '../definition.ts';
import { normaliseText } from '../fields/normalise.ts';
import { firstStep, nextStep, stepsTaken } from './step-graph.ts';
import { stepAt, stepIndex, stepKey, type FormViewer } from '../steps.ts';

/** Result of a valid step: another step, another website, or the end. */
export type Advance =
  { readonly step: string } | { readonly redirect: string } | { readonly complete: true };

/** Returns the step of a form with a key; the first step for an unknown key. */
export const stepOf = (form: FormDefinition, key: string): FormStep =>
  form.steps[stepIndex(form.steps, key)] ?? stepAt(form.steps, 0);

/** Key of the step that a form starts with for a visitor. */
export const firstStepKey = ({ steps }: FormDefinition, viewer?: FormViewer): string =>
  stepKey(stepAt(steps, firstStep(steps, viewer)));

/** Returns the posted key of a step; the first step's key if the form has no such step. */
export const knownStepKey = (
  form: FormDefinition,
  key: string | undefined,
  viewer?: FormViewer,
): string =>
  key !== undefined && stepIndex(form.steps, key) >= 0 ? key : firstStepKey(form, viewer);

/** The fields of a step, in order. */
export const stepFields = (
  form: Pick<FormDefinition, 'fields'>,
  key: string,
): readonly FieldDefinition[] => form.fields.filter((field) => field.stepKey === key);

/** Returns values as skip rules read them: normalised as they are sent, without invalid ones. */
export function submittedValues(form: FormDefinition, values: FormValues): FormValues {
  const seen = form.fields.flatMap(({ name, type }): [string, FormValue][] => {
    const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string') return [[name, normaliseText(type, value)]];
    if (typeof value === 'boolean') return [[name, value]];
    return Array.isArray(value) ? [[name, value.filter((item) => typeof item === 'string')]] : [];
  });
  return Object.fromEntries(seen);
}

/**
 * Returns the keys of the steps that these answers take, in order. With `until` the list ends with
 * that step, if the answers lead to it.
 */
export function takenSteps(
  form: FormDefinition,
  values: FormValues,
  viewer?: FormViewer,
  until?: string,
): readonly string[] {
  return stepsTaken(form.steps, submittedValues(form, values), viewer, until);
}

/** Returns the website that an answer on this step leads to, if any. */
function exitOf(form: FormDefinition, key: string, given: FormValues): string | undefined {
  return form.exits.find(({ step, field, value }) => step === key && given[field] === value)?.url;
}

/**
 * Returns what follows a valid step: another website, a later step, or completion. An unknown key
 * leads to the first step.
 */
export function advance(
  form: FormDefinition,
  key: string,
  values: FormValues,
  viewer?: FormViewer,
): Advance {
  const index = stepIndex(form.steps, key);
  if (index < 0) return { step: firstStepKey(form, viewer) };
  const given = submittedValues(form, values);
  const redirect = exitOf(form, key, given);
  if (redirect !== undefined) return { redirect };
  const next = nextStep(form.steps, index, given, viewer);
  return next === undefined ? { complete: true } : { step: stepKey(stepAt(form.steps, next)) };
}

/** Returns true if these answers passed an earlier step on the way to a step. */
export const cameBy = (
  form: FormDefinition,
  earlier: string,
  key: string,
  values: FormValues,
  viewer?: FormViewer,
): boolean => {
  const taken = takenSteps(form, values, viewer, key);
  return taken.at(-1) === key && taken.slice(0, -1).includes(earlier);
};

/** Returns the key of the step before a step on the path of these answers; undefined on the first. */
export function previousStep(
  form: FormDefinition,
  key: string,
  values: FormValues,
  viewer?: FormViewer,
): string | undefined {
  const taken = takenSteps(form, values, viewer, key);
  return taken.at(-1) === key ? taken.at(-2) : undefined;
}
