import type { FormState } from '@forecourt/forms';
import { stepLifetime, type Drafts } from '@forecourt/leads';
import type { LeadTokens } from '../leads/lead-token.ts';
import * as draftValues from './draft-values.ts';
import type { FormOutcome } from './form-outcome.ts';
import type { StepVisit } from './step-visit.ts';

/** The form is shown again. */
type Shown = Extract<FormOutcome, { kind: 'show' }>;

/** Steps of the form that the visitor may see next. */
export interface StepScreens {
  /** Returns the state of the step, with the visitor's input. */
  readonly stateWith: (more: Partial<FormState>) => FormState;
  /** Shows the step again; new sensitive answers are stored, so that the visitor need not retype them. */
  readonly showAgain: (status: number, more: Partial<FormState>) => Promise<Shown>;
  /**
   * Shows another step. Browsers without scripts get it at an address of its own, where the draft
   * provides the answers.
   */
  readonly showStep: (key: string, done?: readonly string[]) => Promise<Shown>;
}

/** Creates the screens of a posted step. */
export function createStepScreens(
  { drafts, tokens }: { readonly drafts: Drafts; readonly tokens: LeadTokens },
  visit: StepVisit,
): StepScreens {
  const { post, poster, scope, step, sensitive, saved, values } = visit;
  const { protocol } = post;

  const stateWith = (more: Partial<FormState>): FormState => ({
    stepKey: step,
    values: draftValues.openValues(values, sensitive),
    errors: {},
    done: protocol.done,
    savedFields: Object.keys(saved),
    lead: visit.leadId && tokens.issue(visit.leadId, scope, poster.now),
    draft: protocol.draft,
    ...more,
  });

  const show = (status: number, more: Partial<FormState>): Shown => ({
    kind: 'show',
    status,
    state: stateWith(more),
    leadId: visit.leadId,
  });

  /** Saves the input for the visitor's return; invalid sensitive answers are not stored. */
  const saveDraft = async (
    next: string,
    done: readonly string[],
    wrong: readonly string[] = [],
  ): Promise<Pick<FormState, 'draft' | 'savedFields'>> => {
    const savedValues = Object.fromEntries(
      Object.entries(values).filter(([name]) => !wrong.includes(name)),
    );
    const draft = { step: next, done, values: savedValues, leadId: visit.leadId };
    const token = await draftValues.saveDraft(drafts, scope, draft, {
      token: protocol.draft,
      // Only applications are resumed days later.
      lifetime: sensitive.length > 0 ? undefined : stepLifetime,
    });
    if (token === undefined) return {};
    const savedFields = Object.keys(draftValues.sensitiveValues(savedValues, sensitive));
    return { draft: token, savedFields };
  };

  return {
    stateWith,
    async showAgain(status, more) {
      const { errors = {} } = more;
      const typed = draftValues.sensitiveValues(post.values, sensitive);
      const isKnown =
        protocol.draft !== undefined || (visit.leadId !== undefined && !poster.scripted);
      const worthIt = isKnown && Object.keys(typed).length > 0;
      const savedDraft = worthIt ? await saveDraft(step, protocol.done, Object.keys(errors)) : {};
      return show(status, { ...savedDraft, ...more });
    },
    async showStep(key, done = protocol.done) {
      const isSaved = !poster.scripted || sensitive.length > 0;
      const savedDraft = isSaved ? await saveDraft(key, done) : {};
      return { ...show(200, { stepKey: key, done, ...savedDraft }), saved: savedDraft.draft };
    },
  };
}
