import { copyFor } from '@forecourt/copy';
import {
  knownStepKey,
  sensitiveFields,
  storedFormName,
  type FormDefinition,
  type FormState,
  type FormValues,
  type Lead,
} from '@forecourt/forms';
import type { LenderReport } from '@forecourt/leads';
import { stepLifetime, type Drafts, type Intake } from '@forecourt/leads';
import * as draftValues from './draft-values.ts';
import type { FormOutcome, Poster } from './form-outcome.ts';
import type { HumanCheck, HumanVerdict } from './human-check.ts';
import type { LeadTokens } from '../leads/lead-token.ts';
import type { FormPost } from './read-post.ts';
import { storeLead, type LeadToStore } from './store-lead.ts';

/** Services for a posted step. */
export interface StepRequestOptions {
  readonly intake: Intake;
  readonly drafts: Drafts;
  readonly tokens: LeadTokens;
  readonly isHuman: HumanCheck;
  /** Called when something was stored, so that it is delivered at once. */
  readonly onAccepted: () => void;
  /** Called with each loss that a failing store caused. */
  readonly onStoreFailure?: (loss: StoreLoss) => void;
}

/** Report of what could not be stored; contains no personal data. */
export interface StoreLoss {
  readonly tenant: string;
  /** Page and id of the form. */
  readonly form: string;
  /** A lead, or fields that the server adds to a stored lead. */
  readonly lost: 'lead' | 'addition';
  /** The database's code. */
  readonly code: string;
}

/** Details of storing a lead. */
interface StoreOptions extends Pick<LeadToStore, 'lender' | 'isAmendedSoon'> {
  /** Decides on the confirmation; called after the captcha, since each call counts. */
  readonly confirms?: () => Promise<boolean>;
}

/**
 * Reads a posted step with the visitor's input so far, sensitive answers of the draft included, and
 * returns it with its operations.
 */
export async function readStepRequest(
  { intake, drafts, tokens, isHuman, onAccepted, onStoreFailure }: StepRequestOptions,
  form: FormDefinition,
  post: FormPost,
  poster: Poster,
) {
  const { protocol, submission } = post;
  const { tenant, page, context, cars, now } = poster;
  const { name: dealer, domains } = poster.site;
  const origin = {
    ...{ tenant, page, formId: form.id, dealer, timeZone: form.timeZone },
    domain: domains[0],
  };
  const scope = { tenant, form: storedFormName(origin) };
  const sensitive = sensitiveFields(form);
  const saved = await draftValues.savedValues(drafts, scope, protocol.draft, sensitive);
  const values: FormValues = { ...saved, ...draftValues.typedOver(saved, post.values) };
  const step = knownStepKey(form, protocol.step, context.viewer);
  const { formAnswers } = copyFor(form);
  // Wording of the specification (FNQ-3).
  const notSaved = form.lender ? formAnswers.applicationNotSaved : formAnswers.notSaved;
  let leadId = protocol.lead && tokens.read(protocol.lead, scope, now);

  const show = (status: number, more: Partial<FormState>): Shown => ({
    kind: 'show',
    status,
    state: {
      stepKey: step,
      values: draftValues.openValues(values, sensitive),
      errors: {},
      done: protocol.done,
      savedFields: Object.keys(saved),
      lead: leadId && tokens.issue(leadId, scope, now),
      draft: protocol.draft,
      ...more,
    },
    leadId,
  });

  /** Saves the input for the visitor's return; invalid sensitive answers are not stored. */
  const saveDraft = async (
    next: string,
    done: readonly string[],
    wrong: readonly string[] = [],
  ) => {
    const savedValues = Object.fromEntries(
      Object.entries(values).filter(([name]) => !wrong.includes(name)),
    );
    const draft = { step: next, done, values: savedValues, leadId };
    const token = await draftValues.saveDraft(drafts, scope, draft, {
      token: protocol.draft,
      // Only applications are resumed days later.
      lifetime: sensitive.length > 0 ? undefined : stepLifetime,
    });
    return token
      ? {
          draft: token,
          savedFields: Object.keys(draftValues.sensitiveValues(savedValues, sensitive)),
        }
      : {};
  };
  /** Shows the step again; new sensitive answers are stored, so that the visitor need not retype them. */
  const showAgain = async (status: number, more: Partial<FormState>): Promise<Shown> => {
    const { errors = {} } = more;
    const typed = draftValues.sensitiveValues(post.values, sensitive);
    const isKnown = protocol.draft !== undefined || (leadId !== undefined && !poster.scripted);
    const worthIt = isKnown && Object.keys(typed).length > 0;
    const savedDraft = worthIt ? await saveDraft(step, protocol.done, Object.keys(errors)) : {};
    return show(status, { ...savedDraft, ...more });
  };

  /**
   * Shows another step. Browsers without scripts get it at an address of its own, where the draft
   * provides the answers.
   */
  const showStep = async (key: string, done: readonly string[] = protocol.done): Promise<Shown> => {
    const isSaved = !poster.scripted || sensitive.length > 0;
    const savedDraft = isSaved ? await saveDraft(key, done) : {};
    return { ...show(200, { stepKey: key, done, ...savedDraft }), saved: savedDraft.draft };
  };

  const report = (lost: StoreLoss['lost'], code: string) =>
    onStoreFailure?.({ ...scope, lost, code });

  /**
   * Returns what the visitor has to do before anything is stored; undefined if they passed the
   * captcha.
   */
  const unproven = async (): Promise<FormOutcome | undefined> => {
    const verdict = await isHuman(
      {
        tenant,
        address: poster.address,
        captcha: protocol.captcha,
        question: protocol.question,
        answer: protocol.answer,
        trapped: Boolean(protocol.website),
        submission: `${scope.form} ${submission}`,
        scripted: poster.scripted,
        localized: form,
      },
      now,
    );
    return verdict.passed ? undefined : asked(verdict);
  };
  const asked = async (verdict: Exclude<HumanVerdict, { passed: true }>): Promise<FormOutcome> => {
    if ('wait' in verdict) return { kind: 'wait', seconds: verdict.wait };
    if ('unavailable' in verdict) {
      if (verdict.code) report('lead', verdict.code);
      return showAgain(503, { formError: notSaved });
    }
    if ('solve' in verdict)
      return { kind: 'solve', state: show(422, { formError: formAnswers.notPerson }).state };
    const { question, answer } = verdict;
    const error = answer === 'first' ? undefined : formAnswers.answers[answer];
    return showAgain(422, { question: { ...question, error } });
  };

  const entryOf = (lead: Lead) => ({ origin, lead, cars, leadId, replyBy: poster.replyBy?.(lead) });

  /**
   * Stores the lead, complete or not. The first step needs a captcha; later ones do not, until the
   * lead is complete (FRM-2).
   * @returns what to show if the lead was not stored
   */
  const store = async (
    lead: Lead,
    { confirms, ...more }: StoreOptions = {},
  ): Promise<FormOutcome | undefined> => {
    const isLater = Boolean(leadId);
    let stopped = isLater ? undefined : await unproven();
    if (stopped) return stopped;
    const about = { ...entryOf(lead), key: protocol.key };
    const entry = { ...about, ...more, confirms: await confirms?.() };
    let stored = await storeLead(intake, { ...entry, unproven: isLater });
    if (stored.outcome === 'unproven') {
      stopped = await unproven();
      if (stopped) return stopped;
      stored = await storeLead(intake, entry);
    }
    if (stored.outcome === 'conflict') return showAgain(422, { formError: formAnswers.sentBefore });
    if (stored.outcome === 'failed') report('lead', stored.code);
    if (stored.outcome !== 'accepted') return showAgain(503, { formError: notSaved });
    leadId = stored.leadId;
    onAccepted();
    return undefined;
  };
  /** Adds fields to the stored lead; a failure leaves the lead as it is. */
  const add = async (lead: Lead, more: FormValues, lender?: LenderReport): Promise<void> => {
    const stored = await storeLead(intake, { ...entryOf(lead), more, lender });
    if (stored.outcome === 'failed') report('addition', stored.code);
    else onAccepted();
  };

  return {
    scope,
    values,
    step,
    sensitive,
    leadId: () => leadId,
    showAgain,
    showStep,
    store,
    add,
  };
}

/** The form is shown again. */
export type Shown = Extract<FormOutcome, { kind: 'show' }>;
