import type { Nodes } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { allowedMarkup } from './allowed-markup.ts';
import { boundedMemo } from './bounded-memo.ts';
import { boundedParse, MarkupTooLargeError } from './bounded-parse.ts';

const inline = unified().use(boundedParse).use(rehypeSanitize, allowedMarkup.inline).freeze();

/** The words of editors' HTML without mark-up, for attributes such as a frame's title. */
export function plainText(html: string): string {
  return /[<&]/.test(html) ? wordsOfMarkup(html) : html.trim();
}

const wordsOfMarkup = boundedMemo(200_000, (html) => {
  try {
    return wordsOf(inline.runSync(inline.parse(html)))
      .replace(/\s+/g, ' ')
      .trim();
  } catch (error) {
    if (error instanceof MarkupTooLargeError) return '';
    throw error;
  }
});

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}
