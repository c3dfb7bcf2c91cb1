/** Control characters, bidirectional controls, invisible marks and lone surrogates. */
const unprintable =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/gu;

const escapeOf = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Makes a string safe to print: a tab becomes two spaces; characters that could move the cursor,
 * change colours or the reading direction are escaped.
 */
export const printable = (text: string): string =>
  text.replaceAll('\t', '  ').replace(unprintable, escapeOf);

/** Unprintable characters that JSON leaves unescaped. */
const unprintableInJson =
  /[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

/** Formats JSON that is safe to print, with the same value. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(unprintableInJson, escapeOf);

/** Created on demand, since that takes longer than loading the whole command. */
let graphemes: Intl.Segmenter | undefined;
const wide =
  /^(?:\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff01-\uff60\uffe0-\uffe6])/u;

/** Returns a string's width in terminal columns; wide characters take two. */
export function columnsOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let columns = 0;
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) columns += wide.test(segment) ? 2 : 1;
  return columns;
}
