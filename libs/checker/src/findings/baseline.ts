import type { LocatedFinding } from '@forecourt/block-schemas';
import { isLintRule } from '@forecourt/lint';

/**
 * Findings that a team has accepted: their number for each rule and file. Counts are unaffected by
 * findings that move. Once a file exceeds its count, all its findings of that rule are reported, since
 * the new one can't be identified.
 */
export interface Baseline {
  readonly version: 1;
  readonly findings: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** True for a finding that a baseline can count: that of a lint rule. Errors of validation can't be accepted. */
export const isAcceptable = ({ rule }: Pick<LocatedFinding, 'rule'>): boolean => isLintRule(rule);

const isCounts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count) && (count as number) > 0);

/**
 * Parses the text of a baseline.
 * @throws {RangeError} that says what is wrong with it, such as "is no baseline".
 */
export function parseBaseline(text: string): Baseline {
  let value: Partial<Baseline> | null;
  try {
    value = JSON.parse(text) as Partial<Baseline> | null;
  } catch {
    throw new RangeError('is not valid JSON');
  }
  const { version, findings } = value ?? {};
  if (version !== 1 || typeof findings !== 'object' || findings === null)
    throw new RangeError('is no baseline');
  if (!Object.values(findings).every(isCounts))
    throw new RangeError('holds something other than counts');
  return value as Baseline;
}

/** A finding as a baseline counts it. */
type Countable = Pick<LocatedFinding, 'file' | 'rule'>;

/** Returns a test for files and rules that a run looked at. */
export type Coverage = (file: string, rule: string) => boolean;

type Entry = readonly [file: string, rule: string, count: number];

const byText = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
  a < b ? -1 : 1;

function countsOf(findings: readonly Countable[]): Baseline['findings'] {
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

const entriesOf = (counts: Baseline['findings']): Entry[] =>
  Object.entries(counts).flatMap(([file, byRule]) =>
    Object.entries(byRule).map(([rule, count]): Entry => [file, rule, count]),
  );

/** Returns a baseline of findings. What an earlier one counts of files and rules that were not looked at is retained. */
export function updateBaseline(
  before: Baseline | undefined,
  findings: readonly Countable[],
  isCovered: Coverage,
): Baseline {
  const retained = entriesOf(before?.findings ?? {}).filter(
    ([path, rule]) => !isCovered(path, rule),
  );
  const byFile = Map.groupBy([...retained, ...entriesOf(countsOf(findings))], ([path]) => path);
  const counts = [...byFile].sort(byText).map(([path, entries]) => {
    const byRule = entries.map(([, rule, count]) => [rule, count] as const).sort(byText);
    return [path, Object.fromEntries(byRule)] as const;
  });
  return { version: 1, findings: Object.fromEntries(counts) };
}

/** Returns a baseline in which a file has another name; the same one if it counts nothing of the file. */
export function renamedInBaseline(baseline: Baseline, from: string, to: string): Baseline {
  const { [from]: counts, ...others } = baseline.findings;
  if (counts === undefined) return baseline;
  const findings = Object.entries({ ...others, [to]: counts }).sort(byText);
  return { ...baseline, findings: Object.fromEntries(findings) };
}

/** Counts the findings of a baseline that no longer exist. */
export function goneFrom(
  { findings: known }: Baseline,
  findings: readonly Countable[],
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

/** Returns a test for findings that a baseline accepts. @param findings of all that it can count. */
export function acceptedBy(
  { findings: known }: Baseline,
  findings: readonly Countable[],
): (finding: Countable) => boolean {
  const counts = countsOf(findings);
  const allowed = (file: string, rule: string) => {
    const ofFile = Object.hasOwn(known, file) ? known[file] : undefined;
    return (ofFile && Object.hasOwn(ofFile, rule) ? ofFile[rule] : undefined) ?? 0;
  };
  return ({ file, rule }) => (counts[file]?.[rule] ?? 0) <= allowed(file, rule);
}
