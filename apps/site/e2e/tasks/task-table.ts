import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The width at which a task is walked; the title of its column. */
type Width = 'Phone' | 'Desktop';

/** Taps by title and width. */
type TaskTable = ReadonlyMap<string, Readonly<Record<Width, number>>>;

const file = path.join(import.meta.dirname, '../../../../docs/visitor-tasks.md');
const row = /^\| (?<title>\S.*?) +\| +(?<phone>\d+) \| +(?<desktop>\d+) \|$/gm;

/** Reads the table of docs/visitor-tasks.md. */
export const readTable = (): TaskTable =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(row)].map(({ groups }) => [
      groups!.title!,
      { Phone: Number(groups!.phone), Desktop: Number(groups!.desktop) },
    ]),
  );

/** Sets the taps of a task at one width. Rows have the order of `titles`; others are removed. */
export function writeTaps(titles: readonly string[], title: string, width: Width, taps: number) {
  const text = readFileSync(file, 'utf8');
  const table = new Map(readTable());
  table.set(title, { ...(table.get(title) ?? { Phone: 0, Desktop: 0 }), [width]: taps });
  const widest = Math.max(...titles.map(({ length }) => length));
  const line = (cells: readonly [string, string, string]) =>
    `| ${cells[0].padEnd(widest)} | ${cells[1].padStart(5)} | ${cells[2].padStart(7)} |`;
  const rows = titles.map((each) => {
    const { Phone = 0, Desktop = 0 } = table.get(each) ?? {};
    return line([each, String(Phone), String(Desktop)]);
  });
  const head = [line(['Task', 'Phone', 'Desktop']), `| ${'-'.repeat(widest)} | ----: | ------: |`];
  const [before] = text.split('\n| Task');
  writeFileSync(file, [before, ...head, ...rows, ''].join('\n'));
}
