import type { Finding } from '../findings.ts';

/** Returns values as JSON, separated by commas. */
export const quoted = (values: unknown): string =>
  (values as unknown[]).map((value) => JSON.stringify(value)).join(', ');

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

/** Returns the types that a schema allows in words. */
export const typeWords = (type: unknown): string =>
  (Array.isArray(type) ? type : String(type).split(','))
    .map((name) => typeNames[name as string])
    .join(' or ');

/** Returns a number of things in words. @param many the plural, if it is not formed with an `s` */
export const plural = (count: unknown, noun: string, many = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : many}`;

/** Rule and message of a finding. */
export type Wording = Pick<Finding, 'rule' | 'message'> &
  Partial<Pick<Finding, 'property' | 'suggestion'>>;

/** Returns a list in words: `a`, `a and b`, `a, b and c`. */
export const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
