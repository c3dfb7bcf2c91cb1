import type { LocatedBlock } from '@forecourt/block-schemas';
import type { RuleReport } from '../../rule-api/rule.ts';

/** Length of the shortest text that nobody writes twice: "Prices include GST." may be below each table. */
const minLength = 60;

/** Notes and terms, which each part of a page may have. */
const note =
  /^\s*(?:<(?:small|i|em)\b|[*†‡])|\b(?:drive\s?away|p\.a\.|per annum|terms|conditions|GST|licen[cs]e)\b/i;

const textOf = ({ block: { type, data } }: LocatedBlock): string | undefined => {
  const { text } = data as { readonly text?: unknown };
  const isLong = type === 'paragraph' && typeof text === 'string' && text.length >= minLength;
  return isLong ? text : undefined;
};

/** Returns the paragraphs that repeat one further up the page; a copy of the block before is another finding. */
export function repeatedParagraphs(blocks: readonly LocatedBlock[]): readonly RuleReport[] {
  const found: RuleReport[] = [];
  const known = new Map<string, number>();
  for (const [index, located] of blocks.entries()) {
    const text = textOf(located);
    if (text === undefined) continue;
    const earlier = known.get(text);
    known.set(text, index);
    // Each of several messages of a success page is shown alone.
    if (earlier === undefined || earlier === index - 1 || /\/messages\//i.test(located.pointer))
      continue;
    if (note.test(text)) continue;
    const message =
      'the page has the same paragraph further up; remove one, or write the other anew';
    found.push({ pointer: `${located.pointer}/data/text`, message });
  }
  return found;
}
