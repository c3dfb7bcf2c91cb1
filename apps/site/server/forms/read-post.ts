import { readSubmission, type FormDefinition, type FormSubmission } from '@forecourt/forms';

/** A form submission with a name of its own, so that a repeated post makes no second lead. */
export interface FormPost extends FormSubmission {
  /** The same for the same post sent again; empty where there are faults. */
  readonly submission: string;
}

/** Evidence that may differ when a post is sent again. */
const passing = new Set<string>(['_captcha', '_question', '_answer']);

/** Parses the entries of a post. Never throws. */
export function readPost(
  entries: readonly (readonly [string, unknown])[],
  form: FormDefinition,
): FormPost {
  const parsed = readSubmission(entries, form);
  // A value at fault may be nested deeper than can be serialised.
  const honest = parsed.formFault === undefined && Object.keys(parsed.faults).length === 0;
  const sent = () => JSON.stringify(entries.filter(([name]) => !passing.has(name)));
  return { ...parsed, submission: honest ? (parsed.protocol.key ?? sent()) : '' };
}
