/** Range in a text. Lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** Source line that `line` names, without its line end; of a line over 400 characters, the part around `column`. */
  readonly sourceLine: string;
  /** UTF-16 code units of the line before `sourceLine`; left out for a whole line. */
  readonly sourceFrom?: number;
}
