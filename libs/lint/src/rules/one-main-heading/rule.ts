import { defineRule } from '../../engine/rule.ts';

/** Pages with more than one title. */
export const oneMainHeading = defineRule({
  meta: {
    id: 'one-main-heading',
    description: 'A page has one heading of level 1.',
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
            'a second heading of level 1: it is the title of the whole page and stands once; use level 2',
          suggestion: '2',
        });
    },
  }),
});
