import { formCopy } from '@forecourt/copy';
import type { FormState } from '@forecourt/forms';
import { useRef, useState } from 'react';
import { reportEvent } from '../../analytics/report-event.ts';
import { forgetForm } from '../memory/form-memory.ts';
import { postAsBrowser, type Posted } from '../posting/post-form.ts';
import { useFormPost } from '../posting/use-form-post.ts';
import type { FormView } from '../view/form-view.ts';
import type { useFormState } from './use-form-state.ts';

type Leaving = Extract<Posted, { outcome: 'done' | 'leave' }>;

/** True if a URL is on this site. */
const isOwn = (address: string) =>
  URL.parse(address, window.location.href)?.origin === window.location.origin;

/** Reply of the server after which the form goes on. */
type Staying = Extract<Posted, { outcome: 'step' | 'errors' }>;

/** Returns the state of a form after a reply, and the focus target. */
function afterReply(reply: Staying, state: FormState) {
  const { lead = state.lead } = reply;
  if (reply.outcome === 'step') {
    const { step, draft = state.draft } = reply;
    const done = [...new Set([...state.done, state.stepKey])];
    return { to: 'step', next: { stepKey: step, errors: {}, done, lead, draft } } as const;
  }
  const { errors, formError, formErrors } = reply;
  // Errors that concern no step, such as too many posts, have none.
  const stepKey = reply.step || state.stepKey;
  return { to: 'summary', next: { stepKey, errors, formError, formErrors, lead } } as const;
}

/** Posts the steps of a form, one post at a time, and shows the server's reply. */
export function useSubmission(
  given: FormView,
  { state, root, values, change, refuse }: ReturnType<typeof useFormState>,
) {
  const { form } = given;
  const [busy, setBusy] = useState(false);
  // A ref, because a second click can precede the next render.
  const sending = useRef(false);
  const isSent = useRef(false);
  const posting = useFormPost(given, root);

  /** Marks the form as submitted: the page is about to unload. */
  const finish = () => {
    isSent.current = true;
    forgetForm(sessionStorage, form);
  };
  const leave = (reply: Leaving) => {
    finish();
    if ('event' in reply && reply.event && root.current)
      reportEvent(root.current, reply.event, { onNextPage: isOwn(reply.redirect) });
    window.location.assign(reply.redirect);
  };
  const post = async (button: HTMLButtonElement | null, onStep: (step: string) => void) => {
    setBusy(true);
    const reply = await posting.post(values(), state);
    if (reply.outcome === 'done' || reply.outcome === 'leave') return leave(reply);
    // The captcha can't be solved: post without a script, which asks a question instead.
    if (reply.outcome === 'captcha' && root.current) return postAsBrowser(root.current, button);
    setBusy(false);
    if (reply.outcome !== 'step' && reply.outcome !== 'errors') return refuse({}, reply.formError);
    const { to, next } = afterReply(reply, state);
    if (to === 'step') onStep(next.stepKey);
    change(to, next);
  };

  return {
    busy,
    /** Starts solving the captcha early. */
    begin: posting.begin,
    isSending: () => sending.current,
    isSent: () => isSent.current,
    finish,
    /**
     * Posts the current step.
     * @param button the one that was pressed.
     * @param onStep called with the next step before it is shown.
     */
    send: (button: HTMLButtonElement | null, onStep: (step: string) => void) => {
      sending.current = true;
      void post(button, onStep)
        .catch(() => {
          setBusy(false);
          refuse({}, formCopy(form).browserFailed);
        })
        .finally(() => {
          sending.current = isSent.current;
        });
    },
    /** Allows another post, on a page that was restored in the middle of one. */
    reset: () => {
      sending.current = isSent.current = false;
      setBusy(false);
    },
  };
}
