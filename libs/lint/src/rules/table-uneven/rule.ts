import { defineRule } from '../../rule-api/rule.ts';

const cells = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`;

type Rows = readonly (readonly unknown[])[];

/** Returns the columns of a table whose cells are blank but for the heading. */
const emptyColumns = ([first = [], ...rows]: Rows): readonly number[] =>
  rows.length < 2
    ? []
    : [...first.keys()].filter((at) =>
        rows.every((row) => row.length > at && String(row[at]).trim() === ''),
      );

/**
 * Reports rows of tables whose cells are below the wrong headings, since one is missing or too many, and
 * columns without content.
 */
export const tableUneven = defineRule({
  meta: {
    id: 'table-uneven',
    description: 'Every row of a table has as many cells as the first, and no column is empty.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['table'],
    block: ({ block, pointer, report }) => {
      const { content } = block.data as { readonly content?: readonly unknown[] };
      const rows = (content ?? []).filter((row): row is readonly unknown[] => Array.isArray(row));
      for (const at of emptyColumns(rows))
        report({
          pointer: `${pointer}/data/content/0/${at}`,
          message: 'every cell of the column is empty; fill them in, or remove the column',
        });
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
