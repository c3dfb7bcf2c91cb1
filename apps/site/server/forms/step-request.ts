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
import type { Drafts, Intake } from '@forecourt/leads';
import * as draftValues from './draft-values.ts';
import type { FormOutcome, Poster } from './form-outcome.ts';
import type { HumanCheck, HumanVerdict } from './human-check.ts';
import type { LeadTokens } from '../leads/lead-token.ts';
import type { FormPost } from './read-post.ts';
import { storeLead } from './store-lead.ts';

/** What a posted step is taken in with. */
export interface StepRequestOptions {
  readonly intake: Intake;
  readonly drafts: Drafts;
  readonly tokens: LeadTokens;
  readonly isHuman: HumanCheck;
  /** Called when something was stored, so that it goes out at once. */
  readonly onAccepted: () => void;
  /** Called with each loss that a failing store caused. */
  readonly onStoreFailure?: (loss: StoreLoss) => void;
}

/** What could not be stored; nothing of it is personal. */
export interface StoreLoss {
  readonly tenant: string;
  /** Page and id of the form. */
  readonly form: string;
  /** A lead, or what the server adds to a lead that is safe. */
  readonly lost: 'lead' | 'addition';
  /** The database's code. */
  readonly code: string;
}

/**
 * A posted step with what its visitor typed so far, sensitive answers of the draft included, and
 * what can be done with it.
 */
export async function readStepRequest(
  { intake, drafts, tokens, isHuman, onAccepted, onStoreFailure }: StepRequestOptions,
  form: FormDefinition,
  post: FormPost,
  poster: Poster,
) {
  const { protocol, submission } = post;
  const { tenant, page, context, now } = poster;
  const { name: dealer, domains } = poster.site;
  const origin = {
    ...{ tenant, page, formId: form.id, dealer, timeZone: form.timeZone },
    ...(domains[0] && { domain: domains[0] }),
  };
  const place = { tenant, form: storedFormName(origin) };
  const sensitive = sensitiveFields(form);
  const saved = await draftValues.savedValues(drafts, place, post.protocol.draft, sensitive);
  const values: FormValues = { ...saved, ...draftValues.typedOver(saved, post.values) };
  const step = knownStepKey(form, protocol.step, context.viewer);
  const { formAnswers } = copyFor(form);
  // Wording of the specification (FNQ-3).
  const notSaved = form.lender ? formAnswers.applicationNotSaved : formAnswers.notSaved;
  let leadId = protocol.lead && tokens.read(protocol.lead, place, now);

  const show = (status: number, more: Partial<FormState>): Shown => ({
    kind: 'show',
    status,
    state: {
      stepKey: step,
      values: draftValues.openValues(values, sensitive),
      errors: {},
      done: protocol.done,
      kept: Object.keys(saved),
      ...(leadId && { lead: tokens.issue(leadId, place, now) }),
      ...(post.protocol.draft && { draft: post.protocol.draft }),
      ...more,
    },
    ...(leadId && { leadId }),
  });

  /** Saves what was typed for when the visitor comes back; sensitive answers that are wrong are not kept. */
  const keep = async (next: string, done: readonly string[], wrong: readonly string[] = []) => {
    const kept = Object.fromEntries(
      Object.entries(values).filter(([name]) => !wrong.includes(name)),
    );
    const draft = { step: next, done, values: kept, ...(leadId && { leadId }) };
    const token = await draftValues.saveDraft(drafts, place, draft, post.protocol.draft);
    return token
      ? { draft: token, kept: Object.keys(draftValues.sensitiveValues(kept, sensitive)) }
      : {};
  };
  /** Shows the step again; sensitive answers just typed are kept rather than asked anew. */
  const showAgain = async (status: number, more: Partial<FormState>): Promise<Shown> => {
    const { errors = {} } = more;
    const typed = draftValues.sensitiveValues(post.values, sensitive);
    const isKnown = post.protocol.draft !== undefined || (leadId !== undefined && !poster.scripted);
    const worthIt = isKnown && Object.keys(typed).length > 0;
    const kept = worthIt ? await keep(step, protocol.done, Object.keys(errors)) : {};
    return show(status, { ...kept, ...more });
  };

  const report = (lost: StoreLoss['lost'], code: string) =>
    onStoreFailure?.({ ...place, lost, code });

  /** What the visitor has to do before anything is stored; undefined if they passed the captcha. */
  const unproven = async (): Promise<FormOutcome | undefined> => {
    const verdict = await isHuman(
      {
        tenant,
        address: poster.address,
        ...(protocol.captcha && { captcha: protocol.captcha }),
        ...(post.protocol.question && {
          question: post.protocol.question,
          answer: post.protocol.answer ?? '',
        }),
        trapped: Boolean(protocol.website),
        submission: `${place.form} ${submission}`,
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
    const { question, wrong } = verdict;
    return showAgain(422, { question, ...(wrong && { formError: formAnswers.wrongAnswer }) });
  };

  /**
   * Stores the lead as far as it is. A first step needs a captcha; the steps after it do not, until
   * the lead is complete (FRM-2).
   * @returns what to show where the lead was not stored
   */
  const store = async (lead: Lead, lender?: LenderReport): Promise<FormOutcome | undefined> => {
    const entry = { origin, lead, leadId, key: protocol.key, lender };
    let stored = leadId
      ? await storeLead(intake, { ...entry, unproven: true })
      : ({ outcome: 'unproven' } as const);
    if (stored.outcome === 'unproven') {
      const stopped = await unproven();
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
  /** Adds to the stored lead what the server learned since; the lead is safe without. */
  const add = async (lead: Lead, more: FormValues, lender?: LenderReport): Promise<void> => {
    const stored = await storeLead(intake, { origin, lead, leadId, more, lender });
    if (stored.outcome === 'failed') report('addition', stored.code);
    else onAccepted();
  };

  return {
    place,
    values,
    step,
    sensitive,
    leadId: () => leadId || undefined,
    show,
    showAgain,
    keep,
    store,
    add,
  };
}

/** The form is shown again. */
export type Shown = Extract<FormOutcome, { kind: 'show' }>;
