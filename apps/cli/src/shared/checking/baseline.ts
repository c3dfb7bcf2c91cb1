import { readFile, writeFile } from 'node:fs/promises';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { UsageError } from '../errors/exit-codes.ts';

/**
 * Findings that a team has accepted: their number for each rule and file. Counts are unaffected by
 * findings that move. Once a file exceeds its count, all its findings of that rule are reported, since
 * the new one can't be identified.
 */
export interface Baseline {
  readonly version: 1;
  readonly findings: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const isCounts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count) && (count as number) > 0);

/**
 * Reads a baseline.
 * @throws {UsageError} if it is not there or no baseline.
 */
export async function readBaseline(file: string): Promise<Baseline> {
  const wrong = (why: string) =>
    new UsageError(`the baseline "${file}" ${why}; --update-baseline writes a new one`);
  let value: Partial<Baseline> | null;
  try {
    value = JSON.parse(await readFile(file, 'utf8')) as Partial<Baseline> | null;
  } catch (error) {
    throw wrong(error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read');
  }
  const { version, findings } = value ?? {};
  if (version !== 1 || typeof findings !== 'object' || findings === null)
    throw wrong('is no baseline');
  if (!Object.values(findings).every(isCounts)) throw wrong('holds something else than counts');
  return value as Baseline;
}

const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : 1;

function countsOf(findings: readonly LocatedFinding[]): Baseline['findings'] {
  const files = [...Map.groupBy(findings, ({ file }) => file)].sort(byText);
  return Object.fromEntries(
    files.map(([file, found]) => [
      file,
      Object.fromEntries(
        [...Map.groupBy(found, ({ rule }) => rule)]
          .sort(byText)
          .map(([rule, same]) => [rule, same.length]),
      ),
    ]),
  );
}

/** Which findings a run could have found: by their file, as findings name it, and their rule. */
export type Coverage = (file: string, rule: string) => boolean;

type Entry = readonly [file: string, rule: string, count: number];

const entriesOf = (counts: Baseline['findings']): Entry[] =>
  Object.entries(counts).flatMap(([file, rules]) =>
    Object.entries(rules).map(([rule, count]): Entry => [file, rule, count]),
  );

/**
 * Writes a baseline of findings. What an earlier one counts of files and rules that were not looked
 * at stays in it. @throws {UsageError} if the file can't be written.
 */
export async function writeBaseline(
  file: string,
  findings: readonly LocatedFinding[],
  before: Baseline | undefined,
  isCovered: Coverage,
): Promise<void> {
  const kept = entriesOf(before?.findings ?? {}).filter(([path, rule]) => !isCovered(path, rule));
  const byFile = Map.groupBy([...kept, ...entriesOf(countsOf(findings))], ([path]) => path);
  const counts = [...byFile].sort(byText).map(([path, entries]) => {
    const rules = entries.map(([, rule, count]) => [rule, count] as const).sort(byText);
    return [path, Object.fromEntries(rules)] as const;
  });
  const baseline: Baseline = { version: 1, findings: Object.fromEntries(counts) };
  try {
    await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`);
  } catch (error) {
    throw new UsageError(
      `the baseline "${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

/** Counts the findings of a baseline that no longer exist. */
export function goneFrom(
  { findings: known }: Baseline,
  findings: readonly LocatedFinding[],
  isCovered: Coverage,
): number {
  const counts = countsOf(findings);
  return entriesOf(known)
    .filter(([file, rule]) => isCovered(file, rule))
    .reduce(
      (sum, [file, rule, count]) => sum + Math.max(0, count - (counts[file]?.[rule] ?? 0)),
      0,
    );
}

/** Removes the findings that a baseline counts. */
export function withoutBaseline(
  findings: readonly LocatedFinding[],
  { findings: known }: Baseline,
): readonly LocatedFinding[] {
  const counts = countsOf(findings);
  const allowed = (file: string, rule: string) =>
    Object.hasOwn(known, file) && Object.hasOwn(known[file]!, rule) ? known[file]![rule]! : 0;
  return findings.filter(({ file, rule }) => counts[file]![rule]! > allowed(file, rule));
}
