import { defineRule } from '../../rule-api/rule.ts';

const table = /<table\b([^<>]*)>(.*?)(?:<\/table|$)/gis;

const count = (text: string, tag: RegExp): number => text.match(tag)?.length ?? 0;

/** Reports tables in mark-up whose cells have no headings. */
export const tableWithoutHeadings = defineRule({
  meta: {
    id: 'table-without-headings',
    description: 'Every table in mark-up has heading cells.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
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
