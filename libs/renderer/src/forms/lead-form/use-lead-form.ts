import { formCopy } from '@forecourt/copy';
import {
  cameBy,
  previousStep,
  takenSteps,
  type FieldErrors,
  type FormState,
  type FormValues,
} from '@forecourt/forms';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { reportEvent } from '../../analytics/report-event.ts';
import { forgetForm, rememberForm } from '../memory/form-memory.ts';
import { viewerOf, type FormView } from '../view/form-view.ts';
import { postAsBrowser } from '../posting/post-form.ts';
import { checkStep } from './check-step.ts';
import { stepAnswers } from './step-answers.ts';
import { useFormPost } from '../posting/use-form-post.ts';
import { usePageLife } from '../memory/use-page-life.ts';
import { useStepHistory } from '../steps/use-step-history.ts';

/** True if a URL is on this site. */
const isOwn = (address: string) =>
  URL.parse(address, window.location.href)?.origin === window.location.origin;

/** Focus target after a step change. */
type Turn = { readonly to: 'summary' | 'step' } | undefined;

/** State of a form in the browser: validates, submits and continues without a page load. */
export function useLeadForm(given: FormView, now: () => Date = () => new Date(0)) {
  const { form } = given;
  const viewer = viewerOf(given);
  const [state, setState] = useState<FormState>(given.state);
  const [busy, setBusy] = useState(false);
  const [turn, setTurn] = useState<Turn>();
  const root = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const used = useRef(false);
  // A ref, because a second click can precede the next render.
  const sending = useRef(false);
  const isSent = useRef(false);
  const submitter = useRef<HTMLButtonElement>(null);
  const answers = useRef(given.state.values);
  const posting = useFormPost(given, root);
  const view = { ...given, state };

  useEffect(() => {
    if (turn?.to === 'summary') summary.current?.focus();
    if (turn?.to === 'step') heading.current?.focus();
  }, [turn]);

  /** Reads the answers so far: those of earlier steps, and the current step's from its controls. */
  const values = (): FormValues => {
    const onStep = root.current ? stepAnswers(view, new FormData(root.current)) : {};
    return (answers.current = { ...answers.current, ...onStep });
  };
  const change = (to: NonNullable<Turn>['to'], next: Partial<FormState>) => {
    const spent = { question: undefined, formError: undefined, formErrors: undefined };
    setState({ ...state, ...spent, notice: undefined, values: values(), ...next });
    setTurn({ to });
  };
  const refuse = (errors: FieldErrors, formError?: string) =>
    change('summary', { errors, formError });
  const show = (step: string) => {
    if (step !== state.stepKey) change('step', { stepKey: step, errors: {} });
  };
  const history = useStepHistory(form.id, (step) => {
    if (!sending.current && takenSteps(form, values(), viewer).includes(step)) show(step);
  });
  usePageLife({
    onLeave: () => {
      if (used.current && !isSent.current)
        rememberForm(sessionStorage, form, { ...state, values: values() });
    },
    // A page restored from the back/forward cache is still in the middle of submitting.
    onReturn: () => {
      sending.current = isSent.current = false;
      setBusy(false);
    },
  });

  const goBack = () => {
    const step = previousStep(form, state.stepKey, values(), viewer);
    if (step !== undefined && !history.back(step)) show(step);
  };

  /** Goes to an earlier step to change its answers. */
  const goTo = (step: string) => {
    if (!cameBy(form, step, state.stepKey, values(), viewer) || history.back(step)) return;
    history.push(step, state.stepKey);
    show(step);
  };

  const send = async () => {
    setBusy(true);
    const reply = await posting.post(values(), state);
    if (reply.outcome === 'done' || reply.outcome === 'leave') {
      // The page is about to unload, so the form must not be submitted again.
      isSent.current = true;
      forgetForm(sessionStorage, form);
      if ('event' in reply && reply.event && root.current)
        reportEvent(root.current, reply.event, { onNextPage: isOwn(reply.redirect) });
      window.location.assign(reply.redirect);
      return;
    }
    if (reply.outcome === 'captcha' && root.current) {
      // The captcha can't be solved: post without a script, which asks a question instead.
      postAsBrowser(root.current, submitter.current);
      return;
    }
    setBusy(false);
    if (reply.outcome === 'step') {
      const { step, lead = state.lead, draft = state.draft } = reply;
      const done = [...new Set([...state.done, state.stepKey])];
      history.push(step, state.stepKey);
      change('step', { stepKey: step, errors: {}, done, lead, draft });
    } else if (reply.outcome === 'errors') {
      const { errors, formError, formErrors, lead = state.lead } = reply;
      // Errors that concern no step, such as too many posts, have none.
      const step = reply.step || state.stepKey;
      change('summary', { stepKey: step, errors, formError, formErrors, lead });
    } else {
      refuse({}, reply.formError);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    // An answer to the question is posted without a script, as the question came.
    const leadsBack = button?.name === '_back' || button?.name === '_change';
    if (state.question && !leadsBack) {
      isSent.current = true;
      forgetForm(sessionStorage, form);
      return;
    }
    event.preventDefault();
    if (sending.current) return;
    if (button?.name === '_back') {
      goBack();
      return;
    }
    if (button?.name === '_change') {
      goTo(button.value);
      return;
    }
    if (button?.name) answers.current = { ...answers.current, [button.name]: button.value };
    submitter.current = button;
    const errors = checkStep(given, state, values(), now);
    if (Object.keys(errors).length > 0) {
      refuse(errors, form.stepErrors?.[state.stepKey]);
      return;
    }
    sending.current = true;
    void send()
      .catch(() => {
        setBusy(false);
        refuse({}, formCopy(form).browserFailed);
      })
      .finally(() => {
        sending.current = isSent.current;
      });
  };

  const onFirstUse = () => {
    if (used.current || !root.current) return;
    used.current = true;
    posting.begin();
    if (form.events.start) reportEvent(root.current, form.events.start);
  };

  return {
    view,
    busy,
    submit,
    summary,
    heading,
    root,
    onFirstUse,
  };
}
