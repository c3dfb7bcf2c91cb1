import { defineRule } from '../../rule-api/rule.ts';

/** Reports rows of tables whose cells are below the wrong headings, since one is missing or too many. */
export const tableUneven = defineRule({
  meta: {
    id: 'table-uneven',
    description: 'Every row of a table has as many cells as the first.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['table'],
    block: ({ block, pointer, report }) => {
      const { content } = block.data as { readonly content?: readonly unknown[] };
      const counts = (content ?? []).map((row) => (Array.isArray(row) ? row.length : undefined));
      const [first] = counts;
      for (const [index, count] of counts.entries())
        // An empty row is reported as such.
        if (count !== undefined && first !== undefined && count !== first && count > 0 && first > 0)
          report({
            pointer: `${pointer}/data/content/${index}/0`,
            message: `the row has ${count} ${count === 1 ? 'cell' : 'cells'}, the first row has ${first}; add or remove some, or write "" for a cell without content`,
          });
    },
  }),
});
