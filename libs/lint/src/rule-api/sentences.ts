import type { StringRange } from '@forecourt/json';

/** Length of what is read on either side of a place, in characters. */
const reach = 200;

/** Returns the parts of the sentence before and after a place in a text, as far as they are near. */
export function sentenceAround(
  text: string,
  { start, end }: StringRange,
): readonly [before: string, after: string] {
  const before = text.slice(Math.max(0, start - reach), start).split(/[.!?]\s/);
  const after = text.slice(end, end + reach).split(/[.!?](?:\s|$)/);
  return [before.at(-1) ?? '', after[0] ?? ''];
}
