import {
  advance,
  firstStep,
  hasErrors,
  leadOf,
  previousStep,
  sendsPartial,
  stepKey,
  successTarget,
  validateForm,
  validateStep,
  type FormState,
  type FormValues,
  type Lead,
} from '@forecourt/forms';
import type { Drafts, Intake } from '@forecourt/leads';
import type { PlacedForm } from '@forecourt/renderer';
import type { HandOver } from '../finance/hand-over.ts';
import { turnedDown } from '../finance/turned-down.ts';
import type { FigureTokens } from '../success/figure-token.ts';
import { givenFigures } from '../success/given-figures.ts';
import * as draftValues from './draft-values.ts';
import type { FormOutcome, Poster } from './form-outcome.ts';
import type { HumanCheck, HumanVerdict } from './human-check.ts';
import type { LeadTokens } from './lead-token.ts';
import type { FormPost } from './read-post.ts';
import { storeLead } from './store-lead.ts';

/** What takes a form through its steps. */
export interface FormStepsOptions {
  readonly intake: Intake;
  readonly drafts: Drafts;
  readonly tokens: LeadTokens;
  readonly isHuman: HumanCheck;
  readonly handOver: HandOver;
  readonly figures: FigureTokens;
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
 * Takes a posted step: checks it, stores what there is to store before it goes on (FRM-6), hands a
 * complete finance application to the lender once it is stored, and says what is next. What was
 * typed comes back with every answer; sensitive values wait in the draft.
 */
export function createFormSteps(options: FormStepsOptions) {
  const { intake, drafts, tokens, isHuman, handOver, figures, onAccepted } = options;
  return async (
    { form }: Pick<PlacedForm, 'form'>,
    post: FormPost,
    poster: Poster,
  ): Promise<FormOutcome> => {
    const { protocol, submission } = post;
    const { tenant, site, page, context, now } = poster;
    // Pages may number their forms alike: the page is part of the form's name in the store.
    const place = { tenant, form: `${page}#${form.id}` };
    const sensitive = draftValues.sensitiveNames(form);
    const saved = await draftValues.savedValues(drafts, place, post.draft, sensitive);
    const values: FormValues = { ...saved, ...draftValues.typedOver(saved, post.values) };
    const first = stepKey(form.steps[firstStep(form.steps, context.viewer)]!);
    const step = form.steps.some((each) => stepKey(each) === protocol.step)
      ? protocol.step!
      : first;
    const notSaved = form.lender ? financeCannotSave : cannotSave;
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
        ...(post.draft && { draft: post.draft }),
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
      const token = await draftValues.saveDraft(drafts, place, draft, post.draft);
      return token
        ? { draft: token, kept: Object.keys(draftValues.sensitiveValues(kept, sensitive)) }
        : {};
    };
    /** Shows the step again; sensitive answers just typed are kept rather than asked anew. */
    const showAgain = async (status: number, more: Partial<FormState>): Promise<Shown> => {
      const { errors = {} } = more;
      const typed = draftValues.sensitiveValues(post.values, sensitive);
      const isKnown = post.draft !== undefined || (leadId !== undefined && !poster.scripted);
      const worthIt = isKnown && Object.keys(typed).length > 0;
      const kept = worthIt ? await keep(step, protocol.done, Object.keys(errors)) : {};
      return show(status, { ...kept, ...more });
    };

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
          submission: `${place.form} ${submission}`,
          scripted: poster.scripted,
        },
        now,
      );
      return verdict.passed ? undefined : asked(verdict);
    };
    const asked = async (
      verdict: Exclude<HumanVerdict, { passed: true }>,
    ): Promise<FormOutcome> => {
      if ('wait' in verdict) return { kind: 'wait', seconds: verdict.wait };
      if ('unavailable' in verdict) return showAgain(503, { formError: notSaved });
      if ('solve' in verdict)
        return { kind: 'solve', state: show(422, { formError: notPerson }).state };
      const { question, wrong } = verdict;
      return showAgain(422, { question, ...(wrong && { formError: wrongAnswer }) });
    };

    /** Stores the lead as far as it is. @returns what to show where that failed. */
    const store = async (lead: Lead): Promise<FormOutcome | undefined> => {
      const stored = await storeLead(intake, { place, page, lead, leadId, key: protocol.key });
      if (stored.outcome === 'conflict') return showAgain(422, { formError: otherAnswers });
      if (stored.outcome === 'failed') return showAgain(503, { formError: notSaved });
      leadId = stored.leadId;
      onAccepted();
      return undefined;
    };

    if (protocol.back)
      return showAgain(200, { stepKey: previousStep(form, step, values, context.viewer) ?? first });
    const found = validateStep(form, step, values, context);
    if (hasErrors(found)) return showAgain(422, found);
    const next = advance(form, step, values, context.viewer);
    if ('redirect' in next) return { kind: 'leave', address: next.redirect };

    if ('step' in next) {
      if (sendsPartial(form, step, values, context)) {
        const stopped =
          (await unproven()) ??
          (await store(leadOf(form, values, context, { step, ...(leadId && { leadId }) })));
        if (stopped) return stopped;
      }
      const done = [...new Set([...protocol.done, step])];
      const kept = sensitive.length > 0 ? await keep(next.step, done) : {};
      return show(200, { stepKey: next.step, done, ...kept });
    }

    const whole = validateForm(form, values, context);
    if (hasErrors(whole)) return showAgain(422, { ...whole, stepKey: whole.step ?? step });
    const stopped = await unproven();
    if (stopped) return stopped;
    const lead = leadOf(form, values, context, leadId ? { leadId } : {});
    const failed = await store(lead);
    if (failed) return failed;
    const id = leadId!;
    const add = async (more: FormValues) => {
      await storeLead(intake, { place, page, lead, leadId: id, more });
      onAccepted();
    };
    const handed = form.lender
      ? await handOver({ tenant, site, form, lead, leadId: id, now, add })
      : undefined;
    const fault = turnedDown(handed?.outcome);
    if (fault) return { ...(await showAgain(422, fault)), lender: handed!.outcome };
    if (post.draft) await drafts.delete(place, post.draft).catch(() => undefined);
    const names = givenFigures(form);
    const token = names.length > 0 && figures.issue({ tenant, leadId: id, names }, now);
    return {
      kind: 'done',
      leadId: id,
      lead,
      address: handed?.address ?? successTarget(form, lead, token ? { token } : {}),
      ...(handed && { lender: handed.outcome }),
    };
  };
}

type Shown = Extract<FormOutcome, { kind: 'show' }>;

export type FormSteps = ReturnType<typeof createFormSteps>;
