/** Lines of context around a change. */
const context = 3;

/** More lines than this on either side of a change are not compared one by one. */
const mostCompared = 2000;

type Kind = ' ' | '-' | '+';
type Line = readonly [kind: Kind, text: string];

/** Lines with their ends; the last one may have none. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * Which lines two lists have in common, as a script of what stays, goes and comes: the longest
 * common subsequence by dynamic programming, after their common beginning and end are set aside.
 */
function script(before: readonly string[], after: readonly string[]): Line[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const [a, b] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const as = (kind: Kind, lines: readonly string[]) => lines.map((text): Line => [kind, text]);
  return [
    ...as(' ', before.slice(0, start)),
    ...(a.length > mostCompared || b.length > mostCompared
      ? [...as('-', a), ...as('+', b)]
      : compared(a, b)),
    ...as(' ', before.slice(before.length - end)),
  ];
}

function compared(a: readonly string[], b: readonly string[]): Line[] {
  const width = b.length + 1;
  /** Lengths of common subsequences from line i of one and j of the other on. */
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push([' ', a[i]!]);
      i += 1;
      j += 1;
    } else if (
      j >= b.length ||
      (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      lines.push(['-', a[i]!]);
      i += 1;
    } else {
      lines.push(['+', b[j]!]);
      j += 1;
    }
  }
  return lines;
}

const written = ([kind, text]: Line) =>
  text.endsWith('\n') ? kind + text : `${kind}${text}\n\\ No newline at end of file\n`;

/** `12,3`; a range of no lines names the line before it. */
const range = (from: number, count: number) =>
  count === 1 ? String(from + 1) : `${count === 0 ? from : from + 1},${count}`;

/**
 * The change of a text as a unified diff, which `patch` and `git apply` take; '' if there is none.
 * @param name of the file, as both sides are called.
 */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const lines = script(linesOf(before), linesOf(after));
  const changed = lines.flatMap(([kind], index) => (kind === ' ' ? [] : [index]));
  const hunks: [from: number, to: number][] = [];
  for (const index of changed) {
    const last = hunks.at(-1);
    const [from, to] = [Math.max(0, index - context), Math.min(lines.length, index + context + 1)];
    if (last !== undefined && from <= last[1]) last[1] = to;
    else hunks.push([from, to]);
  }
  const count = (part: readonly Line[], without: Kind) =>
    part.filter(([kind]) => kind !== without).length;
  const bodies = hunks.map(([from, to]) => {
    const [above, part] = [lines.slice(0, from), lines.slice(from, to)];
    const old = range(count(above, '+'), count(part, '+'));
    const next = range(count(above, '-'), count(part, '-'));
    return `@@ -${old} +${next} @@\n${part.map(written).join('')}`;
  });
  return `--- a/${name}\n+++ b/${name}\n${bodies.join('')}`;
}
