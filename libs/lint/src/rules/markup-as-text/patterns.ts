import {
  blockElements,
  inlineElements,
  isMarkup,
  strippedElements,
  type AnnotationKind,
} from '@forecourt/block-schemas';
import type { StringRange } from '@forecourt/json';

const elements = [
  ...[...inlineElements, ...blockElements, ...strippedElements],
  ...['center', 'font', 'form', 'marquee', 'nobr', 'tt'],
].join('|');
const entity = String.raw`(?:amp|nbsp|lt|gt|quot|apos|[lr][sd]quo|[nm]dash|hellip|copy|reg|trade|[aeiouAEIOU](?:acute|grave|uml|circ|macr)|#\d{2,5}|#x[\da-f]{2,5});`;

/** Markdown: bold, a link, a heading, code. Two asterisks behind a figure or word refer to a footnote. */
const markdown: readonly RegExp[] = [
  /(?<![\w%)*])\*\*(?=[^\s*])[^*\n]{0,200}[^\s*]\*\*(?![\w*])/,
  /(?<![\w_])__(?=[^\s_])[^_\n]{0,200}[^\s_]__(?![\w_])/,
  /!?\[[^[\]\n]{1,200}\]\((?:https?:|mailto:|tel:|[/#])[^()\s]{0,500}\)/,
  /^\s*(?:#{2,6}\s+|#\s+(?=\p{L}))/u,
  /```/,
];
const plain: readonly RegExp[] = [
  new RegExp(`</?(?:${elements})(?:\\s[^<>]*)?/?>`, 'i'),
  new RegExp(`&${entity}`, 'i'),
];
/** Mark-up whose characters were replaced by entities, so that visitors see the tags. */
const escaped: readonly RegExp[] = [
  new RegExp(`&lt;/?(?:${elements})(?:\\s(?:(?!&gt;)[^<>]){0,300})?/?&gt;`, 'i'),
  new RegExp(`&amp;?${entity}`, 'i'),
];

const mayBeMarkdown = (text: string): boolean =>
  text.includes('**') ||
  text.includes('__') ||
  text.includes('](') ||
  text.includes('```') ||
  (text.includes('#') && /^\s*#/.test(text));

/** Tests a text for signs of mark-up that visitors would see. */
export const mayShowMarkup = (text: string, kind: AnnotationKind): boolean =>
  mayBeMarkdown(text) ||
  (isMarkup(kind)
    ? text.includes('&lt;') || text.includes('&amp')
    : text.includes('<') || text.includes('&'));

/** Returns the first mark-up that visitors see as it is written; undefined if there is none. */
export function shownMarkup(text: string, kind: AnnotationKind): StringRange | undefined {
  let first: StringRange | undefined;
  for (const pattern of [...markdown, ...(isMarkup(kind) ? escaped : plain)]) {
    const found = pattern.exec(text);
    if (found !== null && (first === undefined || found.index < first.start))
      first = { start: found.index, end: found.index + found[0].length };
  }
  return first;
}
