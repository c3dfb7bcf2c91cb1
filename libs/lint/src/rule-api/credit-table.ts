import type { LocatedBlock } from '@forecourt/block-schemas';
import { readCreditText } from './credit-text.ts';
import type { Claim } from './credit-claims.ts';
import type { CreditText } from './credit-text.ts';
import { wordsOf } from './html-links.ts';
import { memoizeLast } from './memoize-last.ts';
import { rangeInMarkup } from './range-in-markup.ts';

/** A cell of a table with its row and its column's heading. */
interface CreditCell {
  readonly html: string;
  /** First cell of the row, which names what the row is about. */
  readonly label: string;
  /** Heading of the first column. */
  readonly subject: string;
  /** Cell of the first row, which may name the unit of the column: "a week". */
  readonly heading: string;
}

/** The heading of a column of rates, which are interest rates beside a car or a loan. */
const rates = /^rates?(?:\s*\(?(?:p\.?\s?a\.?|per\s+annum|from)\)?)?$/i;

/** The heading of a column of comparison rates. */
const comparisons = /^comparison\s+rates?\b/i;

const textOf = (cell: unknown): string => (typeof cell === 'string' ? wordsOf(cell) : '');

/** Names of rates that are no interest rates, such as those of a discount. */
const saving = /\b(?:discount|off|sav(?:e|ing|ings)|commission|rebate|tax|gst|pass)\b/i;

/** Returns the cell of a table at a pointer; undefined for others, and for headings. */
function cellAt(pointer: string, { block, pointer: at }: LocatedBlock): CreditCell | undefined {
  const [, row = '0', column = '0'] =
    /^\/data\/content\/(\d+)\/(\d+)$/.exec(pointer.slice(at.length)) ?? [];
  const { content = [] } = block.data as { readonly content?: readonly (readonly unknown[])[] };
  const cells = content[Number(row)];
  const html = cells?.[Number(column)];
  if (row === '0' || column === '0' || typeof html !== 'string') return undefined;
  return {
    html,
    label: textOf(cells?.[0]),
    subject: textOf(content[0]?.[0]),
    heading: textOf(content[0]?.[Number(column)]),
  };
}

/** Returns the claims of a longer text that are partly in the cell, which begins at `from`. */
function claimsOfCell(claims: readonly Claim[], from: number, { html }: CreditCell): Claim[] {
  const text = wordsOf(html);
  return claims.flatMap(({ kind, words, within }): Claim[] => {
    const start = Math.max(0, (within?.start ?? 0) - from);
    const end = Math.min(text.length, (within?.end ?? 0) - from);
    if (start >= end) return [];
    const found = html === text ? { within: { start, end } } : rangeInMarkup(html, { start, end });
    // A rate is quoted as its cell has it: its heading is not always written as one of interest.
    return [
      { kind, words: kind === 'rate' ? text.slice(start, end) : words, within: found?.within },
    ];
  });
}

/**
 * Returns the statements about credit in a cell whose column or row has a heading that makes it one, such
 * as "$89" below "a week"; undefined for other cells.
 */
export function readCell(cell: CreditCell): CreditText | undefined {
  const { heading, label, subject } = cell;
  const text = wordsOf(cell.html);
  const names = [heading, label];
  if (names.some((name) => comparisons.test(name)))
    return readCreditText(`Comparison rate ${text}`);
  const isRate = names.some((name) => rates.test(name));
  if (isRate && [...names, subject].some((name) => saving.test(name))) return undefined;
  const [column, row] = names.map((name) => (rates.test(name) ? 'Interest rate' : name));
  for (const [ahead, behind] of [
    [`${row} `, ` ${column}`],
    [`${row} ${column} `, ''],
  ] as const) {
    const read = readCreditText(`${ahead}${text}${behind}`);
    const claims = claimsOfCell(read?.claims ?? [], ahead.length, cell);
    if (read && claims.length > 0) return { ...read, claims };
  }
  return undefined;
}

/** Returns the statements about credit in a cell of a table block that its headings make one. */
export const readCreditCell = memoizeLast(
  (pointer: string, block: LocatedBlock): CreditText | undefined => {
    const cell = cellAt(pointer, block);
    return cell && readCell(cell);
  },
);
