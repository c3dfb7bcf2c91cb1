import { defineRule } from '../../engine/rule.ts';

/** Blocks that never draw a heading of their own; any other may, and a section it heads has level 2. */
const withoutHeading: ReadonlySet<string> = new Set([
  ...['buttons', 'columns', 'horizontalRule', 'iconButtonsTool', 'image', 'imageBackground'],
  ...['list', 'paragraph', 'raw', 'table', 'tag', 'tags', 'video'],
]);

/** Headings that leave a level out on the way down. */
export const headingOrder = defineRule({
  meta: {
    id: 'heading-order',
    description: 'Headings go down one level at a time.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ blocks, report }) => {
      let before = 1;
      for (const { block, pointer } of blocks) {
        // Thanks stand on a page of their own, one message at a time.
        if (!pointer.startsWith('/blocks')) continue;
        if (block.type !== 'header') {
          if (!withoutHeading.has(block.type)) before = Math.max(before, 2);
          continue;
        }
        const { level = 2 } = block.data as { level?: number };
        if (level > before + 1)
          report({
            pointer: `${pointer}/data/level`,
            message: `a heading of level ${level} follows one of level ${before}; people who jump from heading to heading miss level ${before + 1}: use level ${before + 1}`,
            suggestion: String(before + 1),
          });
        before = level;
      }
    },
  }),
});
