/** Line and column of a character, from 1; the column counts UTF-16 code units. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** The lines of a text. */
export interface LineIndex {
  /** Line and column of the character at `offset`; past the end counts on along the last line. */
  readonly at: (offset: number) => LineColumn;
  /** A line without its line end; '' for a line that is not there. */
  readonly text: (line: number) => string;
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

/** Finds the lines of a text once. LF, CR LF and a lone CR end a line, as in editors. */
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

  // A line may be the whole file, and thousands of findings may be on it: no search, only a look at its end.
  const lineText = (line: number): string => {
    const start = starts[line - 1];
    if (start === undefined) return '';
    let end = starts[line] ?? text.length;
    while (end > start && /[\r\n]/.test(text.charAt(end - 1))) end -= 1;
    return text.slice(start, end);
  };

  return { at, text: lineText };
}
