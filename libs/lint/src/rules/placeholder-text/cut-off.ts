import type { StringRange } from '@forecourt/json';

/** Length of the end of a text that is read, in characters. */
const reach = 60;
/** A word that no sentence ends with, at the end of a text or of its last element. */
const unfinished =
  /(?<=[a-z,] )(?:an?|and|because|if|or|our|than|the|their|whose|your)(?=(?:\s|<\/\w{1,10}>)*$)/;

/** Tests text or mark-up for an end that was cut off. */
export const mayBeCutOff = (text: string): boolean =>
  !text.endsWith('.') && unfinished.test(text.slice(-reach));

/**
 * Returns the last word of a text that ends in the middle of a sentence. One sentence alone may be a line
 * of a heading.
 */
export function cutOffIn(words: string): StringRange | undefined {
  if (!/[.!?]\s/.test(words)) return undefined;
  const from = Math.max(0, words.length - reach);
  const found = unfinished.exec(words.slice(from));
  if (found === null) return undefined;
  const start = from + found.index;
  return { start, end: start + found[0].length };
}
