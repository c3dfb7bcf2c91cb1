import { defineRule } from '../../rule-api/rule.ts';

/** Reports pages with several headings of level 1. */
export const oneMainHeading = defineRule({
  meta: {
    id: 'one-main-heading',
    description: 'No page has more than one heading of level 1.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ blocks, report }) => {
      const main = blocks.filter(
        ({ block, pointer }) =>
          block.type === 'header' &&
          pointer.startsWith('/blocks') &&
          (block.data as { level?: number }).level === 1,
      );
      for (const { pointer } of main.slice(1))
        report({
          pointer: `${pointer}/data/level`,
          message:
            'the page has another heading of level 1 already, and only its title has that level; use level 2',
          suggestion: '2',
        });
    },
  }),
});
