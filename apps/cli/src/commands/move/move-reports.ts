import { nameBelow } from '@forecourt/content';
import type { MovePlan } from '@forecourt/content';
import { pluralize } from '@forecourt/domain';
import { printable } from '../../shared/terminal/printable.ts';
import { unifiedDiff } from '../../shared/terminal/unified-diff.ts';

/** Formats a move for a terminal. @param directory the tenant's folder. */
export function textOfMove(directory: string, { move, renamed, changed, redirect }: MovePlan) {
  const named = (file: string) => printable(nameBelow(directory, file));
  const references = changed.filter((file) => file.references > 0);
  const count = references.reduce((sum, file) => sum + file.references, 0);
  const lines = [
    `Moved ${printable(move.from)} to ${printable(move.to)}`,
    ...(renamed ? [`  file       ${named(renamed.from)} → ${named(renamed.to)}`] : []),
    `  references ${count === 0 ? 'none' : `${pluralize(count, 'reference')} updated in ${pluralize(references.length, 'file')}`}`,
    ...references.map((file) => `             ${named(file.file)} (${file.references})`),
    ...(redirect ? [`  redirect   ${redirect.from} → ${redirect.to}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Formats a move as a unified diff for `git apply`. */
export function diffOfMove(directory: string, { move, renamed, changed }: MovePlan): string {
  const named = (file: string) => nameBelow(directory, file);
  const header = (from: string, to: string, similarity: string) =>
    `diff --git a/${from} b/${to}\n${similarity}rename from ${from}\nrename to ${to}\n`;
  const isRenamed = (file: string) => file === renamed?.from;
  const diffs = changed.map(({ file, before, after, marked }) => {
    const mark = marked ? '\ufeff' : '';
    const diff = unifiedDiff(named(file), mark + before, mark + after);
    if (!isRenamed(file)) return before === '' ? asNewFile(diff) : diff;
    const [from, to] = [named(file), named(renamed!.to)];
    return header(from, to, '') + diff.replace(`+++ b/${from}`, `+++ b/${to}`);
  });
  if (renamed && !changed.some(({ file }) => isRenamed(file)))
    for (const file of move.files) {
      const to = renamed.to + file.slice(renamed.from.length);
      diffs.push(header(named(file), named(to), 'similarity index 100%\n'));
    }
  return diffs.join('');
}

const asNewFile = (diff: string): string => diff.replace(/^--- .*$/m, '--- /dev/null');

/** Formats a move as JSON. @param written false for a dry run. */
export function jsonOfMove(
  directory: string,
  { move, renamed, changed, redirect }: MovePlan,
  written: boolean,
): string {
  const named = (file: string) => nameBelow(directory, file);
  const { kind, from, to } = move;
  const report = {
    version: 1,
    written,
    moved: { kind, from, to },
    file: renamed ? { from: named(renamed.from), to: named(renamed.to) } : undefined,
    redirect,
    files: changed.map(({ file, references }) => ({ file: named(file), references })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
