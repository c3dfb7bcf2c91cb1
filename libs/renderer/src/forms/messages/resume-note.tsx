import { formCopy } from '@forecourt/copy';
import { sensitiveFields } from '@forecourt/forms';
import type { ReactNode } from 'react';
import type { FormView } from '../view/form-view.ts';
import { resumeParameter } from '../../context/resume-parameter.ts';

/** Returns the URL that resumes an application; undefined for other forms, or if nothing is saved. */
export function resumeAddress({
  form,
  action,
  state,
}: Pick<FormView, 'form' | 'action' | 'state'>) {
  if (!state.draft || sensitiveFields(form).length === 0) return undefined;
  const [path = '', anchor = ''] = action.split(/\?[^#]*/);
  return `${path}?${new URLSearchParams({ [resumeParameter]: state.draft })}${anchor}`;
}

/** Message above a form that was resumed, or that could not be (FNQ-6). */
export function ResumeNotice({ view }: { readonly view: FormView }): ReactNode {
  const { notice } = view.state;
  if (!notice) return null;
  return (
    <p className="fc-form-note" role="status">
      {notice}
    </p>
  );
}

/** Note on how to resume the form later, below its buttons (FNQ-6). */
export function ResumeNote({ view }: { readonly view: FormView }): ReactNode {
  const address = resumeAddress(view);
  if (!address) return null;
  const [before, link, after] = formCopy(view.form).resume;
  return (
    <p className="fc-form-note">
      {before} <a href={address}>{link}</a> {after}
    </p>
  );
}
