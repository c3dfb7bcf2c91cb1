import { formCopy } from '@forecourt/copy';
import type { FieldDefinition, FormErrorItem } from '@forecourt/forms';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { ChangeButton } from '../review/form-so-far.tsx';
import { nextText } from '../steps/form-buttons.tsx';
import { fieldId, questionId, shownFields, wordsIn, type FormView } from '../view/form-view.ts';
import { textOf } from '../view/words.tsx';

/** Moves the focus without a new history entry, because the history belongs to the steps. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  (target.querySelector('input') ?? target).focus();
}

/** Error message of a field, as a link on the current step or a button to an earlier one. */
function FieldErrorLink({ view, error }: { view: FormView; error: FormErrorItem }): ReactNode {
  const { text, step } = error;
  const field = shownFields(view).find(({ name }) => name === error.field);
  if (field) return <ControlLink id={fieldId(view, field)}>{text}</ControlLink>;
  if (step === undefined || !view.state.done.includes(step)) return text;
  return (
    <>
      {text} <ChangeButton view={view} step={step} name={text} />
    </>
  );
}

/** Link from the summary to a control of the current step. */
const ControlLink = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <a href={`#${id}`} onClick={focusTarget}>
    {children}
  </a>
);

/** The errors of a form's fields, its other errors, and the question to answer, each with a link. */
function SummaryList(given: {
  readonly view: FormView;
  /** Fields of the step with an error. */
  readonly fields: readonly FieldDefinition[];
}): ReactNode {
  const { view, fields } = given;
  const { errors, formErrors = [], question } = view.state;
  const copy = formCopy(view.form);
  if (fields.length === 0 && formErrors.length === 0 && !question) return null;
  return (
    <ul>
      {fields.map((field) => (
        <li key={field.name}>
          <ControlLink id={fieldId(view, field)}>
            {field.control === 'checkbox'
              ? errors[field.name]!
              : copy.fieldError(textOf(wordsIn(view, field.label)), errors[field.name]!)}
          </ControlLink>
        </li>
      ))}
      {formErrors.map((error) => (
        <li key={error.text}>
          <FieldErrorLink view={view} error={error} />
        </li>
      ))}
      {question && (
        <li>
          <ControlLink id={questionId(view)}>
            {question.error ?? copy.oneMoreStep.text(nextText(view))}
          </ControlLink>
        </li>
      )}
    </ul>
  );
}

/**
 * Summary at the top of the form, which takes the focus: its errors, or the notice that a question
 * has to be answered before it is sent.
 */
export function ErrorSummary(given: {
  readonly view: FormView;
  readonly id?: string;
  readonly focus?: Ref<HTMLDivElement>;
  /** True if a change of the summary is announced elsewhere. */
  readonly quiet?: boolean;
}): ReactNode {
  const { view, id, focus, quiet } = given;
  const { errors, formError, formErrors = [], question } = view.state;
  const fields = shownFields(view).filter(({ name }) => Object.hasOwn(errors, name));
  // Alone they have a heading of their own.
  const others = fields.length > 0 ? formErrors.length : 0;
  const count = fields.length + others + (question?.error ? 1 : 0);
  const copy = formCopy(view.form);
  const isNotice = count === 0 && !formError;
  if (isNotice && !question) return null;
  const heading = isNotice
    ? copy.oneMoreStep.heading
    : count === 0
      ? copy.notSent
      : copy.toFix(count);
  return (
    <div
      className="fc-form-summary"
      data-kind={isNotice ? 'notice' : undefined}
      id={id}
      role="alert"
      aria-live={quiet ? 'off' : undefined}
      tabIndex={-1}
      ref={focus}
    >
      <IslandIcon name={isNotice ? 'shield-check' : 'warning'} size={24} />
      <div>
        <p className="fc-form-summary-heading">{heading}</p>
        {formError && <p>{formError}</p>}
        <SummaryList view={view} fields={fields} />
      </div>
    </div>
  );
}
