import { hasErrors, leadOf, successTarget, validateForm, type FormValues } from '@forecourt/forms';
import type { Drafts, LenderReport } from '@forecourt/leads';
import type { PlacedForm } from '@forecourt/renderer';
import type { FinanceApplications } from '../finance/finish-application.ts';
import { rejectionOf } from '../finance/lender-rejection.ts';
import type { ConfirmsRequest } from '../leads/confirms-request.ts';
import type { FigureTokens } from '../leads/figure-token.ts';
import type { CarValuer } from '../leads/valuations.ts';
import { ignoreStoreFailure } from './draft-values.ts';
import type { FormOutcome, Poster } from './form-outcome.ts';
import { givenFigures } from './given-figures.ts';
import type { FormPost } from './read-post.ts';
import type { StepLeads } from './step-leads.ts';
import type { StepScreens } from './step-screens.ts';
import type { StepVisit } from './step-visit.ts';

/** Services that complete a form. */
export interface CompletionOptions {
  readonly drafts: Drafts;
  /** Hands complete applications off to the lender. */
  readonly applications: FinanceApplications;
  readonly figures: FigureTokens;
  /** Values the visitor's own car; no figures if left out. */
  readonly valuer?: CarValuer;
  /** Decides on confirmations to visitors; none are sent if left out. */
  readonly confirms?: ConfirmsRequest;
}

/** A post whose step has been validated. */
export interface ValidPost {
  readonly form: PlacedForm['form'];
  readonly post: FormPost;
  readonly poster: Poster;
  readonly visit: StepVisit;
  readonly context: Poster['context'];
  readonly screens: StepScreens;
  readonly leads: StepLeads;
}

/** Completes a form: stores its lead, and hands an application off to the lender. */
export async function completeForm(
  { applications, figures, confirms, valuer, drafts }: CompletionOptions,
  { form, post, poster, visit, context, screens, leads }: ValidPost,
): Promise<FormOutcome> {
  const { tenant, site, now } = poster;
  const { values, step } = visit;
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
    await drafts.delete(visit.scope, post.protocol.draft).catch(ignoreStoreFailure);
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
}
