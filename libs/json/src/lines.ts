import type { TextRange } from './text-range.ts';

/** Line and column of a character, from 1; the column counts UTF-16 code units. */
interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Line of the source, or the part of a long one around a column. */
type LineExcerpt = Pick<TextRange, 'sourceLine' | 'sourceFrom'>;

/** Characters of an excerpt: a file of many megabytes may be a single line. */
const maxExcerpt = 400;
const excerptBefore = 100;

/** The lines of a text. */
export interface LineIndex {
  /** Line and column of the character at `offset`; past the end, counting continues on the last line. */
  readonly at: (offset: number) => LineColumn;
  /** Text of the line at `line`, without its line end; of a long line, the part around it. */
  readonly excerpt: (at: LineColumn) => LineExcerpt;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  if (text.includes('\r'))
    for (const end of text.matchAll(/\r\n|\n|\r/g)) starts.push(end.index + end[0].length);
  else
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1))
      starts.push(end + 1);
  return starts;
}

/** Indexes the lines of a text. LF, CR LF and a single CR end a line, as in editors. */
export function lineIndex(text: string): LineIndex {
  const starts = lineStarts(text);

  const at = (offset: number): LineColumn => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };

  // A line may be the whole file with thousands of findings: its end is checked without a search.
  const excerpt = ({ line, column }: LineColumn): LineExcerpt => {
    const start = starts[line - 1];
    if (start === undefined) return { sourceLine: '' };
    let end = starts[line] ?? text.length;
    while (end > start && /[\r\n]/.test(text.charAt(end - 1))) end -= 1;
    if (end - start <= maxExcerpt) return { sourceLine: text.slice(start, end) };
    const last = end - start - maxExcerpt;
    const sourceFrom = Math.max(0, Math.min(column - 1 - excerptBefore, last));
    const from = start + sourceFrom;
    return { sourceLine: text.slice(from, from + maxExcerpt), sourceFrom };
  };

  return { at, excerpt };
}
