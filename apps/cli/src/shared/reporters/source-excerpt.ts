import type { LocatedFinding } from '@forecourt/block-schemas';
import { columnsOf, printable } from '../terminal/printable.ts';

/** A printable source line and the columns to underline. */
export interface SourceExcerpt {
  readonly text: string;
  /** Columns before the underlined part. */
  readonly indent: number;
  /** Columns to underline, at least 1. */
  readonly length: number;
}

const longest = 100;
const shownBefore = 40;

/**
 * Returns the part of the source line that shows a finding: long lines are truncated around it,
 * unprintable characters escaped. Undefined if there is no line to show.
 */
export function sourceExcerpt(finding: LocatedFinding): SourceExcerpt | undefined {
  const { sourceLine, sourceFrom = 0, line, column, endLine, endColumn } = finding;
  if (sourceLine.trim() === '') return undefined;
  const at = Math.min(column - 1 - sourceFrom, sourceLine.length);
  const isLong = sourceLine.length > longest;
  const from = isLong ? Math.max(0, Math.min(at - shownBefore, sourceLine.length - longest)) : 0;
  const to = isLong ? from + longest : sourceLine.length;
  // A finding about a whole file has no location of its own: only its first bracket is underlined.
  const isWholeFile = finding.pointer === '' && finding.property === undefined && column === 1;
  const last = isWholeFile && /^[[{]/.test(sourceLine) ? 1 : endColumn - 1 - sourceFrom;
  const end = Math.max(at, Math.min(to, endLine > line ? sourceLine.length : last));
  const before = from > 0 ? '…' : '';
  const after = to < sourceLine.length ? '…' : '';
  const shown = sourceLine.slice(from, to);
  return {
    text: before + printable(shown).trimEnd() + after,
    indent: columnsOf(before + printable(sourceLine.slice(from, at))),
    length: Math.max(1, columnsOf(printable(sourceLine.slice(at, end)).trimEnd())),
  };
}
