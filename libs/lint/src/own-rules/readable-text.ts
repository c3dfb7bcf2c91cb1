import type { StringRange } from '@forecourt/json';
import { decodeHTML } from 'entities';
import { blankComments } from '../rule-api/blank-comments.ts';

/** The text that a visitor reads in a string. */
export interface ReadableText {
  readonly text: string;
  /** Returns the part of the string that a part of the text comes from. */
  readonly sourceOf: (start: number, end: number) => StringRange;
}

/** A string that visitors read as it is. */
export const verbatimText = (text: string): ReadableText => ({
  text,
  sourceOf: (start, end) => ({ start, end }),
});

/** Elements within words, which don't separate them. */
const inline = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub ' +
    'sup time u var wbr'
  ).split(' '),
);

// A name ends where it can't go on, and nothing goes past the next tag: both keep it linear.
const token =
  /<(?:\/?([a-z][a-z0-9]*)(?![a-z0-9])|[!?/])[^<>]*>|(&#?[a-z0-9]+;?)|(\s+)|[^<&\s]+|[<&]/gi;

/**
 * Returns the text that a visitor reads in mark-up: without tags, with entities decoded and one space
 * between words.
 */
export function readableText(html: string): ReadableText {
  if (!/[<&]/.test(html)) return verbatimText(html);
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (added: string, start: number, end: number, isOne: boolean) => {
    for (let at = 0; at < added.length; at++) {
      starts.push(isOne ? start : start + at);
      ends.push(isOne ? end : start + at + 1);
    }
    text += added;
  };
  for (const match of blankComments(html).matchAll(token)) {
    const [all, name, entity, space] = match;
    const start = match.index;
    const end = start + all.length;
    if (name !== undefined && inline.has(name.toLowerCase())) continue;
    const isTag = all.length > 1 && all.startsWith('<');
    const decoded = entity === undefined ? all : decodeHTML(entity);
    if (!isTag && space === undefined && decoded.trim() !== '')
      add(decoded, start, end, entity !== undefined);
    else if (text !== '' && !text.endsWith(' ')) add(' ', start, end, true);
  }
  return {
    text: text.trimEnd(),
    sourceOf: (start, end) => ({ start: starts[start]!, end: ends[end - 1]! }),
  };
}
