import { columnsOf, printable } from './printable.ts';

/** A column of a table. */
export interface Column {
  readonly head: string;
  /** Align right, for numbers. */
  readonly right?: boolean;
}

/**
 * Formats a table for a terminal: columns as wide as their content, two spaces between them. Cells
 * are made printable here.
 */
export function drawTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  indent = '',
): string {
  const all = [columns.map(({ head }) => head), ...rows].map((row) => row.map(printable));
  const widths = columns.map((_, at) =>
    all.reduce((most, row) => Math.max(most, columnsOf(row[at] ?? '')), 0),
  );
  const lines = all.map((row) => {
    const cells = columns.map(({ right }, at) => {
      const text = row[at] ?? '';
      const room = ' '.repeat(widths[at]! - columnsOf(text));
      return right ? room + text : text + room;
    });
    return `${indent}${cells.join('  ')}`.trimEnd();
  });
  return `${lines.join('\n')}\n`;
}

/** Formats a Markdown table from escaped cells. */
export function markdownTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${[
    line(columns.map(({ head }) => head)),
    line(columns.map(({ right }) => (right ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n')}\n`;
}
