import type { LintRules, LocatedFinding } from '@forecourt/block-schemas';
import { fileFinding } from '@forecourt/content';
import type { TenantReading } from '@forecourt/content';
import { numberText, pluralize } from '@forecourt/domain';
import type { Findings } from '../checker.ts';
import { withoutConsequences } from './consequences.ts';
import { folderFolds, withConsequences } from './fold-folders.ts';

/** Name of the folder, to which the finding about it belongs. */
export const assetsFolder = 'assets';

/** Maximum number of missing assets that are reported one by one. */
const maxSingle = 10;

/** Folds references to assets if the folder of assets is missing or empty. */
function foldAssets(findings: readonly LocatedFinding[]): LocatedFinding {
  const severity = findings.some((each) => each.severity === 'error') ? 'error' : 'warning';
  const message = `the folder is missing or empty, so ${numberText(findings.length)} references to its files lead nowhere; restore it, or copy it to this place`;
  return fileFinding(assetsFolder, 'asset-exists', message, severity);
}

/** Findings that have one cause. */
type Group = readonly [LocatedFinding, ...LocatedFinding[]];

/** Folds uses of a kind of data without a file, which all have the message of the first. */
function foldData([first, ...others]: Group): LocatedFinding {
  const places = pluralize(others.length, 'other place needs', 'other places need');
  return { ...first, message: `${first.message}; ${places} it as well` };
}

/** Ids of findings about a data file that is missing. */
const aboutMissingData: ReadonlySet<string> = new Set<keyof LintRules>([
  'missing-data',
  'missing-importable-data',
]);

/** Returns the name of the data file that a finding about a missing one is about. */
const dataFileOf = ({ about }: LocatedFinding): string => `${about?.data}.json`;

/** True for a finding about a file that nothing reads and that was probably meant to be a data file. */
const isMisnamed =
  (name: string) =>
  ({ rule, file, suggestion }: LocatedFinding): boolean =>
    (rule === 'unknown-data' && suggestion === name) ||
    (rule === 'ignored-file' &&
      file.toLowerCase().startsWith(`data/${name.toLowerCase()}`.slice(0, -4)));

/** Returns the only data file of an unknown name, if there is one kind of data that is missing. */
function onlyUnknown(findings: readonly LocatedFinding[]): LocatedFinding | undefined {
  const unknown = findings.filter(({ rule }) => rule === 'unknown-data');
  const missing = new Set(
    findings.filter(({ rule }) => aboutMissingData.has(rule)).map(dataFileOf),
  );
  return unknown.length === 1 && missing.size === 1 ? unknown[0] : undefined;
}

/** Adds to the finding about a misnamed file that blocks lack its data. */
function withUses(misnamed: LocatedFinding, uses: Group): LocatedFinding {
  const places = pluralize(uses.length, 'place needs', 'places need');
  const message = `${misnamed.message} (${places} data/${dataFileOf(uses[0])})`;
  return { ...misnamed, severity: uses[0].severity, message, about: uses[0].about };
}

/** Groups findings by a key; those without one are in no group. */
const groupsBy = (
  findings: Findings,
  keyOf: (finding: LocatedFinding) => string | undefined,
): readonly Group[] =>
  [...Map.groupBy(findings.keys(), keyOf)].flatMap(([key, [first, ...others]]): Group[] =>
    key === undefined || first === undefined ? [] : [[first, ...others]],
  );

/** References to assets, if there are many and the folder of assets is missing or empty. */
function missingAssets({ files }: TenantReading, findings: Findings) {
  if (files === undefined || files.assets.size > 0) return [];
  const missing = [...findings.keys()].filter(({ rule }) => rule === 'asset-exists');
  return missing.length > maxSingle ? [missing] : [];
}

/** Uses of each kind of data that has no file. */
const usesOfMissingData = (findings: Findings) =>
  groupsBy(findings, (finding) =>
    aboutMissingData.has(finding.rule) ? dataFileOf(finding) : undefined,
  );

/**
 * Replaces findings that have one cause by one about the cause: references to files of a folder that is
 * missing, misnamed or unreadable, and uses of a kind of data without a file, or with a misnamed one.
 */
export function foldFindings(reading: TenantReading, findings: Findings): Findings {
  const folded = new Map(findings);
  const fold = (group: readonly LocatedFinding[], into: LocatedFinding) => {
    for (const finding of group) folded.delete(finding);
    folded.set(into, undefined);
  };
  for (const each of folderFolds(reading, [...findings.keys()]))
    fold([...each.group, each.cause], withConsequences(each));
  for (const group of missingAssets(reading, folded)) fold(group, foldAssets(group));
  const all = [...findings.keys()];
  for (const group of usesOfMissingData(folded)) {
    const misnamed = all.find(isMisnamed(dataFileOf(group[0]))) ?? onlyUnknown(all);
    if (misnamed !== undefined) fold([...group, misnamed], withUses(misnamed, group));
    else if (group.length > 1) fold(group, foldData(group));
  }
  return withoutConsequences(reading, folded);
}
