import type { FieldErrors, FormState, FormValues } from '@forecourt/forms';
import { useEffect, useRef, useState } from 'react';
import type { FormView } from '../view/form-view.ts';
import { correctField, type CorrectedState } from './corrections.ts';
import { stepAnswers } from './step-answers.ts';

/** Focus target after a change: the first message, or the heading of a step. */
type Target = 'summary' | 'step';

/** State of a form in the browser, its answers, and the focus after each change. */
export function useFormState(given: FormView) {
  const [state, setState] = useState<CorrectedState>(given.state);
  // An object, so that a second change to the same target moves the focus again.
  const [turn, setTurn] = useState<{ readonly to: Target }>();
  const root = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useRef(given.state.values);
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
  const change = (to: Target, next: Partial<FormState>) => {
    const spent = { question: undefined, formError: undefined, formErrors: undefined };
    const unsaid = { notice: undefined, corrected: undefined };
    setState({ ...state, ...spent, ...unsaid, values: values(), ...next });
    setTurn({ to });
  };

  return {
    state,
    view,
    root,
    summary,
    heading,
    values,
    change,
    /** Shows errors of the step. */
    refuse: (errors: FieldErrors, formError?: string) => change('summary', { errors, formError }),
    /** Goes to another step. */
    show: (step: string) => {
      if (step !== state.stepKey) change('step', { stepKey: step, errors: {} });
    },
    /** Judges the answer of a field with an error again. */
    correct: (
      name: string,
      given: FormValues,
      judge: (state: FormState) => FieldErrors,
      isTyping?: boolean,
    ) =>
      setState((before) => correctField(before, name, given, (now) => judge(now)[name], isTyping)),
    /** Adds the answer that a button gives. */
    answer: ({ name, value }: HTMLButtonElement) => {
      answers.current = { ...answers.current, [name]: value };
    },
  };
}
