import {
  readSubmission,
  type FieldErrors,
  type FormDefinition,
  type FormValues,
  type Submission,
} from '@forecourt/forms';

/** A post of a form, taken apart. */
export interface FormPost {
  readonly values: FormValues;
  readonly protocol: Submission['protocol'];
  /** What no browser would send, by name; empty for an honest post. */
  readonly faults: FieldErrors;
  readonly formFault?: string;
  /** Token of the draft that sensitive values wait in. */
  readonly draft?: string;
  /** Token of the question that was asked, and what was answered. */
  readonly question?: string;
  readonly answer?: string;
  /** The same for the same post sent again; empty where there are faults. */
  readonly submission: string;
}

/** Evidence that may differ when a post is sent again. */
const passing = new Set<string>(['_captcha', '_question', '_answer']);

/** Takes the entries of a post apart. Never throws. */
export function readPost(
  entries: readonly (readonly [string, unknown])[],
  form: FormDefinition,
): FormPost {
  const { values, faults, formFault, protocol } = readSubmission(entries, form);
  const { draft, question, answer } = protocol;
  // What is at fault may be nested deeper than can be written down.
  const honest = formFault === undefined && Object.keys(faults).length === 0;
  const sent = () => JSON.stringify(entries.filter(([name]) => !passing.has(name)));
  return {
    values,
    protocol,
    faults,
    ...(formFault && { formFault }),
    ...(draft && { draft }),
    ...(question && { question }),
    ...(answer && { answer }),
    submission: honest ? (protocol.key ?? sent()) : '',
  };
}
