import {
  advance,
  firstStep,
  hasErrors,
  leadOf,
  sendsPartial,
  stepKey,
  stepOf,
  validateForm,
  validateStep,
  type FieldErrors,
  type FormContext,
  type FormDefinition,
  type FormValues,
  type Lead,
} from '@forecourt/forms';

/** What a step does once it is sent. */
export interface WalkedStep {
  readonly key: string;
  /** The lead as far as it is; nothing goes out where there is none. */
  readonly lead?: Lead;
  /** Why nothing goes out. */
  readonly why?: string;
}

/** How a walk ends. */
export type WalkEnd =
  | { readonly kind: 'sent' }
  | { readonly kind: 'leave'; readonly url: string }
  | {
      readonly kind: 'errors';
      /** Key of the step that is shown again. */
      readonly step: string;
      readonly errors: FieldErrors;
      readonly formError?: string;
    };

/**
 * Goes through a form with some values, step by step, by the functions that the server goes by.
 * @param leadId what the store calls the lead once it has one
 */
export function walkForm(
  form: FormDefinition,
  values: FormValues,
  context: FormContext,
  leadId: string,
): { readonly steps: readonly WalkedStep[]; readonly end: WalkEnd } {
  const steps: WalkedStep[] = [];
  const known = () => (steps.some(({ lead }) => lead) ? { leadId } : {});
  for (let key = stepKey(form.steps[firstStep(form.steps)]!); ;) {
    const { errors, formError } = validateStep(form, key, values, context);
    const end = (step: string, found: typeof errors, said = formError): WalkEnd => ({
      ...{ kind: 'errors', step, errors: found },
      ...(said && { formError: said }),
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
        : { key, why: whyNothing(form, key) },
    );
    key = next.step;
  }
}

const whyNothing = (form: FormDefinition, key: string): string =>
  stepOf(form, key).customRules?.skipSend
    ? 'the step is marked skipSend'
    : 'there is no name with an email address or phone number yet';
