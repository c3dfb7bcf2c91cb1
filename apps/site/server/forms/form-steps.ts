import {
  advance,
  cameBy,
  firstStepKey,
  hasErrors,
  leadOf,
  previousStep,
  sendsPartial,
  stepFields,
  successTarget,
  validateForm,
  validateStep,
  type FieldDefinition,
  type FieldErrors,
  type FormValidation,
  type FormValues,
} from '@forecourt/forms';
import type { Drafts, LenderReport } from '@forecourt/leads';
import type { PlacedForm } from '@forecourt/renderer';
import type { FinanceApplications } from '../finance/finish-application.ts';
import { rejectionOf } from '../finance/lender-rejection.ts';
import type { ConfirmsRequest } from '../leads/confirms-request.ts';
import type { FigureTokens } from '../leads/figure-token.ts';
import type { LeadTokens } from '../leads/lead-token.ts';
import type { CarValuer } from '../leads/valuations.ts';
import { ignoreStoreFailure } from './draft-values.ts';
import { givenFigures } from './given-figures.ts';
import type { FormOutcome, Poster } from './form-outcome.ts';
import type { FormPost } from './read-post.ts';
import { createStepLeads, type StepLeadOptions } from './step-leads.ts';
import { createStepScreens } from './step-screens.ts';
import { readStepVisit } from './step-visit.ts';

/** Services for the steps of a form. */
export interface FormStepsOptions extends StepLeadOptions {
  readonly drafts: Drafts;
  readonly tokens: LeadTokens;
  /** Hands complete applications off to the lender. */
  readonly applications: FinanceApplications;
  readonly figures: FigureTokens;
  /** Values the visitor's own car; no figures if left out. */
  readonly valuer?: CarValuer;
  /** Decides on confirmations to visitors; none are sent if left out. */
  readonly confirms?: ConfirmsRequest;
}

/**
 * Processes a posted step: validates it, stores the lead before it continues (FRM-6), hands a
 * complete finance application off to the lender once it is stored, and returns the next state.
 * Every response contains the visitor's input; sensitive values wait in the draft.
 */
export function createFormSteps(options: FormStepsOptions) {
  const { applications, figures, confirms, valuer } = options;
  return async (
    { form }: Pick<PlacedForm, 'form'>,
    post: FormPost,
    poster: Poster,
  ): Promise<FormOutcome> => {
    const { tenant, site, now } = poster;
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

    const whole = validateForm(form, values, context);
    if (hasErrors(whole)) return screens.showAgain(422, { ...whole, stepKey: whole.step ?? step });
    const lead = leadOf(form, values, context, { leadId: visit.leadId });
    const toLender = form.lender && applications.hasLender(tenant);
    const stored = await leads.store(lead, {
      confirms: confirms && (() => confirms(tenant, site, lead)),
      isAmendedSoon: valuer?.values(tenant, lead.category),
      lender: toLender ? { status: 'pending' } : undefined,
    });
    if ('stopped' in stored) return stored.stopped;
    const { leadId } = stored;
    const add = (fields: FormValues, lender: LenderReport) => leads.add(leadId, fields, lender);
    const handOff = toLender
      ? await applications.finish({ tenant, site, form, lead, leadId, now, add })
      : undefined;
    const error = rejectionOf(handOff?.outcome, form, whole.steps);
    if (error) return { ...(await screens.showAgain(422, error)), lender: handOff?.outcome };
    if (post.protocol.draft)
      await options.drafts.delete(visit.scope, post.protocol.draft).catch(ignoreStoreFailure);
    const value = await valuer?.valueOf(tenant, form, lead);
    if (value !== undefined) await leads.add(leadId, { valuation: String(value) });
    const names = [...givenFigures(form), ...(value === undefined ? [] : (['valuation'] as const))];
    const token = names.length > 0 ? figures.issue({ tenant, leadId, names }, now) : undefined;
    return {
      kind: 'done',
      leadId,
      lead,
      request: figures.issue({ tenant, leadId, names: ['request'] }, now),
      address: handOff?.address ?? successTarget(form, lead, { token }),
      lender: handOff?.outcome,
    };
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
