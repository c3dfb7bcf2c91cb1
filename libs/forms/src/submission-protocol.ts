import type { Copy } from '@forecourt/copy';
import { textFault } from './text-fault.ts';

/** What the form's own hidden inputs say. */
export interface SubmissionProtocol {
  /** `_step`: key of the step that is posted. */
  readonly step?: string;
  /** `_done`: keys of finished steps, for the progress bar; nothing relies on them. */
  readonly done: readonly string[];
  /** `_key`: idempotency key, made by the browser's script. */
  readonly key?: string;
  /** `_lead`: stands for the lead that an earlier step made. */
  readonly lead?: string;
  /** `_draft`: stands for the draft in which sensitive values wait. */
  readonly draft?: string;
  /** `_captcha`: what the captcha gave. */
  readonly captcha?: string;
  /** `_question`: token of the question that stands in for the captcha where there is no script. */
  readonly question?: string;
  /** `_answer`: what the visitor answered to it. */
  readonly answer?: string;
  /** `_website`: filled in by robots only. */
  readonly website?: string;
  /** `_change`: key of an earlier step whose answers the visitor wants to change. */
  readonly change?: string;
  /** `_back`: the visitor wants the step before. */
  readonly back: boolean;
}

/** Characters at most, by name of the form's own inputs. */
const protocolNames: Readonly<Record<string, number>> = {
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

/** Whether an input is one of the form's own. */
export const isProtocolName = (name: string): boolean => Object.hasOwn(protocolNames, name);

/** The form's own inputs that are one text each. */
const texts = [
  ...(['step', 'key', 'lead', 'draft', 'captcha', 'question', 'answer', 'website'] as const),
  'change',
] as const;

/** Reads the form's own inputs; what is wrong with one is left out here and named by {@link protocolFault}. */
export function readProtocol(all: ReadonlyMap<string, readonly unknown[]>): SubmissionProtocol {
  const text = (name: string): string | undefined => {
    const value = all.get(name)?.[0];
    return typeof value === 'string' && value !== '' && value.length <= protocolNames[name]!
      ? value
      : undefined;
  };
  const done = (all.get('_done') ?? [])
    .flat()
    .filter((item) => typeof item === 'string' && item.length <= protocolNames._done!)
    .flatMap((item) => (item as string).split(/[\s,]+/))
    .filter((item) => item !== '');
  const given = texts.flatMap((name) => {
    const value = text(`_${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(given), done: done.slice(0, 20), back: all.has('_back') };
}

/** The error for one of the form's own inputs. */
export function protocolFault(
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
        : textFault(value, copy, protocolNames[name]),
    )
    .find((fault) => fault !== undefined);
}
