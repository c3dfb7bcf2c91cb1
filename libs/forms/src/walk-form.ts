import type { FieldErrors, FormContext, FormDefinition, FormValues } from './definition.ts';
import type { Inspect } from './example-values.ts';
import { advance, firstStepKey, stepFields, stepOf } from './paths/flow.ts';
import { leadOf, sendsPartial, type Lead } from './leads/lead.ts';
import { hasErrors, validateForm, validateStep } from './validate.ts';

/** Result of submitting a step. */
export interface WalkedStep {
  readonly key: string;
  /** Lead so far; undefined if nothing is sent. */
  readonly lead?: Lead;
  /** Reason why nothing is sent. */
  readonly why?: string;
}

/** End of a walk. */
export type WalkEnd =
  | { readonly kind: 'sent' }
  | { readonly kind: 'leave'; readonly url: string }
  | {
      readonly kind: 'errors';
      /** Key of the step with errors. */
      readonly step: string;
      readonly errors: FieldErrors;
      readonly formError?: string;
    };

/**
 * Submits a form's steps one after the other, with the functions that the server uses.
 * @param leadId id that the store gives the lead
 * @param inspect compares answers with the dealer's data
 */
export function walkForm(
  form: FormDefinition,
  values: FormValues,
  context: FormContext,
  leadId: string,
  inspect: Inspect = () => ({}),
): { readonly steps: readonly WalkedStep[]; readonly end: WalkEnd } {
  const steps: WalkedStep[] = [];
  const known = () => (steps.some(({ lead }) => lead) ? { leadId } : {});
  for (let key = firstStepKey(form); ;) {
    const { errors: invalid, formError } = validateStep(form, key, values, context);
    const found = inspect(values);
    const refused = stepFields(form, key).flatMap(({ name }) =>
      found[name] === undefined ? [] : [[name, found[name]] as const],
    );
    const errors = { ...Object.fromEntries(refused), ...invalid };
    const end = (step: string, errors: FieldErrors, message = formError): WalkEnd => ({
      kind: 'errors',
      step,
      errors,
      formError: message,
    });
    if (hasErrors({ errors })) return { steps, end: end(key, errors) };
    const next = advance(form, key, values);
    if ('redirect' in next) {
      steps.push({ key, why: 'the answer leads to another website' });
      return { steps, end: { kind: 'leave', url: next.redirect } };
    }
    if ('complete' in next) {
      const whole = validateForm(form, values, context);
      if (hasErrors(whole))
        return { steps, end: end(whole.step ?? key, whole.errors, whole.formError) };
      steps.push({ key, lead: leadOf(form, values, context, known()) });
      return { steps, end: { kind: 'sent' } };
    }
    steps.push(
      sendsPartial(form, key, values, context)
        ? { key, lead: leadOf(form, values, context, { step: key, ...known() }) }
        : { key, why: reasonOf(form, key) },
    );
    key = next.step;
  }
}

const reasonOf = (form: FormDefinition, key: string): string =>
  stepOf(form, key).customRules?.skipSend
    ? 'the step is marked skipSend'
    : 'there is no name with an email address or phone number yet';
