import { copyFor } from '@forecourt/copy';
import type { FormOutcome } from './form-outcome.ts';
import type { HumanCheck, HumanVerdict } from './human-check.ts';
import type { StepScreens } from './step-screens.ts';
import type { StepVisit } from './step-visit.ts';
import type { ReportLoss } from './store-loss.ts';

/** Context of {@link createStepProof}. */
export interface StepProofOptions {
  readonly isHuman: HumanCheck;
  /** Message for a visitor whose lead can't be stored. */
  readonly notSaved: string;
  readonly report: ReportLoss;
}

/**
 * Creates the check that a posted step comes from a person. It returns what the visitor has to do
 * before anything is stored; undefined if they passed the captcha.
 */
export function createStepProof(
  { isHuman, notSaved, report }: StepProofOptions,
  { form, post, poster, scope }: StepVisit,
  { showAgain, stateWith }: Pick<StepScreens, 'showAgain' | 'stateWith'>,
): () => Promise<FormOutcome | undefined> {
  const { protocol, submission } = post;
  const { formAnswers } = copyFor(form);

  const asked = async (verdict: Exclude<HumanVerdict, { passed: true }>): Promise<FormOutcome> => {
    if ('wait' in verdict) return { kind: 'wait', seconds: verdict.wait };
    if ('unavailable' in verdict) {
      if (verdict.code) report('lead', verdict.code);
      return showAgain(503, { formError: notSaved });
    }
    if ('solve' in verdict)
      return { kind: 'solve', state: stateWith({ formError: formAnswers.notPerson }) };
    const { question, answer } = verdict;
    const error = answer === 'first' ? undefined : formAnswers.answers[answer];
    return showAgain(422, { question: { ...question, error } });
  };

  return async () => {
    const verdict = await isHuman(
      {
        tenant: poster.tenant,
        address: poster.address,
        captcha: protocol.captcha,
        question: protocol.question,
        answer: protocol.answer,
        trapped: Boolean(protocol.website),
        submission: `${scope.form} ${submission}`,
        scripted: poster.scripted,
        localized: form,
      },
      poster.now,
    );
    return verdict.passed ? undefined : asked(verdict);
  };
}
