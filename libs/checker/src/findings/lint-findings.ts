import type { Finding, LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { documentContent, locateInFiles } from '@forecourt/content';
import type { FileSystem, TenantReading } from '@forecourt/content';
import type { LintRun } from '@forecourt/lint';
import type { Findings } from '../checker.ts';
import { followingFrom } from './following-findings.ts';
import { mergeFindings, withReadErrors } from './merge-findings.ts';
import type { PageResult } from '../pages/page-result.ts';
import type { CheckSettings } from '../settings.ts';
import { staleFiles } from '../pages/tenant-files.ts';
import { sameValueKey } from './same-value-key.ts';

const isLocated = (finding: Finding | LocatedFinding): finding is LocatedFinding =>
  'line' in finding;

/** Returns a key that findings of one rule about the same value share. */
const ruleKey = (file: string, finding: Finding) =>
  `${sameValueKey(file, finding)}\n${finding.rule}`;

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
): Promise<Findings> {
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
  readonly all: Findings;
  readonly suppressed: ReadonlySet<string>;
}> {
  const pages = [...results.values()].flatMap(({ page }) => page?.lint ?? []);
  const known = validated.map((finding) => ({ file: finding.file, finding }));
  const dataContent = (path: string, value: unknown) =>
    documentContent({ kind: 'data', path, value }, snapshot);
  const { findings: found, suppressed } = run.finish(pages, { ...snapshot, dataContent }, known);
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
  const placed = (await locateInFiles(context, others)).values();
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
  const locations = new Map(
    ofValues.map((finding) => [sameValueKey(finding.file, finding), finding]),
  );
  return (file: string, finding: Finding) => locations.get(sameValueKey(file, finding));
}
