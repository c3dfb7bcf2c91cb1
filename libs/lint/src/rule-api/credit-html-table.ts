import { matchesOf, type StringRange } from '@forecourt/json';
import { readMarkupWords } from './credit-markup.ts';
import { readCell } from './credit-table.ts';
import type { CreditText } from './credit-text.ts';
import { wordsOf } from './html-links.ts';

// Excluding `<` keeps matching linear for text that consists of unclosed tags.
const tag = /<(\/?)(table|tr|th|td)(?=[\s>/])[^<>]*>/gi;

/** Returns the cells of the tables in mark-up: the parts between their tags, by table and row. */
function tablesIn(html: string): readonly (readonly (readonly StringRange[])[])[] {
  const tables: StringRange[][][] = [];
  let start: number | undefined;
  for (const { 0: whole, 1: slash, 2: name = '', index } of matchesOf(html, tag)) {
    const row = tables.at(-1)?.at(-1);
    if (start !== undefined) row?.push({ start, end: index });
    start = undefined;
    if (slash === '/') continue;
    const element = name.toLowerCase();
    if (element === 'table') tables.push([]);
    else if (element === 'tr') tables.at(-1)?.push([]);
    else start = index + whole.length;
  }
  return tables;
}

/** Returns a text with its claims where they are in the mark-up. */
const placedAt = (read: CreditText, from: number): CreditText => ({
  ...read,
  claims: read.claims.map(({ within, ...claim }) => ({
    ...claim,
    ...(within && { within: { start: from + within.start, end: from + within.end } }),
  })),
});

/** Statements of tables in mark-up. */
interface CreditTables {
  readonly cells: readonly CreditText[];
  /** The mark-up with spaces in place of the cells. */
  readonly rest: string;
}

/** Characters of a heading: a longer cell names no column. */
const longestHeading = 200;

const headingOf = (cell: string): string => {
  const words = wordsOf(cell.slice(0, 4 * longestHeading));
  return words.length > longestHeading ? '' : words;
};

/** Returns mark-up with spaces in place of some of its parts, which are in order. */
function blanked(html: string, parts: readonly StringRange[]): string {
  let at = 0;
  const kept = parts.map(({ start, end }) => {
    const before = html.slice(at, start);
    at = end;
    return before + ' '.repeat(end - start);
  });
  return kept.join('') + html.slice(at);
}

/** Returns the statements of tables whose headings make some of their cells statements about credit; undefined if none do. */
export function readCreditTables(html: string): CreditTables | undefined {
  if (!/<t[dh]\b/i.test(html)) return undefined;
  const cells: CreditText[] = [];
  const tables = tablesIn(html);
  let isNamed = false;
  for (const rows of tables) {
    const written = rows.map((row) => row.map(({ start, end }) => html.slice(start, end)));
    const headings = (written[0] ?? []).map(headingOf);
    for (const [index, row] of written.entries()) {
      const label = headingOf(row[0] ?? '');
      for (const [column, own] of row.entries()) {
        const heading = headings[column] ?? '';
        const cell = { html: own, label, subject: headings[0] ?? '', heading };
        const byHeading = index === 0 || column === 0 ? undefined : readCell(cell);
        isNamed ||= byHeading !== undefined;
        const read = byHeading ?? readMarkupWords(own);
        if (read) cells.push(placedAt(read, rows[index]![column]!.start));
      }
    }
  }
  return isNamed ? { cells, rest: blanked(html, tables.flat(2)) } : undefined;
}
