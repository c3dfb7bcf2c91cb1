import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';
import type { StructuredPatchHunk } from 'diff';
import pc from 'picocolors';
import { printable } from './printable.ts';

/** Maximum number of differing lines for which the shortest diff is searched; the search is quadratic. */
const maxEditLength = 1000;

/** Returns one hunk that replaces the whole text. */
function replacement(before: string, after: string): StructuredPatchHunk {
  const hunkOf = (from: string, to: string) => structuredPatch('', '', from, to).hunks[0];
  const [removed, added] = [hunkOf(before, ''), hunkOf('', after)];
  return {
    oldStart: 1,
    oldLines: removed?.oldLines ?? 0,
    newStart: 1,
    newLines: added?.newLines ?? 0,
    lines: [...(removed?.lines ?? []), ...(added?.lines ?? [])],
  };
}

/**
 * Formats the change of a text as a unified diff for `git apply`; '' for equal texts.
 * @param file path with slashes, relative to the folder in which the diff is applied.
 */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const options = { context: 3, maxEditLength };
  const patch = structuredPatch(file, file, before, after, '', '', options) ?? {
    oldFileName: file,
    newFileName: file,
    oldHeader: '',
    newHeader: '',
    hunks: [replacement(before, after)],
  };
  // A tab marks the end of a file name with spaces.
  const name = file.includes(' ') ? `${file}\t` : file;
  return `--- a/${name}\n+++ b/${name}\n${formatPatch(patch, OMIT_HEADERS)}`;
}

/** Colours a unified diff for a terminal and escapes what could control it. */
export function colouredDiff(diff: string, colour: boolean): string {
  const { bold, cyan, green, red } = pc.createColors(colour);
  const styles = [
    [/^(?:---|\+\+\+) /, bold],
    [/^@@/, cyan],
    [/^-/, red],
    [/^\+/, green],
  ] as const;
  return diff
    .split('\n')
    .map((line) => {
      const [, style = String] = styles.find(([pattern]) => pattern.test(line)) ?? [];
      return style(printable(line.replace(/\r$/, '')));
    })
    .join('\n');
}
