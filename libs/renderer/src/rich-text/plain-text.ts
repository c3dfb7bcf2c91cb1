import type { Nodes } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { allowedMarkup } from './allowed-markup.ts';
import { boundedMemo } from './bounded-memo.ts';
import { boundedParse, MarkupTooLargeError } from './bounded-parse.ts';

/** Inline elements; all others start a new line. */
const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Adds a space at both ends of every block element, before it is unwrapped. */
function separateLines(node: Nodes): void {
  if (!('children' in node)) return;
  node.children.forEach(separateLines);
  if (node.type !== 'element' || inlineTags.has(node.tagName)) return;
  node.children.unshift({ type: 'text', value: ' ' });
  node.children.push({ type: 'text', value: ' ' });
}

const inline = unified()
  .use(boundedParse)
  .use(() => separateLines)
  .use(rehypeSanitize, allowedMarkup.inline)
  .freeze();

/** Returns the text of editors' HTML without mark-up, for attributes such as a frame's title. */
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
