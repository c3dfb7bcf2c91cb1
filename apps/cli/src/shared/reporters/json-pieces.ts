import { printableJson } from '../terminal/printable.ts';

/** True for a list that is made entry by entry: an iterable object other than an array. */
const isLazy = (value: object): value is Iterable<unknown> =>
  Symbol.iterator in value && !Array.isArray(value);

const hasLazy = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (isLazy(value) || Object.values(value).some(hasLazy));

/** Returns the entries of a list or an object, each with the text before its value. */
function* entriesOf(value: object): Generator<readonly [head: string, entry: unknown]> {
  if (isLazy(value) || Array.isArray(value)) for (const entry of value) yield ['', entry];
  else
    for (const [key, entry] of Object.entries(value))
      if (entry !== undefined) yield [`${JSON.stringify(key)}: `, entry];
}

/**
 * Formats JSON, indented by two spaces and safe to print, in pieces: entries of generators are
 * formatted one at a time, so that a long list is never in memory as a whole. Together, the pieces are
 * what `printableJson` returns for the same value with arrays.
 */
export function* jsonPieces(value: unknown, margin = ''): Generator<string> {
  if (!hasLazy(value)) {
    yield printableJson(value, 2).replaceAll('\n', `\n${margin}`);
    return;
  }
  const isList = isLazy(value) || Array.isArray(value);
  const inner = `${margin}  `;
  let before = isList ? '[' : '{';
  for (const [head, entry] of entriesOf(value)) {
    yield `${before}\n${inner}${head}`;
    yield* jsonPieces(entry, inner);
    before = ',';
  }
  const isEmpty = before !== ',';
  yield `${isEmpty ? before : `\n${margin}`}${isList ? ']' : '}'}`;
}
