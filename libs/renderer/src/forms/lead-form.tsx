import {
  stepKey,
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
} from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ConfirmationQuestion } from './confirmation-question.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormButtons, shownStep } from './form-buttons.tsx';
import { ChoiceButtons, FormField, type Register } from './form-field.tsx';
import { FormProgress } from './form-progress.tsx';
import { shownFields, wordsIn, type FormView } from './form-view.ts';
import { ProtocolInputs } from './protocol-inputs.tsx';
import { useLeadForm } from './use-lead-form.ts';
import { WordsOf } from './words.tsx';

/** What the form's component is given. */
export interface LeadFormProps {
  readonly view: FormView;
  /** What was typed before the script arrived; browser only. */
  readonly typed?: FormValues;
  /** The visitor's clock; browser only, for nothing is checked on the server's side of a drawing. */
  readonly now?: () => Date;
}

/** Whether a field's choices are the step's buttons. */
const isButtons = (form: FormDefinition, field: FieldDefinition) =>
  (field.control === 'radio' || field.control === 'select') &&
  form.steps.find((step) => stepKey(step) === field.stepKey)?.customRules?.choiceButtons === true;

function Fields({ view, register }: { view: FormView; register: Register }): ReactNode {
  const { form, state } = view;
  return shownFields(view).map((field) => {
    const Field = isButtons(form, field) ? ChoiceButtons : FormField;
    return (
      <Field
        // A step's field is a new control even if an earlier step asked under the same name.
        key={`${field.stepKey} ${field.name}`}
        view={view}
        field={field}
        value={state.values[field.name]}
        error={state.errors[field.name]}
        register={register}
      />
    );
  });
}

/**
 * A form at one of its steps. It is posted as it stands where there is no script; with one, the
 * same mark-up checks, sends and goes on without leaving the page.
 */
export function LeadForm({ view: given, typed, now }: LeadFormProps): ReactNode {
  const { view, register, busy, submit, summary, heading, root, onFirstUse } = useLeadForm(
    given,
    typed,
    now,
  );
  const { form, state, level } = view;
  const Heading = `h${Math.min(6, level + 1)}` as 'h3';
  const { step, index } = shownStep(view);
  return (
    <>
      <FormProgress form={form} state={state} />
      <form
        ref={root}
        className="fc-form-body"
        method="post"
        action={view.action}
        noValidate
        onSubmit={submit}
        onFocus={onFirstUse}
      >
        <ErrorSummary
          view={view}
          errors={state.errors}
          formError={state.formError}
          focus={summary}
        />
        <ProtocolInputs view={view} />
        {form.steps.length > 1 && step.heading && (
          <Heading className="fc-form-step" ref={heading} tabIndex={-1}>
            {step.heading}
          </Heading>
        )}
        {step.description && (
          <p className="fc-form-note">
            <WordsOf words={wordsIn(view, step.description)} />
          </p>
        )}
        <div className="fc-form-fields" key={stepKey(step)}>
          <Fields view={view} register={register} />
          <ConfirmationQuestion view={view} />
        </div>
        <FormButtons view={view} busy={busy} />
        <p className="fc-form-status" role="status">
          {busy ? 'Sending…' : ''}
        </p>
        <p className="fc-form-assurance">
          <Icon name="shield-check" size={18} />
          {index < form.steps.length - 1
            ? 'Nothing is booked and nothing is charged until you confirm on the last step.'
            : 'We use what you send to answer you, and for nothing else.'}
        </p>
      </form>
    </>
  );
}
