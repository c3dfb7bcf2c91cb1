import { formCopy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { shownFields, wordsIn, type FormView } from '../view/form-view.ts';
import { textOf } from '../view/words.tsx';

interface Props {
  readonly view: FormView;
  /** True while the form is sent, which everyone sees. */
  readonly busy: boolean;
  /** Name of the field that was last corrected. */
  readonly corrected: string | undefined;
}

/** Returns the result of a correction for screen readers: fixed, or the next error. */
function correctionText({ view, corrected }: Props): string {
  const field = shownFields(view).find(({ name }) => name === corrected);
  if (!field) return '';
  const copy = formCopy(view.form);
  const error = view.state.errors[field.name];
  const label = textOf(wordsIn(view, field.label));
  return error === undefined ? copy.fixed(label) : copy.fieldError(label, error);
}

/** Announcements that don't move the focus. */
export const FormStatus = (props: Props): ReactNode => (
  <p className={props.busy ? 'fc-form-status' : 'fc-sr-only'} role="status">
    {props.busy ? formCopy(props.view.form).sending : correctionText(props)}
  </p>
);
