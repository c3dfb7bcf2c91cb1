import type {
  FieldDefinition,
  FieldErrors,
  FormContext,
  FormDefinition,
  FormValidation,
  FormValues,
} from './definition.ts';
import { checkField } from './fields/checks.ts';
import { stepFields, takenSteps } from './paths/flow.ts';

/** A check of the whole form. */
export interface WholeFormValidation extends FormValidation {
  /** Keys of the steps that the answers take, in order. */
  readonly steps: readonly string[];
  /** Key of the first step with errors; the errors are those of this step. */
  readonly step?: string;
}

const ownValue = (values: FormValues, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

function errorsOf(
  fields: readonly FieldDefinition[],
  values: FormValues,
  form: FormDefinition,
  context: FormContext,
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { error } = checkField(field, ownValue(values, field.name), form, context);
      return error === undefined ? [] : [[field.name, error]];
    }),
  );
}

/**
 * Checks the fields of one step.
 * @param key of the step; a missing step has no fields and no errors.
 * @param values as typed or as read from a submission.
 */
export function validateStep(
  form: FormDefinition,
  key: string,
  values: FormValues,
  context: FormContext,
): FormValidation {
  const errors = errorsOf(stepFields(form, key), values, form, context);
  const formError = form.stepErrors?.[key];
  return { errors, formError: hasErrors({ errors }) ? formError : undefined };
}

/** Returns true if a check found errors. */
export const hasErrors = ({ errors, formError }: FormValidation): boolean =>
  formError !== undefined || Object.keys(errors).length > 0;

/**
 * Checks all steps that these answers take, in order, and stops at the first with errors. Which
 * steps the browser reports as finished does not matter.
 */
export function validateForm(
  form: FormDefinition,
  values: FormValues,
  context: FormContext,
): WholeFormValidation {
  const steps = takenSteps(form, values, context.viewer);
  for (const step of steps) {
    const found = validateStep(form, step, values, context);
    if (hasErrors(found)) return { ...found, steps, step };
  }
  return { errors: {}, steps };
}
