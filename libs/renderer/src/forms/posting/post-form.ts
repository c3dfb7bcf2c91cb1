import { formCopy } from '@forecourt/copy';
import type { FormDefinition, FormReply, FormState, FormValues } from '@forecourt/forms';

/** What one post of a form is made of. */
export interface OutgoingPost {
  readonly action: string;
  readonly values: FormValues;
  readonly state: Pick<FormState, 'stepKey' | 'done' | 'lead' | 'draft'>;
  readonly captcha?: string;
  /** What somebody, or something, filled the field in with that people do not see. */
  readonly website?: string;
  /** Names this submission: a second post with it makes no second lead. */
  readonly key: string;
}

/** The body as a browser without scripts would post it, with the key and the captcha added. */
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

/** A reply, or what to tell the visitor where there is none. */
export type Posted = FormReply | { readonly outcome: 'failed'; readonly formError: string };

/** Posts a form as a script does. Never rejects. */
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

/** Robots fill in what people do not see; so do some browsers, whose visitors then answer a question. */
export const websiteIn = (form: HTMLFormElement | null): string | undefined =>
  (form?.elements.namedItem('_website') as HTMLInputElement | null)?.value || undefined;

/** Posts a form as a browser does without scripts, with the button that was pressed. */
export function postAsBrowser(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  if (button?.name) {
    const pressed = document.createElement('input');
    Object.assign(pressed, { type: 'hidden', name: button.name, value: button.value });
    form.append(pressed);
  }
  form.submit();
}
