import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { allowedMarkup, type MarkupKind } from './allowed-markup.ts';
import { boundedMemo } from './bounded-memo.ts';
import { boundedParse, MarkupTooLargeError } from './bounded-parse.ts';
import type { HeadingLevel } from './heading-level.ts';
import { refineMarkup } from './refine-markup.ts';

export interface RichTextProps {
  /** Untrusted mark-up of an editor. */
  readonly html: string;
  /** Kind of mark-up that is allowed. */
  readonly kind: MarkupKind;
  /** Level of the top-level headings in block mark-up. Default: 2. */
  readonly headingLevel?: HeadingLevel;
}

/** Editors' HTML as React elements, sanitized by the allow-list. */
export function RichText({ html, kind, headingLevel = 2 }: RichTextProps): ReactNode {
  if (!mayHoldMarkup.test(html)) return html;
  return kind === 'inline' ? inline(html) : block[headingLevel](html);
}

const mayHoldMarkup = /[<&]/;

/** Cache budget per kind and level: about 1 MB of mark-up. */
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

/** Scroll container of a wide table, which can also be scrolled by keyboard. */
const ScrollingTable = (props: ComponentProps<'table'>): ReactNode => (
  <div role="group" aria-label="Table" tabIndex={0}>
    <table {...props} />
  </div>
);

/** Returns the plain text of mark-up that is too large to parse. */
function wordsOf(html: string): string {
  // Excluding `<` from tags makes the match linear for a text of only `<`.
  return html.replace(/<[^<>]*>/g, ' ');
}
