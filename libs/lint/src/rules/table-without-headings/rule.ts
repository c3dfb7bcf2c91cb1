import { defineRule } from '../../rule-api/rule.ts';
import { hasUnmarkedHeadings } from './heading-row.ts';

const table = /<table\b([^<>]*)>(.*?)(?:<\/table|$)/gis;

const count = (text: string, tag: RegExp): number => text.match(tag)?.length ?? 0;

/** Reports tables whose cells have no headings, or a row of headings that is not marked. */
export const tableWithoutHeadings = defineRule({
  meta: {
    id: 'table-without-headings',
    description:
      'Every table in mark-up has heading cells, and a row of headings in a table block is marked.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTypes: ['table'],
    block: ({ block: { data }, pointer, report }) => {
      if (hasUnmarkedHeadings(data))
        report({
          pointer: `${pointer}/data/${'withHeadings' in data ? 'withHeadings' : 'content/0'}`,
          message:
            'the first row is made of headings, but is shown and read out as one more row; write "withHeadings": true',
        });
    },
    textKinds: ['html-block'],
    textTest: (value) => value.includes('<table'),
    text: ({ value, pointer, report }) => {
      for (const { index: start, 1: attributes = '', 2: content = '' } of value.matchAll(table)) {
        const [rows, cells] = [count(content, /<tr\b/gi), count(content, /<td\b/gi)];
        // A single row or column is no grid.
        if (/<th\b/i.test(content) || rows < 2 || cells <= rows) continue;
        report({
          pointer,
          within: { start, end: start + '<table>'.length + attributes.length },
          message:
            'the table has no heading cells, so screen readers read out figures without what they are; write <th> for the cells of its first row, or the first of each row',
        });
      }
    },
  }),
});
