import { blockElements, inlineElements, strippedElements } from '@forecourt/block-schemas';
import type { Options as Schema } from 'rehype-sanitize';

/**
 * Kind of mark-up: `inline` is text with emphasis and links, `block` has paragraphs, lists, tables
 * and pictures too.
 */
export type MarkupKind = 'inline' | 'block';

const tableParts = Object.fromEntries(
  ['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
);

/**
 * Allowed attributes. Ids, names and classes are not allowed: they could collide with the page's
 * own or clobber globals of its scripts. URLs are checked separately, so `protocols` is empty.
 */
const attributes: Schema['attributes'] = {
  '*': ['dir', 'lang'],
  a: ['href'],
  abbr: ['title'],
  details: ['open'],
  dfn: ['title'],
  img: ['alt', 'height', 'src', 'width'],
  li: ['value'],
  ol: ['reversed', 'start', ['type', '1', 'a', 'A', 'i', 'I']],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
  time: ['dateTime'],
};

const common = {
  attributes,
  allowComments: false,
  allowDoctypes: false,
  clobber: [],
  protocols: {},
  required: {},
  strip: [...strippedElements],
} satisfies Schema;

/** Allow-list of each kind of mark-up. */
export const allowedMarkup: Record<MarkupKind, Schema> = {
  inline: { ...common, ancestors: {}, tagNames: [...inlineElements] },
  block: {
    ...common,
    ancestors: {
      ...tableParts,
      dd: ['dl'],
      dt: ['dl'],
      figcaption: ['figure'],
      li: ['ol', 'ul'],
      summary: ['details'],
    },
    tagNames: [...inlineElements, ...blockElements],
  },
};
