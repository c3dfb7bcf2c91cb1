import { plainText } from '../../rich-text/index.ts';

/**
 * Matches one figure with its sign, currency or short unit: $290, −4.5 %, 10,000 km, 7.4 L/100 km.
 */
const figure =
  /^[^\d\p{L}]*\d(?:[\d.,\s\u00a0]*\d)?[\s\u00a0]*(?:%|[^\d\p{L}]*\p{L}{1,3}(?:\/[\w ]{1,7})?)?$/u;

/**
 * Finds a table's columns that contain only figures, and at least one; they are aligned right.
 * @param rows cells as editors' HTML, row by row. @param columns width of the widest row.
 */
export function figureColumns(rows: readonly (readonly string[])[], columns: number): boolean[] {
  return Array.from({ length: columns }, (_, column) => {
    const words = rows.map((row) => plainText(row[column] ?? '')).filter((cell) => cell !== '');
    return words.length > 0 && words.every((cell) => cell.length <= 30 && figure.test(cell));
  });
}
