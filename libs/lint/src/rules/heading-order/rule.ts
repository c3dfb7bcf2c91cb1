import { blockAnnotations, blockTraits } from '@forecourt/block-schemas';
import { eachValueAt } from '@forecourt/json';
import type { StringRange } from '@forecourt/json';
import type { AnyBlock } from '@forecourt/block-schemas';
import { leastOf } from '../../rule-api/extremes.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { PageVisit } from '../../rule-api/rule.ts';
import { blankComments } from '../../rule-api/blank-comments.ts';

/** Types of blocks that render no heading; a tenant's own component may render one. */
const typesWithoutHeading: ReadonlySet<string> = new Set(
  Object.entries(blockTraits).flatMap(([type, { heading }]) => (heading === 'none' ? [type] : [])),
);

/** A heading in mark-up, with the range of its tag's name. */
interface MarkupHeading {
  readonly level: number;
  readonly within: StringRange;
}

/** Headings in mark-up, in order. */
const headingsOf = (html: string): MarkupHeading[] =>
  /<h[1-6]/i.test(html)
    ? [...blankComments(html).matchAll(/<h([1-6])(?=[\s/>])/gi)].map(({ index, 1: level }) => ({
        level: Number(level),
        within: { start: index, end: index + '<h1'.length },
      }))
    : [];

/** Paths of mark-up that can contain headings, by block type. */
const markupPaths = new Map(
  Object.entries(blockAnnotations).flatMap(([type, places]) => {
    const paths = places.filter(({ kind }) => kind === 'html-block').map(({ path }) => path);
    return paths.length > 0 ? [[type, paths] as const] : [];
  }),
);

/** Headings within one text. */
interface TextHeadings {
  /** Pointer of the text in the block's data. */
  readonly at: string;
  readonly headings: readonly MarkupHeading[];
}

const noHeadings: readonly TextHeadings[] = [];

/** Headings within a block's mark-up, by the pointer of the text. */
function headingsIn({ type, data }: AnyBlock): readonly TextHeadings[] {
  const paths = markupPaths.get(type);
  if (paths === undefined) return noHeadings;
  const found: TextHeadings[] = [];
  for (const path of paths)
    eachValueAt(data, path, '', (text, at) => {
      const headings = typeof text === 'string' ? headingsOf(text) : [];
      if (headings.length > 0) found.push({ at, headings });
    });
  return found;
}

/** Reports the first heading of a text that skips a level. */
function checkMarkup(
  { at, headings }: TextHeadings,
  pointer: string,
  report: PageVisit['report'],
): void {
  const skipped = headings.findIndex(
    ({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1,
  );
  if (skipped <= 0) return;
  const { level, within } = headings[skipped]!;
  const before = headings[skipped - 1]!.level;
  report({
    pointer: `${pointer}/data${at}`,
    within,
    message: `<h${level}> follows <h${before}>; screen reader users who jump between headings miss a level: use <h${before + 1}>`,
  });
}

/** Number of levels from the topmost heading of a text to its last one. */
function depthOf({ headings }: TextHeadings): number {
  const levels = headings.map(({ level }) => level);
  return levels.at(-1)! - leastOf(levels);
}

/** Reports headings that skip a level on the way down. */
export const headingOrder = defineRule({
  meta: {
    id: 'heading-order',
    description: 'Heading levels go down one at a time.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ blocks, report }) => {
      let before = 1;
      for (const { block, pointer } of blocks) {
        // Most blocks neither have a level nor change it.
        if (before > 1 && block.type !== 'header' && !markupPaths.has(block.type)) continue;
        // Each success message is shown alone, on the thank-you page.
        if (!pointer.startsWith('/blocks')) continue;
        if (block.type !== 'header') {
          if (before < 2 && !typesWithoutHeading.has(block.type)) before = 2;
          for (const text of headingsIn(block)) {
            checkMarkup(text, pointer, report);
            // The topmost heading of mark-up is rendered below the page's title or the block's own heading.
            before = Math.max(before === 1 ? 2 : before, 2 + depthOf(text));
          }
          continue;
        }
        const { level = 2 } = block.data as { level?: number };
        if (level > before + 1)
          report({
            pointer: `${pointer}/data/level`,
            message: `a heading of level ${level} follows one of level ${before}; screen reader users who jump between headings miss a level: use level ${before + 1}`,
            suggestion: String(before + 1),
          });
        before = level;
      }
    },
  }),
});
