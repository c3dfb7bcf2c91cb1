import { cameBy, previousStep, takenSteps } from '@forecourt/forms';
import { useRef } from 'react';
import type { ChangeEvent, FocusEvent, SubmitEvent } from 'react';
import { reportEvent } from '../../analytics/report-event.ts';
import { rememberForm } from '../memory/form-memory.ts';
import { usePageLife } from '../memory/use-page-life.ts';
import { useStepHistory } from '../steps/use-step-history.ts';
import { viewerOf, type FormView } from '../view/form-view.ts';
import { checkStep } from './check-step.ts';
import { afterPress, fieldLeft, isTyped } from './corrections.ts';
import { useFormState } from './use-form-state.ts';
import { useSubmission } from './use-submission.ts';

/** Moves between the steps of a form that the visitor has reached, with entries in the history. */
function useReachedSteps(
  given: FormView,
  { state, values, show }: ReturnType<typeof useFormState>,
  isSending: () => boolean,
) {
  const { form } = given;
  const viewer = viewerOf(given);
  const history = useStepHistory(form.id, (step) => {
    if (!isSending() && takenSteps(form, values(), viewer).includes(step)) show(step);
  });
  return {
    /** Adds the step that follows the current one to the history. */
    push: (step: string) => history.push(step, state.stepKey),
    goBack: () => {
      const step = previousStep(form, state.stepKey, values(), viewer);
      if (step !== undefined && !history.back(step)) show(step);
    },
    /** Goes to an earlier step to change its answers. */
    goTo: (step: string) => {
      if (!cameBy(form, step, state.stepKey, values(), viewer) || history.back(step)) return;
      history.push(step, state.stepKey);
      show(step);
    },
  };
}

/** State of a form in the browser: validates, submits and continues without a page load. */
export function useLeadForm(given: FormView, now: () => Date = () => new Date(0)) {
  const { form } = given;
  const current = useFormState(given);
  const { state, view, root, summary, heading, values, refuse } = current;
  const used = useRef(false);
  const submission = useSubmission(given, current);
  const steps = useReachedSteps(given, current, submission.isSending);
  usePageLife({
    onLeave: () => {
      if (used.current && !submission.isSent())
        rememberForm(sessionStorage, form, { ...state, values: values() });
    },
    onReturn: submission.reset,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    // An answer to the question is posted without a script, as the question came.
    const leadsBack = button?.name === '_back' || button?.name === '_change';
    if (state.question && !leadsBack) return submission.finish();
    event.preventDefault();
    if (submission.isSending()) return;
    if (button?.name === '_back') return steps.goBack();
    if (button?.name === '_change') return steps.goTo(button.value);
    if (button?.name) current.answer(button);
    const errors = checkStep(given, state, values(), now);
    if (Object.keys(errors).length > 0) return refuse(errors, form.stepErrors?.[state.stepKey]);
    submission.send(button, steps.push);
  };

  const judge = (name: string | undefined, isTyping?: boolean) => {
    if (name === undefined || state.errors[name] === undefined) return;
    const answers = values();
    afterPress(() =>
      current.correct(name, answers, (latest) => checkStep(given, latest, answers, now), isTyping),
    );
  };

  const onFirstUse = () => {
    if (used.current || !root.current) return;
    used.current = true;
    submission.begin();
    if (form.events.start) reportEvent(root.current, form.events.start);
  };

  return {
    view,
    busy: submission.busy,
    corrected: state.corrected,
    submit,
    summary,
    heading,
    root,
    onFirstUse,
    onLeaveField: (event: FocusEvent<HTMLFormElement>) => judge(fieldLeft(event)),
    onAnswer: (event: ChangeEvent<HTMLFormElement>) => judge(event.target.name, isTyped(event)),
  };
}
