import { defineRule } from '../../rule-api/rule.ts';

const cells = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`;

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
      const [first, second] = counts;
      if (
        counts.length > 2 &&
        first !== second &&
        counts.every((each, at) => at === 0 || each === second)
      ) {
        if (first && second)
          report({
            pointer: `${pointer}/data/content/0/0`,
            message: `the first row has ${cells(first)}, every other one ${cells(second)}; add or remove some, or write "" for a cell without content`,
          });
        return;
      }
      for (const [index, count] of counts.entries())
        // An empty row is reported as such.
        if (count !== undefined && first !== undefined && count !== first && count > 0 && first > 0)
          report({
            pointer: `${pointer}/data/content/${index}/0`,
            message: `the row has ${cells(count)}, the first row has ${first}; add or remove some, or write "" for a cell without content`,
          });
    },
  }),
});
