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
  /** The same for the same post sent again. */
  readonly submission: string;
}

/** Inputs of the server's own, beside those of the form engine. */
const ownNames = { _draft: 200, _question: 200, _answer: 40 } as const;
type OwnName = keyof typeof ownNames;

/** Evidence that may differ when a post is sent again. */
const passing = new Set<string>(['_captcha', '_question', '_answer']);

/** Takes the entries of a post apart. Never throws. */
export function readPost(
  entries: readonly (readonly [string, unknown])[],
  form: FormDefinition,
): FormPost {
  const own = (name: OwnName): string | undefined => {
    const value = entries.find(([each]) => each === name)?.[1];
    return typeof value === 'string' && value !== '' && value.length <= ownNames[name]
      ? value
      : undefined;
  };
  const rest = entries.filter(([name]) => !Object.hasOwn(ownNames, name));
  const { values, faults, formFault, protocol } = readSubmission(rest, form);
  const [draft, question, answer] = [own('_draft'), own('_question'), own('_answer')];
  return {
    values,
    protocol,
    faults,
    ...(formFault && { formFault }),
    ...(draft && { draft }),
    ...(question && { question }),
    ...(answer && { answer }),
    submission: protocol.key ?? JSON.stringify(entries.filter(([name]) => !passing.has(name))),
  };
}
