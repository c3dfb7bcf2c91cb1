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

/** Note on how to resume the form later (FNQ-6). */
export function ResumeNote({ view }: { readonly view: FormView }): ReactNode {
  const { notice } = view.state;
  const address = resumeAddress(view);
  const [before, link, after] = formCopy(view.form).resume;
  return (
    <>
      {notice && (
        <p className="fc-form-note" role="status">
          {notice}
        </p>
      )}
      {address && (
        <p className="fc-form-note">
          {before} <a href={address}>{link}</a> {after}
        </p>
      )}
    </>
  );
}
