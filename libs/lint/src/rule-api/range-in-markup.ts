import { isMarkup, type PlaceKind } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { wordsOf } from './html-links.ts';

/** A part of a string as a fact that a rule notes. */
export type NotedRange = Pick<StringRange, keyof StringRange>;

/** Words of mark-up as visitors read them, and the part of the mark-up that has them. */
export interface PlacedWords {
  readonly words: string;
  readonly within: NotedRange;
}

const inlineTags = /<\/?(?:a|abbr|b|em|i|mark|small|span|strong|u)(?=[\s>/])[^<>]*>/gi;

/** Returns a pattern that matches a word in mark-up. */
const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('&', '&(?:amp;)?');

/** Returns the number of times that a string occurs. */
const countOf = (text: string, words: string): number => text.split(words).length - 1;

/**
 * Returns the part of mark-up with a part of its words, for findings.
 * @param text words of the mark-up: `wordsOf(html)`. @param range part of `text`.
 * @returns undefined if the words are not found.
 */
export function rangeInMarkup(
  html: string,
  text: string,
  { start, end }: StringRange,
): PlacedWords | undefined {
  const words = text.slice(start, end);
  const before = countOf(text.slice(0, start), words);
  const source = words
    .split(/\s+/)
    .map((word) => escaped(word))
    .join(String.raw`(?:\s|&nbsp;|&#160;|<[^<>]*>)+`);
  const [found] = [...html.matchAll(new RegExp(source, 'g'))].slice(before);
  if (found === undefined) return undefined;
  return {
    words: wordsOf(found[0].replace(inlineTags, '')),
    within: { start: found.index, end: found.index + found[0].length },
  };
}

/** A text as visitors read it. */
export interface ReadText {
  readonly words: string;
  /** Returns the part of the written text with a part of the words; undefined if it is not found. */
  readonly placed: (range: NotedRange) => NotedRange | undefined;
}

/** Reads a text that may be mark-up. */
export function readText(kind: PlaceKind, written: string): ReadText {
  if (!isMarkup(kind) || !/[<&]/.test(written)) return { words: written, placed: (range) => range };
  const words = wordsOf(written);
  return { words, placed: (range) => rangeInMarkup(written, words, range)?.within };
}
