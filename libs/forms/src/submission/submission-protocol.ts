import type { Copy } from '@forecourt/copy';
import { textError } from './text-error.ts';

/** Values of the form's own hidden inputs. */
export interface SubmissionProtocol {
  /** `_step`: key of the step that is posted. */
  readonly step?: string;
  /** `_done`: keys of finished steps, for the progress bar; nothing relies on them. */
  readonly done: readonly string[];
  /** `_key`: idempotency key, made by the browser's script. */
  readonly key?: string;
  /** `_lead`: token of the lead that an earlier step stored. */
  readonly lead?: string;
  /** `_draft`: token of the draft that holds sensitive values. */
  readonly draft?: string;
  /** `_captcha`: the captcha's solution. */
  readonly captcha?: string;
  /** `_question`: token of the question in place of the captcha, without JavaScript. */
  readonly question?: string;
  /** `_answer`: the visitor's answer to it. */
  readonly answer?: string;
  /** `_website`: the honeypot, which only robots fill in. */
  readonly website?: string;
  /** `_change`: key of an earlier step whose answers the visitor wants to change. */
  readonly change?: string;
  /** `_back`: the visitor goes back a step. */
  readonly back: boolean;
}

/** Maximum length of the form's own inputs, by name. */
const maxLengths = {
  _step: 100,
  _done: 2_100,
  _key: 200,
  _lead: 1_000,
  _draft: 1_000,
  _captcha: 8_000,
  _question: 1_000,
  _answer: 200,
  _website: 2_000,
  _back: 100,
  _change: 100,
};

/** Returns true for the name of one of the form's own inputs. */
export const isProtocolName = (name: string): name is keyof typeof maxLengths =>
  Object.hasOwn(maxLengths, name);

/** The form's own inputs with one text each. */
const texts = [
  ...(['step', 'key', 'lead', 'draft', 'captcha', 'question', 'answer', 'website'] as const),
  'change',
] as const;

/** Reads the form's own inputs, without invalid ones, whose errors {@link protocolError} returns. */
export function readProtocol(all: ReadonlyMap<string, readonly unknown[]>): SubmissionProtocol {
  const text = (name: keyof typeof maxLengths): string | undefined => {
    const value = all.get(name)?.[0];
    return typeof value === 'string' && value !== '' && value.length <= maxLengths[name]
      ? value
      : undefined;
  };
  const done = (all.get('_done') ?? [])
    .flat()
    .filter((item) => typeof item === 'string' && item.length <= maxLengths._done)
    .flatMap((item) => (item as string).split(/[\s,]+/))
    .filter((item) => item !== '');
  const given = texts.flatMap((name) => {
    const value = text(`_${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), done: done.slice(0, 20), back: all.has('_back') };
}

/** The error for one of the form's own inputs. */
export function protocolError(
  name: string,
  given: readonly unknown[],
  copy: Copy,
): string | undefined {
  if (name !== '_done' && given.length > 1) return copy.submission.twice;
  return given
    .flat()
    .map((value) =>
      value === undefined || value === null
        ? undefined
        : textError(value, copy, isProtocolName(name) ? maxLengths[name] : undefined),
    )
    .find((error) => error !== undefined);
}
