import { formCopy } from '@forecourt/copy';
import type { FieldErrors, FormErrorItem } from '@forecourt/forms';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { ChangeButton } from '../review/form-so-far.tsx';
import { fieldId, shownFields, wordsIn, type FormView } from '../view/form-view.ts';
import { textOf } from '../view/words.tsx';

/** Moves the focus without a new history entry, because the history belongs to the steps. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  (target.querySelector('input') ?? target).focus();
}

/** Error message of a field, as a link on the current step or a button to an earlier one. */
function FieldErrorLink({ view, fault }: { view: FormView; fault: FormErrorItem }): ReactNode {
  const { text, step } = fault;
  const field = shownFields(view).find(({ name }) => name === fault.field);
  if (field)
    return (
      <a href={`#${fieldId(view, field)}`} onClick={focusTarget}>
        {text}
      </a>
    );
  if (step === undefined || !view.state.done.includes(step)) return text;
  return (
    <>
      {text} <ChangeButton view={view} step={step} name={text} />
    </>
  );
}

/** Error summary at the top of the form, which takes the focus. */
export function ErrorSummary(given: {
  readonly view: FormView;
  readonly errors: FieldErrors;
  readonly formError?: string;
  readonly id?: string;
  readonly focus?: Ref<HTMLDivElement>;
}): ReactNode {
  const { view, errors, formError, id, focus } = given;
  const { formErrors = [] } = view.state;
  const faults = shownFields(view).filter(({ name }) => Object.hasOwn(errors, name));
  if (faults.length === 0 && !formError) return null;
  const copy = formCopy(view.form);
  const heading = faults.length === 0 ? copy.notSent : copy.toFix(faults.length);
  return (
    <div className="fc-form-summary" id={id} role="alert" tabIndex={-1} ref={focus}>
      <IslandIcon name="warning" size={24} />
      <div>
        <p className="fc-form-summary-heading">{heading}</p>
        {formError && <p>{formError}</p>}
        {formErrors.length > 0 && (
          <ul>
            {formErrors.map((fault) => (
              <li key={fault.text}>
                <FieldErrorLink view={view} fault={fault} />
              </li>
            ))}
          </ul>
        )}
        {faults.length > 0 && (
          <ul>
            {faults.map((field) => (
              <li key={field.name}>
                <a href={`#${fieldId(view, field)}`} onClick={focusTarget}>
                  {field.control === 'checkbox'
                    ? errors[field.name]
                    : copy.fieldError(textOf(wordsIn(view, field.label)), errors[field.name]!)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
