import {
  validateStep,
  type FieldErrors as FieldMessages,
  type FormDefinition,
  type FormValues,
} from '@forecourt/forms';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FormView } from '../view/form-view.ts';

/** Values of react-hook-form by field name. */
export type TypedValues = Record<string, FormValues[string] | null | undefined>;

/** Validation context of the current step. */
export interface StepContext {
  readonly stepKey: string;
  /** Names of sensitive fields that the server has already stored. */
  readonly savedFields: readonly string[];
}

/**
 * Converts values for the form engine. react-hook-form has null for an unanswered choice, the
 * `value` attribute for a checked box, and no array for a group of one.
 */
export function givenValues(form: FormDefinition, typed: TypedValues): FormValues {
  const control = (name: string) => form.fields.find((field) => field.name === name)?.control;
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]): [string, FormValues[string]][] => {
      if (value === null || value === undefined) return [];
      if (control(name) === 'checkbox') return [[name, value === true || value === 'true']];
      if (control(name) !== 'checkboxes' || Array.isArray(value)) return [[name, value]];
      return [[name, typeof value === 'string' && value !== '' ? [value] : []]];
    }),
  );
}

/**
 * Validates a step with the server's rules (FRM-13).
 * @param now returns the visitor's current time
 */
export const stepResolver =
  ({ form, dealerships }: FormView, now: () => Date): Resolver<TypedValues, StepContext> =>
  (typed, context) => {
    const values = givenValues(form, typed);
    const choices = dealerships.map(({ value, text }) => ({ id: value, name: text }));
    const { stepKey = '', savedFields = [] } = context ?? {};
    const left = Object.entries(errorsOf()).filter(
      ([name]) => !(savedFields.includes(name) && !values[name]),
    );
    if (left.length === 0) return { values: typed, errors: {} };
    const faults = left.map(([name, message]) => [name, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(faults) as FieldErrors<TypedValues> };

    /** Returns no errors if validation throws, because the server validates again. */
    function errorsOf(): FieldMessages {
      try {
        return validateStep(form, stepKey, values, { now: now(), dealerships: choices }).errors;
      } catch {
        return {};
      }
    }
  };
