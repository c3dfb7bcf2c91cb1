import type { FieldDefinition, FieldErrors, FormDefinition, FormValue } from './definition.ts';
import type { FormValues } from './definition.ts';
import { isCarriedName } from './query-names.ts';

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
  /** `_back`: the visitor wants the step before. */
  readonly back: boolean;
}

/** A submission taken apart. */
export interface Submission {
  /** As typed; only names that the form knows. */
  readonly values: FormValues;
  /** By name, what no browser would send for this form; empty for an honest one. */
  readonly faults: FieldErrors;
  /** What is wrong with the submission as a whole. */
  readonly formFault?: string;
  readonly protocol: SubmissionProtocol;
}

const mostEntries = 400;
const mostCharacters = 10_000;
const mostOfName = 80;

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
};

/** Controls other than white space, which a browser may let through from the clipboard. */

const unreadable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]|\p{Cs}/u;

/** A text of a submission, or what is wrong with it. */
function textFault(value: unknown, most = mostCharacters): string | undefined {
  if (typeof value !== 'string') return 'This must be text.';
  if (value.length > most) return 'This is too long.';
  return unreadable.test(value) ? 'This has characters that can’t be read.' : undefined;
}

type Read = { readonly value?: FormValue } | { readonly fault: string };

const yes = ['true', 'on', 'yes', '1'];
const no = ['false', 'off', 'no', '0', ''];

function readTick(value: unknown): Read {
  if (typeof value === 'boolean') return { value };
  const text = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  if (text !== undefined && yes.includes(text)) return { value: true };
  if (text !== undefined && no.includes(text)) return { value: false };
  return { fault: 'This must be ticked or not.' };
}

function readTicks(given: readonly unknown[]): Read {
  const list = given.flat().filter((item) => item !== '');
  const fault = list.map((item) => textFault(item)).find((found) => found !== undefined);
  return fault === undefined ? { value: list as string[] } : { fault };
}

function readValue(control: FieldDefinition['control'], given: readonly unknown[]): Read {
  if (control === 'checkboxes') return readTicks(given);
  if (given.length > 1) return { fault: 'This was sent twice.' };
  const [value] = given;
  if (value === undefined || value === null) return {};
  if (control === 'checkbox') return readTick(value);
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  const fault = textFault(text);
  return fault === undefined ? { value: text as string } : { fault };
}

/** All values by name, in order; from pairs as FormData and URLSearchParams give them, or an object. */
function entriesOf(input: unknown): Map<string, unknown[]> | undefined {
  if (input === null || typeof input !== 'object') return undefined;
  const all = new Map<string, unknown[]>();
  const add = (name: unknown, value: unknown) => {
    const key = typeof name === 'string' ? name : '';
    const values = all.get(key);
    if (values) values.push(value);
    else all.set(key, [value]);
  };
  if (Symbol.iterator in input) {
    let count = 0;
    for (const entry of input as Iterable<unknown>) {
      if (!Array.isArray(entry) || ++count > mostEntries) return undefined;
      add(entry[0], entry[1]);
    }
    return all;
  }
  const names = Object.keys(input);
  if (names.length > mostEntries) return undefined;
  for (const name of names) add(name, (input as Record<string, unknown>)[name]);
  return all;
}

/** A name as an answer may repeat it. */
const namedInAnswer = (name: string): string =>
  name.slice(0, mostOfName).replace(/[\p{Cc}\p{Cs}]/gu, '?');

/** The form's own inputs that are one text each. */
const texts = ['step', 'key', 'lead', 'draft', 'captcha', 'question', 'answer', 'website'] as const;

function readProtocol(all: ReadonlyMap<string, readonly unknown[]>): SubmissionProtocol {
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

function protocolFault(name: string, given: readonly unknown[]): string | undefined {
  if (name !== '_done' && given.length > 1) return 'This was sent twice.';
  return given
    .flat()
    .map((value) =>
      value === undefined || value === null ? undefined : textFault(value, protocolNames[name]),
    )
    .find((fault) => fault !== undefined);
}

/**
 * Takes a submission apart: pairs of name and value (FormData, URLSearchParams) or an object from
 * JSON. Values stay as typed. Whatever no browser would send for this form is a fault under its
 * name: sent twice, not text, too long, characters that can't be read, a name that the form does
 * not have. Never throws.
 */
export function readSubmission(input: unknown, form: FormDefinition): Submission {
  const all = entriesOf(input);
  const values = new Map<string, FormValue>();
  const faults = new Map<string, string>();
  if (!all)
    return {
      values: {},
      faults: {},
      formFault: 'The form could not be read. Please send it again.',
      protocol: { done: [], back: false },
    };
  const step = all.get('_step')?.[0];
  for (const [name, given] of all) {
    if (Object.hasOwn(protocolNames, name)) {
      const fault = protocolFault(name, given);
      if (fault !== undefined) faults.set(name, fault);
      continue;
    }
    const asked = form.fields.filter((field) => field.name === name);
    const field = asked.find(({ stepKey }) => stepKey === step) ?? asked[0];
    const control = field?.control ?? (isCarriedName(name) ? 'hidden' : 'message');
    if (control === 'message') {
      faults.set(namedInAnswer(name), 'This form has no such field.');
      continue;
    }
    const read = readValue(control, given);
    if ('fault' in read) faults.set(name, read.fault);
    else if (read.value !== undefined) values.set(name, read.value);
  }
  return {
    values: Object.fromEntries(values),
    faults: Object.fromEntries(faults),
    protocol: readProtocol(all),
  };
}
