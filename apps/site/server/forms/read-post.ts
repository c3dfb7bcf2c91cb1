import { readSubmission, type FormDefinition, type FormSubmission } from '@forecourt/forms';

/** A form submission with an id, so that a repeated post creates no second lead. */
export interface FormPost extends FormSubmission {
  /** Equal for the same post sent again; empty if there are errors. */
  readonly submission: string;
}

/** Fields that may differ when a post is sent again. */
const passing = new Set<string>(['_captcha', '_question', '_answer']);

/** Parses the entries of a post. Never throws. */
export function readPost(
  entries: readonly (readonly [string, unknown])[],
  form: FormDefinition,
): FormPost {
  const parsed = readSubmission(entries, form);
  // An invalid value may be nested too deeply to be serialised.
  const isValid = parsed.formError === undefined && Object.keys(parsed.errors).length === 0;
  const sent = () => JSON.stringify(entries.filter(([name]) => !passing.has(name)));
  return { ...parsed, submission: isValid ? (parsed.protocol.key ?? sent()) : '' };
}
