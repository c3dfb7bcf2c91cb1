import {
  advance,
  cameBy,
  firstStepKey,
  hasErrors,
  leadOf,
  previousStep,
  sendsPartial,
  stepFields,
  validateStep,
  type FieldDefinition,
  type FieldErrors,
  type FormValidation,
} from '@forecourt/forms';
import type { PlacedForm } from '@forecourt/renderer';
import type { LeadTokens } from '../leads/lead-token.ts';
import { completeForm, type CompletionOptions } from './complete-form.ts';
import type { FormOutcome, Poster } from './form-outcome.ts';
import type { FormPost } from './read-post.ts';
import { createStepLeads, type StepLeadOptions } from './step-leads.ts';
import { createStepScreens } from './step-screens.ts';
import { readStepVisit } from './step-visit.ts';

/** Services for the steps of a form. */
export interface FormStepsOptions extends StepLeadOptions, CompletionOptions {
  readonly tokens: LeadTokens;
}

/**
 * Processes a posted step: validates it, stores the lead before it continues (FRM-6), hands a
 * complete finance application off to the lender once it is stored, and returns the next state.
 * Every response contains the visitor's input; sensitive values wait in the draft.
 */
export function createFormSteps(options: FormStepsOptions) {
  return async (
    { form }: Pick<PlacedForm, 'form'>,
    post: FormPost,
    poster: Poster,
  ): Promise<FormOutcome> => {
    const visit = await readStepVisit(options, form, post, poster);
    const screens = createStepScreens(options, visit);
    const leads = createStepLeads(options, visit, screens);
    const { values, step } = visit;
    const inspected = poster.inspect?.(values);
    const context = { ...poster.context, timeZone: inspected?.timeZone };

    if (post.protocol.back)
      return screens.showStep(
        previousStep(form, step, values, context.viewer) ?? firstStepKey(form, context.viewer),
      );
    const { change } = post.protocol;
    // A step that the answers did not lead through cannot be changed: the present one is shown.
    if (change !== undefined)
      return screens.showStep(cameBy(form, change, step, values, context.viewer) ? change : step);
    const found = withErrors(
      validateStep(form, step, values, context),
      stepFields(form, step),
      inspected?.errors,
    );
    if (hasErrors(found)) return screens.showAgain(422, found);
    const next = advance(form, step, values, context.viewer);
    if ('redirect' in next) return { kind: 'leave', address: next.redirect };

    if ('step' in next) {
      if (sendsPartial(form, step, values, context)) {
        const { leadId } = visit;
        const stored = await leads.store(leadOf(form, values, context, { step, leadId }));
        if ('stopped' in stored) return stored.stopped;
      }
      return screens.showStep(next.step, [...new Set([...post.protocol.done, step])]);
    }

    return completeForm(options, { form, post, poster, visit, context, screens, leads });
  };
}

/**
 * Adds the errors of a step's fields that the dealer's data has. They are more precise than those of the
 * form alone: a location's own hours instead of the hours of all bookings.
 */
const withErrors = (
  found: FormValidation,
  fields: readonly FieldDefinition[],
  errors: FieldErrors = {},
): FormValidation => ({
  ...found,
  errors: {
    ...found.errors,
    ...Object.fromEntries(
      Object.entries(errors).filter(([name]) => fields.some((field) => field.name === name)),
    ),
  },
});

export type FormSteps = ReturnType<typeof createFormSteps>;
