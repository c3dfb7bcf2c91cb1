import { defineRule } from '../../rule-api/rule.ts';

/** Reports pages without blocks. */
export const pageEmpty = defineRule({
  meta: {
    id: 'page-empty',
    description: 'Every page has content.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page, invalid, hasInvalidBlocks, report }) => {
      // What validation refuses or misses is reported itself.
      if (page.blocks.length > 0 || hasInvalidBlocks || invalid.length > 0) return;
      report({
        pointer: '',
        property: 'blocks',
        message:
          'the page has no blocks, so visitors see its title alone; add some, or delete the page',
      });
    },
  }),
});
