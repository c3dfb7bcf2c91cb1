import { isMarkup, type AnnotationKind } from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';
import { decodeEntity, entityPattern } from './entities.ts';
import { wordsOf } from './html-links.ts';

/** A part of a string as a fact that a rule notes. */
export type NotedRange = Pick<StringRange, keyof StringRange>;

/** Words of mark-up as visitors read them, and the part of the mark-up that has them. */
export interface PlacedWords {
  readonly words: string;
  readonly within: NotedRange;
}

const inlineTags = /<\/?(?:a|abbr|b|em|i|mark|small|span|strong|u)(?=[\s>/])[^<>]*>/gi;

const token = new RegExp(`<[^<>]*>|${entityPattern}|[^]`, 'gu');

/** Returns what a tag, a character reference or a character of mark-up is read as. */
function readAs(written: string): string {
  if (written.length === 1) return written;
  return written.startsWith('<') ? ' ' : decodeEntity(written);
}

/** Returns the part of mark-up that is read as a part of its words. */
function sourceOf(html: string, { start, end }: StringRange): StringRange | undefined {
  // Characters of the words so far, as `wordsOf` joins them: one space for white space, none ahead.
  let read = 0;
  let isSpace = true;
  let from: number | undefined;
  for (const { 0: written, index } of html.matchAll(token)) {
    const characters = readAs(written);
    const isBlank = /^\s+$/.test(characters);
    if (isBlank && isSpace) continue;
    if (read <= start && start < read + characters.length) from = index;
    read += characters.length;
    isSpace = isBlank;
    if (read >= end)
      return from === undefined ? undefined : { start: from, end: index + written.length };
  }
  return undefined;
}

/**
 * Returns the part of mark-up with a part of its words, for findings.
 * @param range part of `wordsOf(html)`.
 * @returns undefined if the words are not found.
 */
export function rangeInMarkup(html: string, range: StringRange): PlacedWords | undefined {
  const within = sourceOf(html, range);
  if (within === undefined) return undefined;
  const words = wordsOf(html.slice(within.start, within.end).replace(inlineTags, ''));
  return { words, within };
}

/** A text as visitors read it. */
export interface ReadText {
  readonly words: string;
  /** Returns the part of the written text with a part of the words; undefined if it is not found. */
  readonly placed: (range: NotedRange) => NotedRange | undefined;
}

/** Reads a text that may be mark-up. */
export function readText(kind: AnnotationKind, written: string): ReadText {
  if (!isMarkup(kind) || !/[<&]/.test(written)) return { words: written, placed: (range) => range };
  const words = wordsOf(written);
  return { words, placed: (range) => rangeInMarkup(written, range)?.within };
}
