import { validateStep, type FieldErrors, type FormState, type FormValues } from '@forecourt/forms';
import type { FormView } from '../view/form-view.ts';

/**
 * Validates the current step with the server's rules (FRM-13). Returns no errors if validation
 * throws, because the server validates again.
 * @param state the current step, and the sensitive answers that the server has already stored
 * @param now returns the visitor's current time
 */
export function checkStep(
  { form, dealerships }: Pick<FormView, 'form' | 'dealerships'>,
  { stepKey, savedFields = [] }: Pick<FormState, 'stepKey' | 'savedFields'>,
  values: FormValues,
  now: () => Date,
): FieldErrors {
  const choices = dealerships.map(({ value, text }) => ({ id: value, name: text }));
  try {
    const { errors } = validateStep(form, stepKey, values, { now: now(), dealerships: choices });
    const isSaved = (name: string) => savedFields.includes(name) && !values[name];
    return Object.fromEntries(Object.entries(errors).filter(([name]) => !isSaved(name)));
  } catch {
    return {};
  }
}
