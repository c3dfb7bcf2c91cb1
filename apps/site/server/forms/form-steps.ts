import {
  advance,
  hasErrors,
  leadOf,
  previousStep,
  sendsPartial,
  stepKey,
  successTarget,
  validateForm,
  validateStep,
  type FormContext,
  type FormState,
  type FormValues,
  type Lead,
} from '@forecourt/forms';
import { isLeadStoreFailure, type Drafts, type Intake } from '@forecourt/leads';
import type { PlacedForm } from '@forecourt/renderer';
import { openValues, saveDraft, savedValues, typedOver } from './draft-values.ts';
import type { HumanCheck, HumanVerdict } from './human-check.ts';
import type { LeadTokens } from './lead-token.ts';
import type { FormPost } from './read-post.ts';

/** What a post of a form comes to. */
export type FormOutcome =
  /** The form is shown again: at its next step, or where something is to be put right. */
  | {
      readonly kind: 'show';
      readonly status: number;
      readonly state: FormState;
      readonly leadId?: string;
    }
  /** A script has to solve the captcha first. */
  | { readonly kind: 'solve'; readonly state: FormState }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The answer leads to another website; nothing is stored. */
  | { readonly kind: 'leave'; readonly address: string }
  | {
      readonly kind: 'done';
      readonly leadId: string;
      readonly lead: Lead;
      readonly address: string;
    };

/** Who posts, and when. */
export interface Poster {
  readonly tenant: string;
  readonly address: string | undefined;
  /** Path of the page that the form stands on. */
  readonly page: string;
  readonly scripted: boolean;
  readonly context: FormContext;
  readonly now: Date;
}

/** What takes a form through its steps. */
export interface FormStepsOptions {
  readonly intake: Intake;
  readonly drafts: Drafts;
  readonly tokens: LeadTokens;
  readonly isHuman: HumanCheck;
  /** Called when something was stored, so that it goes out at once. */
  readonly onAccepted: () => void;
}

const cannotSave =
  'We could not save this just now. What you typed is still here: please try again in a moment, or call us.';
/** What finance applicants read when their application could not be stored (FNQ-3). */
const financeCannotSave = 'An error occurred';
const otherAnswers =
  'This was sent before with other answers. Please reload the page and send it again.';
const notPerson = 'Please confirm that you are a person, then send the form once more.';
const wrongAnswer = 'That was not the answer. Please try this one.';

/**
 * Takes a posted step: checks it, stores what there is to store before it goes on (FRM-6), and says
 * what is next. What was typed comes back with every answer; sensitive values wait in the draft.
 */
export function createFormSteps({ intake, drafts, tokens, isHuman, onAccepted }: FormStepsOptions) {
  return async (
    { form }: Pick<PlacedForm, 'form'>,
    post: FormPost,
    poster: Poster,
  ): Promise<FormOutcome> => {
    const { protocol, submission } = post;
    const { tenant, context, now } = poster;
    // Pages may number their forms alike: the page is part of the form's name in the store.
    const place = { tenant, form: `${poster.page}#${form.id}` };
    const sensitive = form.fields.filter((field) => field.sensitive).map(({ name }) => name);
    const saved = await savedValues(drafts, place, post.draft, sensitive);
    const values: FormValues = { ...saved, ...typedOver(saved, post.values) };
    const first = stepKey(form.steps[0]!);
    const step = form.steps.some((each) => stepKey(each) === protocol.step)
      ? protocol.step!
      : first;
    let leadId = protocol.lead && tokens.read(protocol.lead, place, now);

    const state = (more: Partial<FormState> = {}): FormState => ({
      stepKey: step,
      values: openValues(values, sensitive),
      errors: {},
      done: protocol.done,
      kept: Object.keys(saved),
      ...(leadId && { lead: tokens.issue(leadId, place, now) }),
      ...(post.draft && { draft: post.draft }),
      ...more,
    });
    const show = (status: number, more: Partial<FormState>): FormOutcome => ({
      kind: 'show',
      status,
      state: state(more),
      ...(leadId && { leadId }),
    });

    /** What has to be done before anything is stored; undefined if the visitor passed. */
    const unproven = async (): Promise<FormOutcome | undefined> => {
      if (leadId) return undefined;
      const verdict = await isHuman(
        {
          tenant,
          address: poster.address,
          ...(protocol.captcha && { captcha: protocol.captcha }),
          ...(post.question && { question: post.question, answer: post.answer ?? '' }),
          trapped: Boolean(protocol.website),
          submission,
          scripted: poster.scripted,
        },
        now,
      );
      return verdict.passed ? undefined : asked(verdict);
    };
    const asked = (verdict: Exclude<HumanVerdict, { passed: true }>): FormOutcome => {
      if ('wait' in verdict) return { kind: 'wait', seconds: verdict.wait };
      if ('solve' in verdict) return { kind: 'solve', state: state({ formError: notPerson }) };
      const { question, wrong } = verdict;
      return show(422, { question, ...(wrong && { formError: wrongAnswer }) });
    };

    /** Stores the lead as far as it is. @returns what to show where that failed. */
    const store = async (lead: Lead): Promise<FormOutcome | undefined> => {
      try {
        const accepted = await intake.accept({
          ...place,
          page: poster.page,
          category: lead.category,
          ...(lead.subcategory && { subcategory: lead.subcategory }),
          status: lead.status,
          values: lead.fields,
          sensitive: lead.sensitive,
          consents: lead.consents,
          ...(leadId && { leadId }),
          ...(protocol.key && { key: protocol.key }),
        });
        if (accepted.outcome === 'conflict') return show(422, { formError: otherAnswers });
        leadId = accepted.leadId;
        onAccepted();
        return undefined;
      } catch (error) {
        if (!isLeadStoreFailure(error)) throw error;
        return show(503, { formError: form.lender ? financeCannotSave : cannotSave });
      }
    };

    if (protocol.back) {
      const before = previousStep(form, step, values, context.viewer) ?? first;
      return show(200, { stepKey: before });
    }
    const found = validateStep(form, step, values, context);
    if (hasErrors(found)) return show(422, found);
    const next = advance(form, step, values, context.viewer);
    if ('redirect' in next) return { kind: 'leave', address: next.redirect };

    if ('step' in next) {
      if (sendsPartial(form, step, values, context)) {
        const stopped =
          (await unproven()) ??
          (await store(leadOf(form, values, context, { step, ...(leadId && { leadId }) })));
        if (stopped) return stopped;
      }
      const draft =
        sensitive.length > 0 ? await saveDraft(drafts, place, values, post.draft) : undefined;
      const done = [...new Set([...protocol.done, step])];
      return show(200, { stepKey: next.step, done, ...(draft && { draft }) });
    }

    const whole = validateForm(form, values, context);
    if (hasErrors(whole)) return show(422, { ...whole, stepKey: whole.step ?? step });
    const stopped = await unproven();
    if (stopped) return stopped;
    const lead = leadOf(form, values, context, leadId ? { leadId } : {});
    const failed = await store(lead);
    if (failed) return failed;
    if (post.draft) await drafts.delete(place, post.draft).catch(() => undefined);
    return { kind: 'done', leadId: leadId!, lead, address: successTarget(form, lead) };
  };
}

export type FormSteps = ReturnType<typeof createFormSteps>;
