/** An address in an attribute of mark-up. */
export interface HtmlLink {
  readonly element: 'a' | 'img';
  /** Address as written, with `&amp;`; undefined for an element without one. */
  readonly address?: string;
  /** Mark-up between the tags of a link; empty for an image. */
  readonly content: string;
  /** Attributes, as written. */
  readonly attributes: string;
}

// Excluding `<` keeps matching linear for text that consists of unclosed tags.
const tag = /<(a|img)(?=[\s>/])([^<>]*)>/gi;
const address = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function readLinks(html: string): readonly HtmlLink[] {
  const lowered = html.toLowerCase();
  const links: HtmlLink[] = [];
  for (const match of html.matchAll(tag)) {
    const [whole, name = '', attributes = ''] = match;
    const [, double, single, bare] = address.exec(attributes) ?? [];
    const from = match.index + whole.length;
    const element = name.toLowerCase() as HtmlLink['element'];
    const end = element === 'img' ? from : lowered.indexOf('</a', from);
    // An unclosed link extends to the end. What follows is its content as well.
    const content = html.slice(from, end < 0 ? undefined : end);
    links.push({ element, address: double ?? single ?? bare, content, attributes });
    if (end < 0) break;
  }
  return links;
}

let last: { readonly html: string; readonly links: readonly HtmlLink[] } | undefined;

/**
 * Returns the links and images of mark-up, in linear time. Several rules read the same text one after
 * another, so the last result is retained.
 */
export function linksIn(html: string): readonly HtmlLink[] {
  if (!/<(?:a|img)[\s>]/i.test(html)) return [];
  if (last?.html !== html) last = { html, links: readLinks(html) };
  return last.links;
}

const entities: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&#160;': ' ' };

/** Returns the words of mark-up, without tags. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|#160);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
