import { isObject } from '@forecourt/json';

/** Columns whose cells are figures, as headings name them. */
const aboutFigures =
  /^(?:price|cost|fee|rate|amount|total|from|each|every|hours|per\s|a\s(?:week|month|year)\b|how\s(?:long|much|many))/i;

const bold = /^<(b|strong)>[^<>]*<\/\1>$/i;

const isBlank = (cell: string): boolean => cell.trim() === '';

const isFigure = (cell: string): boolean => /\d/.test(cell);

/** Returns the rows of a table block of one width; none if there are too few, or they differ. */
function gridOf(content: unknown): readonly (readonly string[])[] {
  if (!Array.isArray(content) || content.length < 3) return [];
  const isRow = (row: unknown): row is readonly string[] =>
    Array.isArray(row) && row.length > 1 && row.every((cell) => typeof cell === 'string');
  const rows = (content as readonly unknown[]).filter(isRow);
  return rows.length === content.length && rows.every(({ length }) => length === rows[0]!.length)
    ? rows
    : [];
}

/**
 * True for a table block whose first row is plainly made of headings and not marked as such: it has an
 * empty corner, or is the only row in bold, or has words above columns of figures. The first row of a
 * table such as "Sunday, closed" is left alone: two columns need a heading that is about figures.
 */
export function hasUnmarkedHeadings(data: unknown): boolean {
  if (!isObject(data) || data.withHeadings === true) return false;
  const [first, ...rows] = gridOf(data.content);
  if (first === undefined || first.some(isFigure)) return false;
  const [corner = '', ...heads] = first;
  if (heads.some((head) => isBlank(head) || head.length > 40)) return false;
  if (isBlank(corner)) return rows.every(([head = '']) => !isBlank(head));
  if (first.every((cell) => bold.test(cell)))
    return !rows.some((row) => row.every((cell) => bold.test(cell)));
  // Headings differ, unlike the cells of "Sunday, closed, closed".
  if (new Set(heads).size < heads.length) return false;
  const figures = heads.filter((_, at) => rows.every((row) => isFigure(row[at + 1]!)));
  return figures.length > 1 || figures.some((head) => aboutFigures.test(head.trim()));
}
