/** Lines of a text, each with its line end. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

type Step = readonly [kind: ' ' | '-' | '+', line: string];

/** More differences than this are not looked for: the middle is then shown as replaced as a whole. */
const mostDifferences = 2000;

/**
 * The shortest way from one list of lines to another: E. W. Myers, "An O(ND) difference algorithm
 * and its variations" (1986), the greedy form.
 */
function shortestWay(a: readonly string[], b: readonly string[]): Step[] {
  const trace: Map<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  const most = Math.min(a.length + b.length, mostDifferences);
  for (let d = 0; d <= most; d++) {
    const next = new Map<number, number>();
    trace.push(reach);
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
      let x = down ? (reach.get(k + 1) ?? 0) : (reach.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      next.set(k, x);
      if (x >= a.length && x - k >= b.length) return wayBack(trace, a, b, d);
    }
    reach = next;
  }
  return [...a.map((line): Step => ['-', line]), ...b.map((line): Step => ['+', line])];
}

function wayBack(
  trace: readonly ReadonlyMap<number, number>[],
  a: readonly string[],
  b: readonly string[],
  differences: number,
): Step[] {
  const steps: Step[] = [];
  let [x, y] = [a.length, b.length];
  for (let d = differences; d > 0; d--) {
    const reach = trace[d]!;
    const k = x - y;
    const down = k === -d || (k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const from = down ? k + 1 : k - 1;
    const startX = reach.get(from) ?? 0;
    const startY = startX - from;
    while (
      x > startX &&
      y > startY &&
      x > 0 &&
      y > 0 &&
      x - 1 >= startX + (down ? 0 : 1) &&
      y - 1 >= startY + (down ? 1 : 0)
    )
      steps.push([' ', (y--, a[--x]!)]);
    if (down) steps.push(['+', b[--y]!]);
    else steps.push(['-', a[--x]!]);
  }
  while (x > 0) steps.push([' ', (y--, a[--x]!)]);
  return steps.reverse();
}

const context = 3;

/** The steps that are shown together: differences with the lines around them. */
function hunksOf(steps: readonly Step[]): (readonly [start: number, end: number])[] {
  const hunks: [number, number][] = [];
  for (const [at, [kind]] of steps.entries()) {
    if (kind === ' ') continue;
    const [start, end] = [Math.max(0, at - context), Math.min(steps.length, at + context + 1)];
    const last = hunks.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = end;
    else hunks.push([start, end]);
  }
  return hunks;
}

const range = (start: number, count: number) =>
  `${count === 0 ? start : start + 1}${count === 1 ? '' : `,${count}`}`;

/**
 * Two versions of a file as a unified diff that `git apply` takes; '' if they are the same.
 * @param file with slashes, relative to the folder that the diff is applied in.
 */
export function unifiedDiff(file: string, before: string, after: string): string {
  if (before === after) return '';
  const steps = shortestWay(linesOf(before), linesOf(after));
  const hunks = hunksOf(steps).map(([start, end]) => {
    const count = (part: readonly Step[], other: '-' | '+') =>
      part.filter(([kind]) => kind !== other).length;
    const shown = steps.slice(start, end);
    const earlier = steps.slice(0, start);
    const head = `@@ -${range(count(earlier, '+'), count(shown, '+'))} +${range(count(earlier, '-'), count(shown, '-'))} @@\n`;
    const lines = shown.map(([kind, line]) =>
      line.endsWith('\n') ? kind + line : `${kind}${line}\n\\ No newline at end of file\n`,
    );
    return head + lines.join('');
  });
  // A name with a space ends with a tab, so that it is known where it ends.
  const named = file.includes(' ') ? `${file}\t` : file;
  return `--- a/${named}\n+++ b/${named}\n${hunks.join('')}`;
}
