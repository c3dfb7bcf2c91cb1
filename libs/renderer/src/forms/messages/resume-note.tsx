import { formCopy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import type { FormView } from '../view/form-view.ts';
import { resumeParameter } from '../../context/resume-parameter.ts';

/** Address at which the form stands where its visitor left it; undefined where nothing is saved. */
export function resumeAddress({ action, state }: Pick<FormView, 'action' | 'state'>) {
  if (!state.draft) return undefined;
  const [path = '', anchor = ''] = action.split(/\?[^#]*/);
  return `${path}?${new URLSearchParams({ [resumeParameter]: state.draft })}${anchor}`;
}

/** What a visitor should know who comes back, and how to come back (FNQ-6). */
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
