import { isDeepStrictEqual } from 'node:util';

/** Keywords that never refuse a value; `x-message` replaces the message of a failed `pattern`. */
const annotations = new Set([
  ...['$anchor', '$comment', '$defs', '$schema', 'contentEncoding', 'contentMediaType'],
  ...['contentSchema', 'default', 'deprecated', 'description', 'examples'],
  ...[
    'readOnly',
    'title',
    'writeOnly',
    'x-data',
    'x-form',
    'x-heading',
    'x-message',
    'x-picture',
    'x-price',
    'x-rule',
  ],
]);

/** Limits: the type that they apply to, and the direction in which they become wider. */
const limits = new Map<string, readonly [type: string, wider: 'lower' | 'higher']>([
  ['minimum', ['number', 'lower']],
  ['maximum', ['number', 'higher']],
  ['exclusiveMinimum', ['number', 'lower']],
  ['exclusiveMaximum', ['number', 'higher']],
  ['minLength', ['string', 'lower']],
  ['maxLength', ['string', 'higher']],
  ['minItems', ['array', 'lower']],
  ['maxItems', ['array', 'higher']],
  ['minProperties', ['object', 'lower']],
  ['maxProperties', ['object', 'higher']],
]);
/** The only type of value that other keywords refuse. */
const types = new Map([
  ['pattern', 'string'],
  ['uniqueItems', 'array'],
  ['items', 'array'],
  ['required', 'object'],
  ['multipleOf', 'number'],
]);
const others = ['type', 'required', 'pattern', 'format', 'uniqueItems', 'multipleOf'];

/** True if `keywordDifferences` covers a keyword. */
export const isInTable = (keyword: string): boolean =>
  annotations.has(keyword) || limits.has(keyword) || others.includes(keyword);

/** The type of value that a keyword is limited to; undefined if it may refuse others. */
export const typeOfKeyword = (keyword: string): string | undefined =>
  limits.get(keyword)?.[0] ?? types.get(keyword);

/** True if a type is a subtype of another: every `integer` is a `number`. */
export const isTypeWithin = (type: unknown, other: unknown): boolean =>
  type === other || (type === 'integer' && other === 'number');

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const has = (values: readonly unknown[], value: unknown) =>
  values.some((each) => isDeepStrictEqual(each, value));

/** A difference between two versions of a keyword. */
export interface Difference {
  readonly isSafe: boolean;
  readonly message: string;
}

export function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Describes a change of a keyword; undefined means no keyword. */
export function changeMessage(keyword: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${keyword} added: ${shown(after)}`;
  if (after === undefined) return `${keyword} removed (was ${shown(before)})`;
  return `${keyword} changed from ${shown(before)} to ${shown(after)}`;
}

/** True if a keyword accepts as much after a change; undefined means no keyword. */
export function isAsWide(keyword: string, before: unknown, after: unknown): boolean {
  if (annotations.has(keyword) || after === undefined || isDeepStrictEqual(before, after))
    return true;
  if (keyword === 'uniqueItems') return after === false;
  if (before === undefined) return false;
  if (keyword === 'type')
    return listOf(before).every((type) => listOf(after).some((other) => isTypeWithin(type, other)));
  const wider = limits.get(keyword)?.[1];
  return wider !== undefined && (Number(after) < Number(before) ? 'lower' : 'higher') === wider;
}

/** Returns the differences of a keyword in the table; undefined means no keyword. */
export function keywordDifferences(keyword: string, before: unknown, after: unknown): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (keyword === 'required') {
    const [was, is] = [listOf(before), listOf(after)];
    const property = (name: unknown, isSafe: boolean) => ({
      isSafe,
      message: `property ${shown(name)} is ${isSafe ? 'no longer' : 'now'} required`,
    });
    return [
      ...is.filter((name) => !has(was, name)).map((name) => property(name, false)),
      ...was.filter((name) => !has(is, name)).map((name) => property(name, true)),
    ];
  }
  const isText = annotations.has(keyword) && keyword !== 'default';
  const verb = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const message = isText ? `${keyword} ${verb}` : changeMessage(keyword, before, after);
  const note = keyword === 'default' ? "; affects content that doesn't set it" : '';
  return [{ isSafe: isAsWide(keyword, before, after), message: message + note }];
}

/** Returns the values that `enum` and `const` list; undefined if they list none. */
export function listedValues(
  keywords: ReadonlyMap<string, { readonly value: unknown }>,
): readonly unknown[] | undefined {
  const [list, only] = [keywords.get('enum'), keywords.get('const')];
  if (only === undefined) return list && listOf(list.value);
  return list === undefined || has(listOf(list.value), only.value) ? [only.value] : [];
}

/** Returns the differences of the values that `enum` and `const` list. */
export function valueDifferences(
  was: readonly unknown[] | undefined,
  is: readonly unknown[] | undefined,
): Difference[] {
  if (was === undefined && is === undefined) return [];
  if (is === undefined) return [{ isSafe: true, message: `no longer limited to ${shown(was)}` }];
  if (was === undefined) return [{ isSafe: false, message: `now limited to ${shown(is)}` }];
  const value = (each: unknown, isSafe: boolean) => ({
    isSafe,
    message: `${shown(each)} is ${isSafe ? 'now' : 'no longer'} allowed`,
  });
  return [
    ...was.filter((each) => !has(is, each)).map((each) => value(each, false)),
    ...is.filter((each) => !has(was, each)).map((each) => value(each, true)),
  ];
}
