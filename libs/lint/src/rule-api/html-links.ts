import { addressAttribute, isMarkup } from '@forecourt/block-schemas';
import { matchesOf } from '@forecourt/json';
import type { StringRange } from '@forecourt/json';
import { decodeEntities } from './entities.ts';
import { memoizeLast } from './memoize-last.ts';
import type { TextTest } from './rule.ts';

/** A link or image of mark-up. */
export interface HtmlLink {
  readonly element: 'a' | 'img';
  /** Address as written, with `&amp;`; undefined for an element without one. */
  readonly address?: string;
  /** Mark-up between the tags of a link; empty for an image. */
  readonly content: string;
  /** Attributes, as written. */
  readonly attributes: string;
  /** Part of the mark-up that is the opening tag. */
  readonly tag: StringRange;
  /** Part that is the address; that of the tag if there is none. */
  readonly at: StringRange;
}

// Excluding `<` keeps matching linear for text that consists of unclosed tags.
const openingTag = /<(a|img)(?=[\s>/])([^<>]*)>/gi;

/**
 * Range of an attribute's value in mark-up.
 * @param from offset of the text that `match` was found in. @param match the attribute, which ends with the value.
 */
export function rangeOfValue(
  from: number,
  { index, 0: attribute }: RegExpExecArray,
  value: string,
): StringRange {
  const start = from + index + attribute.lastIndexOf(value);
  return { start, end: start + value.length };
}

const none: readonly HtmlLink[] = [];

const hasLinks = memoizeLast((html: string) => /<(?:a|img)[\s>]/i.test(html));

function readLinks(html: string): readonly HtmlLink[] {
  if (!hasLinks(html)) return none;
  const lowered = html.toLowerCase();
  const links: HtmlLink[] = [];
  for (const match of matchesOf(html, openingTag)) {
    const [whole, name = '', attributes = ''] = match;
    const found = addressAttribute.exec(attributes);
    const [, , double, single, bare] = found ?? [];
    const written = double ?? single ?? bare;
    const from = match.index + whole.length;
    const tag = { start: match.index, end: from };
    const at = found && written ? rangeOfValue(match.index + 1 + name.length, found, written) : tag;
    const element = name.toLowerCase() as HtmlLink['element'];
    const end = element === 'img' ? from : lowered.indexOf('</a', from);
    // An unclosed link extends to the end. What follows is its content as well.
    const content = html.slice(from, end < 0 ? undefined : end);
    links.push({ element, address: written, content, attributes, tag, at });
    if (end < 0) break;
  }
  return links;
}

/** Tests mark-up for rules about its links and images; strings without mark-up pass. */
export const mayHaveLinks: TextTest = (value, kind) =>
  !isMarkup(kind) || (value.includes('<') && hasLinks(value));

const readLast = memoizeLast(readLinks);

/** Returns the links and images of mark-up, in linear time. */
export const linksIn = (html: string): readonly HtmlLink[] =>
  html.includes('<') ? readLast(html) : none;

/** Range of the words between the tags of a link. */
export const contentOf = ({ tag, content }: HtmlLink): StringRange => ({
  start: tag.end,
  end: tag.end + content.length,
});

/** Returns the words of mark-up, without tags. */
export const wordsOf = memoizeLast((html: string): string => {
  const text = html.includes('<') ? html.replace(/<[^<>]*>/g, ' ') : html;
  // A single space stays as it is, which saves a replacement for every word.
  return decodeEntities(text)
    .replace(/\s\s+|[^\S ]/g, ' ')
    .trim();
});
