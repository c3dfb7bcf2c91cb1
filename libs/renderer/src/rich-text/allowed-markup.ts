import type { Options as Schema } from 'rehype-sanitize';

/** What a string of mark-up may hold: words with emphasis and links, or whole paragraphs, lists, tables and pictures. */
export type MarkupKind = 'inline' | 'block';

const inlineElements = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd'],
  ...['mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
];

const blockElements = [
  ...['address', 'blockquote', 'caption', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption'],
  ...['figure', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'pre'],
  ...['section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul'],
];

/**
 * Elements that vanish with all they hold; of any other element that is not allowed its words stay.
 * Their content is code, a form or a document of its own, or is read by another grammar than HTML's.
 */
const strippedElements = [
  ...['applet', 'audio', 'base', 'button', 'canvas', 'datalist', 'dialog', 'embed', 'frame'],
  ...['frameset', 'head', 'iframe', 'input', 'link', 'math', 'meta', 'meter', 'noembed'],
  ...['noframes', 'noscript', 'object', 'option', 'optgroup', 'param', 'plaintext', 'portal'],
  ...['progress', 'script', 'select', 'selectedcontent', 'source', 'style', 'svg', 'template'],
  ...['textarea', 'title', 'track', 'video', 'xmp'],
];

const tableParts = Object.fromEntries(
  ['caption', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [name, ['table']]),
);

/**
 * Attributes are closed too. No id, name or class: they would clash with the page's own or stand in
 * for its scripts' globals. Addresses are judged afterwards by our own rule, so `protocols` is empty.
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
  strip: strippedElements,
} satisfies Schema;

/** The closed allow-list of each kind of mark-up. */
export const allowedMarkup: Record<MarkupKind, Schema> = {
  inline: { ...common, ancestors: {}, tagNames: inlineElements },
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
