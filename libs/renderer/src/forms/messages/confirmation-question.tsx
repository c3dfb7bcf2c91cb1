import { formCopy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import type { FormView } from '../view/form-view.ts';

/** Question that replaces the captcha if scripts don't run. */
export function ConfirmationQuestion({
  view,
  isLanding,
}: {
  readonly view: FormView;
  /** True if the URL fragment of the answer leads here. */
  readonly isLanding: boolean;
}): ReactNode {
  const { question } = view.state;
  if (!question) return null;
  // Browsers focus the element of the URL fragment.
  const id = isLanding ? view.anchor : `${view.prefix}answer`;
  return (
    <div className="fc-form-field" data-name="_answer">
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
        aria-describedby={`${id}-hint`}
      />
      <input type="hidden" name="_question" value={question.token} />
    </div>
  );
}
