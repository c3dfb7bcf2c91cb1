import {
  stepKey,
  type FieldDefinition,
  type FormDefinition,
  type FormState,
} from '@forecourt/forms';
import type { ReactNode, Ref } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { useScripted } from '../../islands/use-scripted.ts';
import { ConfirmationQuestion } from '../messages/confirmation-question.tsx';
import { ErrorSummary } from '../messages/error-summary.tsx';
import { FormStatus } from '../messages/form-status.tsx';
import { FormButtons, shownStep } from '../steps/form-buttons.tsx';
import { ChoiceButtons } from '../fields/choice-fields.tsx';
import { FormField } from '../fields/form-field.tsx';
import { FormSoFar } from '../review/form-so-far.tsx';
import { FormProgress, progressId, progressOf, stepName } from '../steps/form-progress.tsx';
import { bodyId, shownFields, wordsIn, type FormView } from '../view/form-view.ts';
import { ProtocolInputs } from '../fields/protocol-inputs.tsx';
import { ResumeNote, ResumeNotice } from '../messages/resume-note.tsx';
import { useLeadForm } from './use-lead-form.ts';
import { WordsOf } from '../view/words.tsx';

/** Props of the form. */
export interface LeadFormProps {
  readonly view: FormView;
  /** The form as the visitor left it earlier; browser only. */
  readonly recalled?: FormView;
  /**
   * Returns the visitor's current time; browser only, because server rendering validates nothing.
   */
  readonly now?: () => Date;
}

/** Returns the first message in the answer to a post, to which its URL fragment leads. */
function landingOf({ errors, formError, question }: FormState) {
  return formError || question || Object.keys(errors).length > 0 ? 'summary' : 'step';
}

/** True if a field's choices are the step's buttons. */
const isButtons = (form: FormDefinition, field: FieldDefinition) =>
  (field.control === 'radio' || field.control === 'select') &&
  form.steps.find((step) => stepKey(step) === field.stepKey)?.customRules?.choiceButtons === true;

function Fields({ view }: { readonly view: FormView }): ReactNode {
  const { form, state } = view;
  return shownFields(view).map((field) => {
    const Field = isButtons(form, field) ? ChoiceButtons : FormField;
    return (
      <Field
        // A field is a new control even if an earlier step has a field of the same name.
        key={`${field.stepKey} ${field.name}`}
        view={view}
        field={field}
        value={state.values[field.name]}
        error={state.errors[field.name]}
      />
    );
  });
}

/**
 * A form at one of its steps. Without a script the browser posts it; with one, the same mark-up
 * validates, submits and continues without a page load.
 */
export function LeadForm({ view, recalled = view, ...rest }: LeadFormProps): ReactNode {
  // The unfinished form is shown right after hydration.
  const shown = useScripted() ? recalled : view;
  return <FormAtStep key={shown === view ? 'new' : 'recalled'} view={shown} {...rest} />;
}

/** Heading of the current step, which is the landing target of a post without errors. */
function StepHeading(given: {
  readonly view: FormView;
  readonly id: string | undefined;
  readonly focus: Ref<HTMLHeadingElement>;
}): ReactNode {
  const { view, id, focus } = given;
  const { form, state, level } = view;
  const { at } = progressOf(view);
  const Heading = `h${Math.min(6, level + 1)}` as 'h3';
  return (
    <Heading
      className="fc-form-step"
      id={id}
      ref={focus}
      tabIndex={-1}
      aria-describedby={progressId(view)}
    >
      {stepName(form, state.stepKey, at)}
    </Heading>
  );
}

/** Privacy notice of the current step, if it has one. */
function PrivacyNotice({ view }: { readonly view: FormView }): ReactNode {
  const notice = view.form.privacyNotices[view.state.stepKey];
  if (!notice) return null;
  return (
    <p className="fc-form-privacy">
      <IslandIcon name="shield-check" size={18} />
      <span>
        <WordsOf words={wordsIn(view, notice)} />
      </span>
    </p>
  );
}

function FormAtStep({ view: given, now }: Omit<LeadFormProps, 'recalled'>): ReactNode {
  const { view, busy, corrected, submit, summary, heading, root, ...on } = useLeadForm(given, now);
  const { form, state } = view;
  const step = shownStep(view);
  const landing = view.posted ? landingOf(state) : undefined;
  return (
    <>
      <div className="fc-form-main">
        <FormProgress view={view} />
        <form
          ref={root}
          id={bodyId(view)}
          className="fc-form-body"
          method="post"
          action={view.action}
          noValidate
          onSubmit={submit}
          onFocus={on.onFirstUse}
          // Of input from before hydration, and of browsers that don't focus a clicked box.
          onInput={on.onFirstUse}
          onBlur={on.onLeaveField}
          onChange={on.onAnswer}
        >
          <ErrorSummary
            view={view}
            id={landing === 'summary' ? view.anchor : undefined}
            focus={summary}
            quiet={corrected !== undefined}
          />
          <ProtocolInputs view={view} />
          <ResumeNotice view={view} />
          {form.steps.length > 1 && (
            <StepHeading
              view={view}
              id={landing === 'step' ? view.anchor : undefined}
              focus={heading}
            />
          )}
          {step.description && (
            <p className="fc-form-note">
              <WordsOf words={wordsIn(view, step.description)} />
            </p>
          )}
          <div className="fc-form-fields" key={stepKey(step)}>
            <Fields view={view} />
            <ConfirmationQuestion view={view} />
          </div>
          <FormButtons view={view} busy={busy} />
          <FormStatus view={view} busy={busy} corrected={corrected} />
          <ResumeNote view={view} />
          <PrivacyNotice view={view} />
        </form>
      </div>
      <FormSoFar view={view} />
    </>
  );
}
