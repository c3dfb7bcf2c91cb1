import type {
  Finding,
  FindingId,
  LocatedFinding,
  Severity,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { documentPlaces, placeInFiles } from '@forecourt/content';
import type { FileSystem, TenantReading } from '@forecourt/content';
import type { Fix, LintRun } from '@forecourt/lint';
import type { PageResult } from './page-result.ts';
import type { CheckSettings } from './settings.ts';
import { staleFiles } from './tenant-files.ts';

const isLocated = (finding: Finding | LocatedFinding): finding is LocatedFinding =>
  'line' in finding;

/** Returns a key that findings about the same value of a file share. */
const valueKey = (file: string, { pointer, property, within }: Finding) =>
  `${file}\n${pointer}\n${property ?? ''}\n${within ? `${within.start}-${within.end}` : ''}`;

/** Returns a key that findings of one rule about the same value share. */
const ruleKey = (file: string, finding: Finding) => `${valueKey(file, finding)}\n${finding.rule}`;

/** Returns keys of which findings of one problem in a file share at least one: the same id or message at a value. */
const problemKeys = (finding: LocatedFinding): readonly string[] => {
  const value = valueKey('', finding);
  return [`${value}\nid ${finding.rule}`, `${value}\n${finding.message}`];
};

/** Ids of errors of one value from which other findings about that value follow. */
const errorsOfValues: ReadonlySet<string> = new Set<FindingId>([
  ...(['wrong-type', 'not-allowed', 'out-of-range', 'pattern', 'too-short', 'too-long'] as const),
]);

/** Returns a test for findings about a value that validation refuses, or about a part of one of the wrong type. */
function followingFrom(errors: readonly LocatedFinding[]): (finding: LocatedFinding) => boolean {
  const refused = new Map<string, string>();
  for (const { file, pointer, property, rule } of errors)
    if (property === undefined && errorsOfValues.has(rule))
      refused.set(`${file}\n${pointer}`, rule);
  if (refused.size === 0) return () => false;
  return ({ file, pointer, rule, within }) => {
    // Reports what was not checked, in a file that is not an object too.
    if (rule === 'settings-unusable') return false;
    const own = within ? undefined : refused.get(`${file}\n${pointer}`);
    if (own !== undefined && own !== rule) return true;
    for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1))
      if (refused.get(`${file}\n${pointer.slice(0, at)}`) === 'wrong-type') return true;
    return false;
  };
}

/**
 * Returns the findings that the settings ask for, each with its fix if there is one.
 * @param run of lint rules; undefined if none can run.
 * @param results of the pages that can be read.
 * @param allValidated findings of validation and references.
 */
export async function reportedFindings(
  fs: FileSystem,
  { report, onlyRules = [] }: CheckSettings,
  reading: TenantReading,
  run: LintRun | undefined,
  results: ReadonlyMap<string, PageResult>,
  allValidated: readonly LocatedFinding[],
): Promise<ReadonlyMap<LocatedFinding, Fix | undefined>> {
  const isConsequence = followingFrom(reading.findings);
  const validated = allValidated.filter((finding) => !isConsequence(finding));
  const snapshot = reading.snapshot ?? reading.unserved;
  if (!run || !snapshot) return new Map(validated.map((finding) => [finding, undefined]));
  const { all, suppressed } = await lintFindings(fs, run, snapshot, results, validated);
  // Errors that keep a value from being read can't be suppressed or configured: visitors don't see it.
  const unread = new Set(reading.findings);
  const unsuppressed = validated.flatMap((finding) => {
    if (unread.has(finding)) return [finding];
    if (suppressed.has(ruleKey(finding.file, finding))) return [];
    const level = run.levelOf(finding.rule, finding.file);
    if (level === undefined || level === finding.severity) return [finding];
    return level === 'off' ? [] : [{ ...finding, severity: level }];
  });
  // Filtered after all rules have run, since unused suppressions are only known then.
  const linted = [...all.keys()].filter(
    (finding) =>
      (onlyRules.length === 0 ||
        onlyRules.includes(finding.rule) ||
        finding.rule === 'plugin-failed' ||
        finding.rule === 'rule-failed') &&
      !isConsequence(finding),
  );
  const merged = mergeFindings(unsuppressed, linted, staleFiles(reading));
  const errors = [
    ...reading.findings.filter(({ severity }) => severity === 'error'),
    ...allValidated.filter(({ rule }) => rule === 'settings-unusable'),
  ];
  const views = {
    check: () => merged,
    validate: () => merged.filter((finding) => finding.severity === 'error' || !all.has(finding)),
    lint: () => withReadErrors(errors, linted),
  };
  const findings = views[report]();
  return new Map(findings.map((finding) => [finding, all.get(finding)]));
}

/**
 * Returns located findings of lint rules for a whole tenant, each with its fix if there is one, and the
 * keys of those that are suppressed.
 * @param results of the pages that can be read.
 * @param validated findings of validation and references: some rules report them under their own level.
 */
async function lintFindings(
  fs: FileSystem,
  run: LintRun,
  snapshot: TenantSnapshot,
  results: ReadonlyMap<string, PageResult>,
  validated: readonly LocatedFinding[],
): Promise<{
  readonly all: ReadonlyMap<LocatedFinding, Fix | undefined>;
  readonly suppressed: ReadonlySet<string>;
}> {
  const pages = [...results.values()].flatMap(({ page }) => page?.lint ?? []);
  const known = validated.map((finding) => ({ file: finding.file, finding }));
  const dataPlaces = (path: string, value: unknown) =>
    documentPlaces({ kind: 'data', path, value }, snapshot);
  const { findings: found, suppressed } = run.finish(pages, { ...snapshot, dataPlaces }, known);
  const locationOf = knownLocations(
    validated,
    new Set(found.flatMap(({ file, finding }) => (isLocated(finding) ? [] : file))),
  );
  const located = found.map(({ file, finding }): LocatedFinding | undefined => {
    if (isLocated(finding)) return finding;
    const same = locationOf(file, finding);
    return same && { ...same, suggestion: undefined, ...finding };
  });
  const others = found.filter((_, index) => located[index] === undefined);
  const context = { fs, directory: snapshot.directory, nameOf: (file: string) => file };
  // They come back in the same order, which is by file.
  const placed = (await placeInFiles(context, others)).values();
  return {
    all: new Map(found.map(({ fix }, index) => [located[index] ?? placed.next().value!, fix])),
    suppressed: new Set(suppressed.map(({ file, finding }) => ruleKey(file, finding))),
  };
}

/**
 * Returns a function that finds the location of a value among findings of validation, which saves
 * reading its file again.
 * @param files those with values to locate.
 */
function knownLocations(validated: readonly LocatedFinding[], files: ReadonlySet<string>) {
  // A duplicate key is located where it is repeated, not by its value.
  const ofValues = validated.filter(
    ({ file, pointer, rule }) => files.has(file) && pointer !== '' && rule !== 'duplicate-key',
  );
  const locations = new Map(ofValues.map((finding) => [valueKey(finding.file, finding), finding]));
  return (file: string, finding: Finding) => locations.get(valueKey(file, finding));
}

/**
 * Merges findings of validation and of lint rules, so that each problem is reported once: under the
 * rule, which is documented and may have a fix, unless validation takes the problem more seriously.
 * @param stale files of which the rules read an earlier version. Only findings of validation count for
 *   them.
 */
function mergeFindings(
  validated: readonly LocatedFinding[],
  linted: readonly LocatedFinding[],
  stale: ReadonlySet<string>,
): readonly LocatedFinding[] {
  const fileOf = ({ file }: LocatedFinding) => file;
  const byFile = Map.groupBy(validated, fileOf);
  const left = new Set<LocatedFinding>();
  for (const [file, ofRules] of Map.groupBy(linted, fileOf))
    for (const each of repeatedIn(byFile.get(file) ?? [], ofRules, stale.has(file))) left.add(each);
  return [...validated, ...linted].filter((finding) => !left.has(finding));
}

/** Returns the findings of one file that are not reported, see {@link mergeFindings}. */
function repeatedIn(
  validated: readonly LocatedFinding[],
  linted: readonly LocatedFinding[],
  isStale: boolean,
): readonly LocatedFinding[] {
  if (validated.length === 0) return isStale ? linted : [];
  const severities = new Map<string, Severity>();
  for (const finding of validated)
    for (const key of problemKeys(finding))
      if (severities.get(key) !== 'error') severities.set(key, finding.severity);
  const isLeft = (finding: LocatedFinding) => {
    const same = problemKeys(finding).flatMap((key) => severities.get(key) ?? []);
    if (same.length === 0) return isStale;
    return finding.severity !== 'error' && same.includes('error');
  };
  const { left = [], reported = [] } = Object.groupBy(linted, (finding) =>
    isLeft(finding) ? 'left' : 'reported',
  );
  const keys = new Set(reported.flatMap(problemKeys));
  const isReported = (finding: LocatedFinding) => problemKeys(finding).some((key) => keys.has(key));
  return [...left, ...validated.filter(isReported)];
}

/** Adds errors of validation to findings of lint rules, except for values that have a finding already. */
function withReadErrors(
  errors: readonly LocatedFinding[],
  linted: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const pointerKey = ({ file, pointer }: LocatedFinding) => `${file}\n${pointer}`;
  const reported = new Set(linted.map(pointerKey));
  return [...errors.filter((finding) => !reported.has(pointerKey(finding))), ...linted];
}
