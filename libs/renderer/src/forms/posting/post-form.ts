import { formCopy } from '@forecourt/copy';
import type { FormDefinition, FormReply, FormState, FormValues } from '@forecourt/forms';

/** Data of one post of a form. */
export interface OutgoingPost {
  readonly action: string;
  readonly values: FormValues;
  readonly state: Pick<FormState, 'stepKey' | 'done' | 'lead' | 'draft'>;
  readonly captcha?: string;
  /** Value of the honeypot field. */
  readonly website?: string;
  /** Idempotency key: a second post with it creates no second lead. */
  readonly key: string;
}

/**
 * Returns the body as a browser without scripts would post it, with the key and the captcha added.
 */
export function bodyOf({ values, state, captcha, website, key }: OutgoingPost): URLSearchParams {
  const body = new URLSearchParams({ _step: state.stepKey, _key: key });
  for (const step of state.done) body.append('_done', step);
  if (state.lead) body.set('_lead', state.lead);
  if (state.draft) body.set('_draft', state.draft);
  if (captcha) body.set('_captcha', captcha);
  if (website) body.set('_website', website);
  for (const [name, value] of Object.entries(values)) {
    if (value === false) continue;
    for (const text of [value].flat()) body.append(name, String(text));
  }
  return body;
}

/** A reply, or an error message if there is none. */
export type Posted = FormReply | { readonly outcome: 'failed'; readonly formError: string };

/** Posts a form with fetch. Never rejects. */
export async function postForm(post: OutgoingPost, form: FormDefinition): Promise<Posted> {
  const failed = (formError: string): Posted => ({ outcome: 'failed', formError });
  try {
    const reply = await fetch(post.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: bodyOf(post),
    });
    const isJson = reply.headers.get('content-type')?.includes('application/json');
    if (isJson) return (await reply.json()) as FormReply;
    return failed(formCopy(form).serverFailed);
  } catch {
    return failed(formCopy(form).unreachable);
  }
}

/**
 * Returns the value of the honeypot. Some browsers fill it in too; their visitors then answer a
 * question.
 */
export const websiteIn = (form: HTMLFormElement | null): string | undefined =>
  (form?.elements.namedItem('_website') as HTMLInputElement | null)?.value || undefined;

/**
 * Returns the values of hidden inputs elsewhere on the page that belong to the form by their `form`
 * attribute, as a browser would post them.
 */
export const valuesAround = (form: HTMLFormElement | null): FormValues =>
  Object.fromEntries(
    [...(form?.elements ?? [])].flatMap((control) =>
      control instanceof HTMLInputElement &&
      control.type === 'hidden' &&
      !control.disabled &&
      !form?.contains(control)
        ? [[control.name, control.value]]
        : [],
    ),
  );

/** Submits a form natively, with the pressed button. */
export function postAsBrowser(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  if (button?.name) {
    const pressed = document.createElement('input');
    Object.assign(pressed, { type: 'hidden', name: button.name, value: button.value });
    form.append(pressed);
  }
  form.submit();
}
