import { formCopy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { ErrorMessage } from '../fields/field-frame.tsx';
import { questionId, type FormView } from '../view/form-view.ts';

/** Question that replaces the captcha if scripts don't run. */
export function ConfirmationQuestion({ view }: { readonly view: FormView }): ReactNode {
  const { question } = view.state;
  if (!question) return null;
  const { error } = question;
  const id = questionId(view);
  return (
    <div className="fc-form-field" data-name="_answer" data-invalid={error ? '' : undefined}>
      <label className="fc-form-label" htmlFor={id}>
        {question.text}
      </label>
      <span className="fc-form-hint" id={`${id}-hint`}>
        {formCopy(view.form).confirmHint}
      </span>
      <input
        id={id}
        className="fc-form-control"
        name="_answer"
        type="text"
        inputMode="text"
        autoComplete="off"
        maxLength={40}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      />
      <ErrorMessage id={`${id}-error`} view={view} error={error} />
      <input type="hidden" name="_question" value={question.token} />
    </div>
  );
}
