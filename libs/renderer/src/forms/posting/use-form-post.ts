import type { FormState, FormValues } from '@forecourt/forms';
import { useState, type RefObject } from 'react';
import { visitCampaign } from '../memory/campaign-memory.ts';
import type { FormView } from '../view/form-view.ts';
import { postForm, valuesAround, websiteIn, type Posted } from './post-form.ts';
import { submissionKeys } from './submission-keys.ts';
import { useCaptcha } from './use-captcha.ts';

/** Posts a form's steps. */
export interface FormPosting {
  /** Starts solving the captcha early. */
  readonly begin: () => void;
  /** Posts a step. Never rejects; the outcome is `captcha` if the captcha can't be solved. */
  readonly post: (values: FormValues, state: FormState) => Promise<Posted>;
}

/** Client side of posting: solves captchas, and adds idempotency keys and the campaign. */
export function useFormPost(
  { form, action, captcha: setting }: Pick<FormView, 'form' | 'action' | 'captcha'>,
  root: RefObject<HTMLFormElement | null>,
): FormPosting {
  const [keyFor] = useState(submissionKeys);
  const captcha = useCaptcha(setting, () => root.current);

  const post = async (values: FormValues, state: FormState, again = true): Promise<Posted> => {
    // A lead that the server no longer has needs a captcha like a new one.
    const isNeeded = !state.lead || !again;
    const answer = isNeeded ? await captcha.answer() : undefined;
    const reply = await postForm(
      {
        action,
        values: { ...values, ...valuesAround(root.current), ...visitCampaign(window) },
        state,
        captcha: answer,
        website: websiteIn(root.current),
        key: keyFor(JSON.stringify([state.stepKey, values])),
      },
      form,
    );
    if (reply.outcome !== 'failed' && 'lead' in reply && reply.lead) captcha.spent();
    if (reply.outcome !== 'captcha' || reply.question) return reply;
    captcha.spent();
    // A browser that can't solve it gets a question at once: another try would keep the visitor waiting.
    const isUnsolvable = isNeeded && answer === undefined;
    return again && !isUnsolvable ? post(values, state, false) : reply;
  };

  return { begin: captcha.begin, post: (values, state) => post(values, state) };
}
