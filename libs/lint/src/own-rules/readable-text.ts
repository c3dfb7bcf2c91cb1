import { decodeHTML } from 'entities';
import { blankComments } from '../rule-api/blank-comments.ts';

/** Elements within words, which don't separate them. */
const inline = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub ' +
    'sup time u var wbr'
  ).split(' '),
);

// The name ends where it can't go on, and nothing goes past the next tag: both keep it linear.
const tag = /<(?:\/?([a-z][a-z0-9]*)(?![a-z0-9])|[!?/])[^<>]*>/gi;

/**
 * Returns the text that a visitor reads in mark-up: without tags, with entities decoded and one space
 * between words.
 */
export function readableText(html: string): string {
  const text = html.includes('<')
    ? blankComments(html).replace(tag, (_, name?: string) =>
        name !== undefined && inline.has(name.toLowerCase()) ? '' : ' ',
      )
    : html;
  return (text.includes('&') ? decodeHTML(text) : text).replace(/\s+/g, ' ').trim();
}
