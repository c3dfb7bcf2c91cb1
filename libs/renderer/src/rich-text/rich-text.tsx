import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { allowedMarkup, type MarkupKind } from './allowed-markup.ts';
import { boundedMemo } from './bounded-memo.ts';
import { boundedParse, MarkupTooLargeError } from './bounded-parse.ts';
import { refineMarkup, type HeadingLevel } from './refine-markup.ts';

export interface RichTextProps {
  /** Mark-up as an editor wrote it; never trusted. */
  readonly html: string;
  /** inline: words with emphasis and links. block: paragraphs, lists, tables and pictures as well. */
  readonly kind: MarkupKind;
  /** Level of the topmost heading in block mark-up (2 unless told). */
  readonly headingLevel?: HeadingLevel;
}

/** Editors' HTML as React elements: what the allow-list knows, and nothing else. */
export function RichText({ html, kind, headingLevel = 2 }: RichTextProps): ReactNode {
  if (!mayHoldMarkup.test(html)) return html;
  return kind === 'inline' ? inline(html) : block[headingLevel](html);
}

const mayHoldMarkup = /[<&]/;

/** Keys remembered per kind and level: about 1 MB of mark-up. */
const memoBudget = 500_000;

const inline = boundedMemo(memoBudget, converter('inline', 2));
const block = {
  2: boundedMemo(memoBudget, converter('block', 2)),
  3: boundedMemo(memoBudget, converter('block', 3)),
  4: boundedMemo(memoBudget, converter('block', 4)),
  5: boundedMemo(memoBudget, converter('block', 5)),
  6: boundedMemo(memoBudget, converter('block', 6)),
} satisfies Record<HeadingLevel, unknown>;

function converter(kind: MarkupKind, headingLevel: HeadingLevel): (html: string) => ReactNode {
  const sanitise = unified().use(boundedParse).use(rehypeSanitize, allowedMarkup[kind]).freeze();
  return (html) => {
    try {
      const tree = refineMarkup(sanitise.runSync(sanitise.parse(html)), headingLevel);
      return toJsxRuntime(tree, { Fragment, jsx, jsxs, components: { table: ScrollingTable } });
    } catch (error) {
      if (error instanceof MarkupTooLargeError) return wordsOf(html);
      throw error;
    }
  };
}

/** Table that may be wider than the page: it scrolls by itself, with the keyboard too. */
const ScrollingTable = (props: ComponentProps<'table'>): ReactNode => (
  <div role="group" aria-label="Table" tabIndex={0}>
    <table {...props} />
  </div>
);

/** What is left of mark-up that is too large to build: its words, as text. */
function wordsOf(html: string): string {
  // No tag holds a `<`: a text of nothing but those is then read once, not once for each of them.
  return html.replace(/<[^<>]*>/g, ' ');
}
