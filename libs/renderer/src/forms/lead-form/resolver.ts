import {
  validateStep,
  type FieldErrors as FieldMessages,
  type FormDefinition,
  type FormValues,
} from '@forecourt/forms';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FormView } from '../view/form-view.ts';

/** What a form's state holds for react-hook-form; names are the fields' own. */
export type TypedValues = Record<string, FormValues[string] | null | undefined>;

/** What is to be checked: the step that is shown. */
export interface StepContext {
  readonly stepKey: string;
  /** Names of sensitive fields that the server keeps already. */
  readonly kept: readonly string[];
}

/**
 * Values as the form engine reads them. react-hook-form has null for a choice that nobody made, the
 * attribute's text for a ticked box, and no list for a group of one.
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
 * Checks a step with the rules that the server checks it with (FRM-13).
 * @param now the visitor's clock
 */
export const stepResolver =
  ({ form, dealerships }: FormView, now: () => Date): Resolver<TypedValues, StepContext> =>
  (typed, context) => {
    const values = givenValues(form, typed);
    const choices = dealerships.map(({ value, text }) => ({ id: value, name: text }));
    const { stepKey = '', kept = [] } = context ?? {};
    const left = Object.entries(errorsOf()).filter(
      ([name]) => !(kept.includes(name) && !values[name]),
    );
    if (left.length === 0) return { values: typed, errors: {} };
    const faults = left.map(([name, message]) => [name, { type: 'check', message }]);
    return { values: {}, errors: Object.fromEntries(faults) as FieldErrors<TypedValues> };

    /** A check that breaks off must not keep a visitor from sending: the server checks again. */
    function errorsOf(): FieldMessages {
      try {
        return validateStep(form, stepKey, values, { now: now(), dealerships: choices }).errors;
      } catch {
        return {};
      }
    }
  };
