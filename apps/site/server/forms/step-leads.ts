import { copyFor } from '@forecourt/copy';
import type { FormValues, Lead } from '@forecourt/forms';
import { isLeadStoreFailure, type Intake, type LenderReport } from '@forecourt/leads';
import type { FormOutcome } from './form-outcome.ts';
import type { HumanCheck } from './human-check.ts';
import { createStepProof } from './step-proof.ts';
import type { StepScreens } from './step-screens.ts';
import type { StepVisit } from './step-visit.ts';
import { storeLead, type LeadToStore } from './store-lead.ts';
import type { ReportLoss, StoreLoss } from './store-loss.ts';

/** Services that store the lead of a posted step. */
export interface StepLeadOptions {
  readonly intake: Intake;
  readonly isHuman: HumanCheck;
  /** Called when something was stored, so that it is delivered at once. */
  readonly onAccepted: () => void;
  /** Called with each loss that a failing store caused. */
  readonly onStoreFailure?: (loss: StoreLoss) => void;
}

/** Details of storing a lead. */
interface StoreOptions extends Pick<LeadToStore, 'lender' | 'isAmendedSoon'> {
  /** Decides on the confirmation; called after the captcha, since each call counts. */
  readonly confirms?: () => Promise<boolean>;
}

/** Id of the stored lead, or the outcome to show if it was not stored. */
type StoredStep = { readonly leadId: string } | { readonly stopped: FormOutcome };

/** The lead of a posted step. */
export interface StepLeads {
  /**
   * Stores the lead, complete or not. The first step needs a captcha; later ones do not, until the
   * lead is complete (FRM-2).
   */
  readonly store: (lead: Lead, options?: StoreOptions) => Promise<StoredStep>;
  /** Adds fields to the stored lead; a failure leaves the lead as it is. */
  readonly add: (leadId: string, fields: FormValues, lender?: LenderReport) => Promise<void>;
}

/** Creates the intake of a posted step's lead. */
export function createStepLeads(
  { intake, isHuman, onAccepted, onStoreFailure }: StepLeadOptions,
  visit: StepVisit,
  { showAgain, stateWith }: StepScreens,
): StepLeads {
  const { form, post, poster, origin, scope } = visit;
  const { protocol } = post;
  const { formAnswers } = copyFor(form);
  // Wording of the specification (FNQ-3).
  const notSaved = form.lender ? formAnswers.applicationNotSaved : formAnswers.notSaved;

  const report: ReportLoss = (lost, code) => onStoreFailure?.({ ...scope, lost, code });

  const unproven = createStepProof({ isHuman, notSaved, report }, visit, { showAgain, stateWith });

  const store: StepLeads['store'] = async (lead, { confirms, ...more } = {}) => {
    const isLater = Boolean(visit.leadId);
    let stopped = isLater ? undefined : await unproven();
    if (stopped) return { stopped };
    const entry = {
      origin,
      lead,
      ...more,
      cars: poster.cars,
      leadId: visit.leadId,
      replyBy: poster.replyBy?.(lead),
      location: poster.locationOf?.(lead),
      key: protocol.key,
      confirms: await confirms?.(),
    };
    let stored = await storeLead(intake, { ...entry, unproven: isLater });
    if (stored.outcome === 'unproven') {
      stopped = await unproven();
      if (stopped) return { stopped };
      stored = await storeLead(intake, entry);
    }
    if (stored.outcome === 'conflict')
      return { stopped: await showAgain(422, { formError: formAnswers.sentBefore }) };
    if (stored.outcome === 'failed') report('lead', stored.code);
    if (stored.outcome !== 'accepted')
      return { stopped: await showAgain(503, { formError: notSaved }) };
    const { leadId } = stored;
    visit.leadId = leadId;
    onAccepted();
    return { leadId };
  };
  const add: StepLeads['add'] = async (leadId, fields, lender) => {
    try {
      await intake.amend({ tenant: scope.tenant, leadId, fields, lender });
      onAccepted();
    } catch (failure) {
      if (!isLeadStoreFailure(failure)) throw failure;
      report('addition', failure.code);
    }
  };

  return { store, add };
}
