import { copyFor, type Copy } from '@forecourt/copy';
import { meantText } from '@forecourt/domain';
import type { FieldDefinition, FieldErrors, FormDefinition, FormValue } from '../definition.ts';
import type { FormValues } from '../definition.ts';
import { isCarriedName } from '../query-names.ts';
import {
  isProtocolName,
  protocolError,
  readProtocol,
  type SubmissionProtocol,
} from './submission-protocol.ts';
import { textError } from './text-error.ts';
import { joinedTime } from '../visits/visit-value.ts';

/** A parsed submission. */
export interface FormSubmission {
  /** As typed; only names that the form knows. */
  readonly values: FormValues;
  /** Errors by name for values that no browser sends for this form. */
  readonly errors: FieldErrors;
  /** Error of the submission as a whole. */
  readonly formError?: string;
  readonly protocol: SubmissionProtocol;
}

const maxEntries = 400;
const maxNameLength = 80;

type Read = { readonly value?: FormValue } | { readonly error: string };

const yes = ['true', 'on', 'yes', '1'];
const no = ['false', 'off', 'no', '0', ''];

function readTick(value: unknown, { submission }: Copy): Read {
  if (typeof value === 'boolean') return { value };
  const text = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  if (text !== undefined && yes.includes(text)) return { value: true };
  if (text !== undefined && no.includes(text)) return { value: false };
  return { error: submission.notATick };
}

function readTicks(given: readonly unknown[], copy: Copy): Read {
  const list = given.flat().filter((item) => item !== '');
  const error = list.map((item) => textError(item, copy)).find((found) => found !== undefined);
  return error === undefined ? { value: list as string[] } : { error };
}

/** Text of a value, with the characters that were meant; other values stay for the check. */
const textOf = (value: unknown): unknown => {
  if (typeof value === 'string') return meantText(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
};

function readValue(
  control: FieldDefinition['control'],
  given: readonly unknown[],
  copy: Copy,
  isBooking = false,
): Read {
  if (control === 'checkboxes') return readTicks(given, copy);
  if (isBooking && given.length === 2) return readValue(control, [joinedTime(given)], copy);
  if (given.length > 1) return { error: copy.submission.twice };
  const [value] = given;
  if (value === undefined || value === null) return {};
  if (control === 'checkbox') return readTick(value, copy);
  const text = textOf(value);
  const error = textError(text, copy);
  return error === undefined ? { value: text as string } : { error };
}

/** Groups values by name, in order; from pairs as of FormData and URLSearchParams, or an object. */
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
      if (!Array.isArray(entry) || ++count > maxEntries) return undefined;
      add(entry[0], entry[1]);
    }
    return all;
  }
  const names = Object.keys(input);
  if (names.length > maxEntries) return undefined;
  for (const name of names) add(name, (input as Record<string, unknown>)[name]);
  return all;
}

/** Returns a name that is safe to repeat in a response. */
const namedInAnswer = (name: string): string =>
  name.slice(0, maxNameLength).replace(/[\p{Cc}\p{Cs}]/gu, '?');

/**
 * Parses a submission: pairs of name and value (FormData, URLSearchParams) or an object from JSON.
 * Values stay as typed. A value that no browser sends for this form is an error under its name: sent
 * twice, not text, too long, unreadable characters, an unknown name. Never throws.
 */
export function readSubmission(input: unknown, form: FormDefinition): FormSubmission {
  const all = entriesOf(input);
  const copy = copyFor(form);
  const values = new Map<string, FormValue>();
  const errors = new Map<string, string>();
  if (!all)
    return {
      values: {},
      errors: {},
      formError: copy.submission.unreadable,
      protocol: { done: [], back: false },
    };
  const step = all.get('_step')?.[0];
  for (const [name, given] of all) {
    if (isProtocolName(name)) {
      const error = protocolError(name, given, copy);
      if (error !== undefined) errors.set(name, error);
      continue;
    }
    const asked = form.fields.filter((field) => field.name === name);
    const field = asked.find(({ stepKey }) => stepKey === step) ?? asked[0];
    const control = field?.control ?? (isCarriedName(name) ? 'hidden' : 'message');
    if (control === 'message') {
      errors.set(namedInAnswer(name), copy.submission.unknown);
      continue;
    }
    const isBooking = field?.type === 'datetime' && field.bookingType !== undefined;
    const read = readValue(control, given, copy, isBooking);
    if ('error' in read) errors.set(name, read.error);
    else if (read.value !== undefined) values.set(name, read.value);
  }
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(errors),
    protocol: readProtocol(all),
  };
}
