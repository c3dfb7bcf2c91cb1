import type { FormField, FormSkipRule } from '@forecourt/block-schemas';
import { normaliseText } from '../fields/normalise.ts';
import { fieldsOfStep, type StepForm } from '../steps.ts';

/** Returns the values that a field can send; undefined if visitors type them, or the site decides. */
function valuesOf({ type, options }: FormField): readonly string[] | undefined {
  if (type === 'hidden') return undefined;
  if (type === 'checkbox') return options?.map((option) => option.trim()) ?? ['true', 'false'];
  return options?.map((option) => normaliseText(type, option));
}

/**
 * Returns the values that a skip rule's field can have once a step is sent, without duplicates; none
 * if neither the step nor an earlier one asks for it. undefined if visitors type them, or the site
 * decides.
 * @param step index of the rule's step.
 */
export function answersTo(
  form: StepForm,
  step: number,
  { key }: Pick<FormSkipRule, 'key'>,
): readonly string[] | undefined {
  const { formSteps, fields = [] } = form;
  const named = { formSteps, fields: fields.filter(({ name }) => name === key) };
  const answers = new Set<string>();
  if (named.fields.length === 0) return [];
  for (let index = 0; index <= step; index++)
    for (const field of fieldsOfStep(named, index)) {
      const values = valuesOf(field);
      if (values === undefined) return undefined;
      for (const value of values) answers.add(value);
    }
  return [...answers];
}

/** Returns true if some answer triggers a skip rule. @param step index of the rule's step. */
export function canApply(form: StepForm, step: number, rule: FormSkipRule): boolean {
  const answers = answersTo(form, step, rule);
  return answers === undefined || rule.values.some((value) => answers.includes(value));
}
