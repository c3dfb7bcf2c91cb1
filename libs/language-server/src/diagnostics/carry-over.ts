import type { Diagnostic } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Returns the length of the common beginning of two texts, up to a limit. */
function commonStart(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a[length] === b[length]) length += 1;
  return length;
}

/** Returns the length of the common end of two texts, up to a limit. */
function commonEnd(a: string, b: string, limit: number): number {
  let length = 0;
  while (length < limit && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

/**
 * Carries diagnostics over to a later text. Those before and after the part that has changed move
 * with their text; those within it are dropped.
 */
export function carryOver(
  diagnostics: readonly Diagnostic[],
  before: string,
  after: string,
): Diagnostic[] {
  const [old, current] = [before, after].map((text) => TextDocument.create('', '', 0, text));
  if (old === undefined || current === undefined) return [];
  const shorter = Math.min(before.length, after.length);
  // From the start of a line: where lines begin alike, an inserted one is not taken for the next.
  const start = before.lastIndexOf('\n', commonStart(before, after, shorter) - 1) + 1;
  const end = before.length - commonEnd(before, after, shorter - start);
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const from = old.offsetAt(diagnostic.range.start);
    const to = old.offsetAt(diagnostic.range.end);
    if (to > start && from < end) return [];
    const moved = from >= end ? after.length - before.length : 0;
    const range = { start: current.positionAt(from + moved), end: current.positionAt(to + moved) };
    return [{ ...diagnostic, range }];
  });
}
