import { isMarkup, type AnnotationKind } from '@forecourt/block-schemas';
import { matchesOf, type StringRange } from '@forecourt/json';

/** Signs in front of an entry that a list would have shown itself. */
const bullet = '[•●▪◦‣·➤►]';

/** Two lines of a paragraph that each begin with the same bullet, or three with a dash. */
const lines: readonly RegExp[] = [
  new RegExp(`(?<=^\\s*|<br\\s*/?>\\s*)(${bullet})\\s*[^<•]{1,300}<br\\s*/?>\\s*\\1`, 'giu'),
  /(?<=^\s*|<br\s*\/?>\s*)([-–])\s+\p{L}[^<]{0,300}<br\s*\/?>\s*\1\s+\p{L}[^<]{0,300}<br\s*\/?>\s*\1\s+\p{L}/giu,
];

/** Beginning of an entry of a list. */
const entry = new RegExp(`^\\s*(?:${bullet}|[-–]\\s+(?=\\p{L}))`, 'u');
const numberedEntry = /^\s*\d{1,2}[.)]\s+(?=\p{L})/u;

/** Quick test for a text that may have bullets which someone typed. */
export const mayHaveBullets = (text: string, kind: AnnotationKind): boolean =>
  isMarkup(kind) && /[•●▪◦‣·➤►]|^\s*(?:[-–]|\d{1,2}[.)])\s|<br\s*\/?>\s*[-–]\s/i.test(text);

/**
 * Returns the first bullet that someone typed: in front of an entry of a list, which has its own, or of
 * lines of a paragraph that should be a list.
 * @param list style of the list that the text is an entry of, `ordered` or `unordered`.
 */
export function typedBullet(text: string, list: unknown): StringRange | undefined {
  if (list !== undefined) {
    const found = entry.exec(text) ?? (list === 'ordered' ? numberedEntry.exec(text) : null);
    if (found === null) return undefined;
    const [written] = found;
    return { start: written.length - written.trimStart().length, end: written.trimEnd().length };
  }
  for (const pattern of lines) {
    const [found] = matchesOf(text, pattern);
    if (found !== undefined) return { start: found.index, end: found.index + found[1]!.length };
  }
  return undefined;
}
