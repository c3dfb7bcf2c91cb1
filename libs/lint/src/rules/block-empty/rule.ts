import type { AnyBlock } from '@forecourt/block-schemas';
import { isObject, listOf } from '@forecourt/json';
import { wordsOf } from '../../rule-api/html-links.ts';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { isOffersFile, offerMembers } from '../../rule-api/offers.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

type Empty = Pick<RuleReport, 'pointer' | 'property' | 'message'>;
type Data = Readonly<Record<string, unknown>>;

/** Elements that show something without words. */
const visible = /<(?:img|hr|iframe|picture|table)[\s/>]/i;

/** Begins with a word, as nearly all texts do, so that their mark-up need not be read. */
const startsWithWord = /^\s*[\p{L}\p{N}]/u;

const isEmpty = (text: unknown): boolean =>
  typeof text === 'string' &&
  !startsWithWord.test(text) &&
  wordsOf(text) === '' &&
  !visible.test(text);

const none: readonly Empty[] = [];

const emptyText = (text: unknown, pointer: string, what: string): readonly Empty[] =>
  isEmpty(text)
    ? [{ pointer, message: `the ${what} has no words; write some, or remove it` }]
    : none;

function emptyEntries(items: unknown, at: string): readonly Empty[] {
  return listOf(items).flatMap((item, index): readonly Empty[] => {
    const pointer = `${at}/${index}`;
    if (!isObject(item)) return emptyText(item, pointer, 'entry of the list');
    const own = emptyText(item.content, `${pointer}/content`, 'entry of the list');
    return item.items === undefined
      ? own
      : [...own, ...emptyEntries(item.items, `${pointer}/items`)];
  });
}

function emptyList({ items }: Data): readonly Empty[] {
  if (listOf(items).length > 0) return emptyEntries(items, '/items');
  return [
    {
      pointer: '',
      property: 'items',
      message: 'the list has no entries; write some, or remove it',
    },
  ];
}

function emptyTable({ content, withHeadings }: Data): readonly Empty[] {
  const rows = listOf(content);
  if (withHeadings !== true || rows.length !== 1) return emptyRows(rows);
  const message = 'the table has headings and no rows; add some, or remove the block';
  return [{ pointer: '', property: 'content', message }];
}

const emptyRows = (rows: readonly unknown[]): readonly Empty[] =>
  rows.flatMap((row, index) =>
    Array.isArray(row) && row.every(isEmpty)
      ? [
          {
            pointer: `/content/${index}${row.length > 0 ? '/0' : ''}`,
            message: 'the row of the table is empty; remove it',
          },
        ]
      : [],
  );

function emptyAnswers({ questions }: Data): readonly Empty[] {
  return listOf(questions).flatMap((question, index): readonly Empty[] => {
    const count = isObject(question) ? listOf(question.blocks).length : 2;
    if (count > 1) return none;
    const message =
      count === 0
        ? 'the entry has neither question nor answer; write them, or remove it'
        : 'the question has no answer: its first block is the question, and what follows is the answer; add one';
    return [{ pointer: `/questions/${index}`, property: 'blocks', message }];
  });
}

function emptyColumns({ cols }: Data): readonly Empty[] {
  const columns = listOf(cols);
  const isFilled = (column: unknown) => !isObject(column) || listOf(column.blocks).length > 0;
  // One without content makes room beside the others; that there is none is refused.
  if (columns.length === 0 || columns.some(isFilled)) return none;
  return [
    {
      pointer: '',
      property: 'cols',
      message: 'no column has content; add some, or remove the block',
    },
  ];
}

/** Returns the empty parts of a block's data, by its type. */
const checks: Readonly<Record<string, (data: Data) => readonly Empty[]>> = {
  columns: emptyColumns,
  faq: emptyAnswers,
  header: ({ text }) => emptyText(text, '/text', 'heading'),
  list: emptyList,
  paragraph: ({ text }) => emptyText(text, '/text', 'paragraph'),
  raw: ({ html }) => emptyText(html, '/html', 'mark-up'),
  table: emptyTable,
};

const emptyIn = ({ type, data }: AnyBlock): readonly Empty[] => checks[type]!(data as Data);

const emptyBlocks = (blocks: readonly AnyBlock[] | undefined, pointer: string, effect: string) =>
  blocks?.length === 0
    ? [
        {
          pointer,
          property: 'blocks',
          message: `there are no blocks, so ${effect}; add some, or remove it`,
        },
      ]
    : [];

/** Members of an offer that visitors see. */
const shownMembers = [...offerMembers, 'image', 'model'];

/** Reports blocks without content: gaps on the page, and headings and entries that are read out as nothing. */
export const blockEmpty = defineRule({
  meta: {
    id: 'block-empty',
    description: 'No block is without content, and no heading, row or entry in one.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => ({
    blockTypes: Object.keys(checks),
    blockTest: (block) => emptyIn(block).length > 0,
    block: ({ block, pointer, report }) => {
      for (const each of emptyIn(block))
        report({ ...each, pointer: `${pointer}/data${each.pointer}` });
    },
    page: ({ page, invalid, report }) => {
      for (const [index, { blocks }] of (page.customSuccessMessages ?? []).entries()) {
        const pointer = `/customSuccessMessages/${index}`;
        // A block that validation refuses is left out.
        if (invalid.some((each) => each.startsWith(`${pointer}/`))) continue;
        for (const each of emptyBlocks(blocks, pointer, 'visitors see no message')) report(each);
      }
    },
    data: (visit) => {
      if (!isOffersFile(visit.name, site.settings?.offersFile)) return;
      for (const { entry, pointer } of dataEntries(visit, visit.name))
        if (entry.id !== undefined && !shownMembers.some((member) => entry[member] !== undefined))
          visit.report({
            pointer: `${pointer}/id`,
            message: 'the offer has neither words nor a picture; write a heading, or remove it',
          });
    },
    component: ({ component, report }) => {
      for (const each of emptyBlocks(component.blocks, '', 'the component shows nothing'))
        report(each);
    },
  }),
});
