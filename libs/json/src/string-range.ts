import { endOfString } from './depth.ts';

/** Part of a string: offsets in UTF-16 code units, unescaped; the end is exclusive. */
export interface StringRange {
  readonly start: number;
  readonly end: number;
}

const letterU = 0x75;

/**
 * Returns a function from offsets in a string to offsets in the JSON text that it is written in. The
 * escapes are read once, so that many parts of a long string are mapped in linear time.
 * @param start offset of the opening quote.
 * @returns undefined if there is no string.
 */
export function stringOffsets(
  text: string,
  start: number,
): ((offset: number) => number) | undefined {
  if (text.charAt(start) !== '"') return undefined;
  const close = endOfString(text, start);
  const end = close < 0 ? text.length : close;
  /** Offsets of the characters after each escape, in the string and in the text. */
  const after: number[] = [];
  const written: number[] = [];
  let shift = start + 1;
  for (let at = text.indexOf('\\', start); at >= 0 && at < end; at = text.indexOf('\\', at)) {
    // Every escape is one UTF-16 code unit: \n, \u2019, and each half of a surrogate pair.
    const next = at + (text.charCodeAt(at + 1) === letterU ? 6 : 2);
    after.push(at - shift + 1);
    written.push(next);
    shift += next - at - 1;
    at = next;
  }
  return (offset) => {
    let low = 0;
    let high = after.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (after[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    const inText = low === 0 ? start + 1 + offset : written[low - 1]! + offset - after[low - 1]!;
    return Math.min(inText, end);
  };
}
