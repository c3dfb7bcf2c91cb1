import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import { blockingFileSystem, nameBelow, placeInFiles } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { rules, startLint } from '@forecourt/lint';
import type { FindingInFile, Fix, LintFinding, LintRun, LintRunInput } from '@forecourt/lint';
import type { TenantCheck } from './check-tenant.ts';

/** A finding of a rule with its place, and what would put it right. */
export interface PlacedLintFinding {
  readonly located: LocatedFinding;
  readonly fix?: Fix;
}

/** What linting one tenant gave. */
export interface LintCheck {
  readonly found: readonly PlacedLintFinding[];
  /** Why files or blocks could not be looked at: errors of validation, which no rule can switch off. */
  readonly unread: readonly LocatedFinding[];
}

/** How to lint. */
export type LintSettings = Pick<LintRunInput, 'now' | 'at' | 'horizonDays'> & {
  readonly config: LintConfig;
  /** Ids of the rules to run; all that the configuration switches on if empty. */
  readonly onlyRules: readonly string[];
  /** Tell all that validation found, not only what kept files from being looked at. */
  readonly validate?: boolean;
  /** Where the files are; the disk if left out. */
  readonly fs?: FileSystem;
};

const below = (file: string, directory: string) =>
  directory !== '.' && file.startsWith(`${directory}/`) ? file.slice(directory.length + 1) : file;

function inFile(located: LocatedFinding, directory: string): FindingInFile {
  const { rule, severity, pointer, property, message, suggestion } = located;
  return {
    file: below(located.file, directory),
    finding: { rule, severity, pointer, property, message, suggestion },
  };
}

/** All rules; those asked for by name run even if nothing else switches them on. */
const rulesFor = (ids: readonly string[]) =>
  rules.map((rule) =>
    ids.includes(rule.meta.id) ? { ...rule, meta: { ...rule.meta, recommended: true } } : rule,
  );

/** Starts linting a tenant whose pages are yet to come. */
export const startTenantLint = (
  tenant: LintRunInput['tenant'],
  { onlyRules, now, at, horizonDays, config }: LintSettings,
): LintRun => startLint({ tenant, now, at, horizonDays, config, rules: rulesFor(onlyRules) });

/** Where a finding stands, as far as it is the same for every finding about the same value. */
const placeKey = ({
  file,
  pointer,
  property,
}: Pick<LocatedFinding, 'file' | 'pointer' | 'property'>) =>
  `${file}\n${pointer}\n${property ?? ''}`;

/** Places of what was found before, so that no file is read again for what is only passed on. */
function knownPlaces(findings: readonly LocatedFinding[]): ReadonlyMap<string, LocatedFinding> {
  // A name that stands twice is placed where it stands for the second time, not by its value.
  const byValue = findings.filter(
    ({ pointer, rule }) => pointer !== '' && rule !== 'duplicate-key',
  );
  return new Map(byValue.map((finding) => [placeKey(finding), finding]));
}

const faultKey = (finding: LocatedFinding) => `${placeKey(finding)}\n${finding.message}`;

/**
 * What rules and validation found, each fault once: the rule's word stands, for it can be explained
 * and put right, unless validation takes the fault more seriously.
 */
function withoutRepeats(
  found: readonly PlacedLintFinding[],
  validated: readonly LocatedFinding[],
): LintCheck {
  const errors = new Set(validated.filter(({ severity }) => severity === 'error').map(faultKey));
  const isTaken = ({ located }: PlacedLintFinding) =>
    located.severity === 'error' || !errors.has(faultKey(located));
  const kept = found.filter(isTaken);
  const told = new Set(kept.map(({ located }) => faultKey(located)));
  return { found: kept, unread: validated.filter((finding) => !told.has(faultKey(finding))) };
}

/** Lints a tenant that was read and checked before, its pages perhaps while they were read. */
export async function lintCheck(
  { reading, findings, pages }: Pick<TenantCheck, 'reading' | 'findings'> & Partial<TenantCheck>,
  directory: string,
  settings: LintSettings,
): Promise<LintCheck> {
  const { snapshot } = reading;
  const errors = settings.validate
    ? findings
    : reading.findings.filter(({ severity }) => severity === 'error');
  // Rules need the settings. All that validation found is reported then, with what was not checked.
  if (snapshot === undefined) return { found: [], unread: findings };
  const { onlyRules, fs = blockingFileSystem } = settings;
  const run = pages?.lint ?? startTenantLint(snapshot, settings);
  const nameOf = (path: string) => nameBelow(directory, path);
  const places = new Map<LintFinding, LocatedFinding>();
  // A page that stands in for a broken edit is not what is in its file.
  const entries = [...snapshot.pages.values()].filter(
    ({ rejectedEdit }) => rejectedEdit === undefined,
  );
  const linted = entries.map((entry) => {
    const known = pages?.found.get(entry);
    if (known?.lint === undefined) return run.page(entry);
    for (const [index, finding] of known.lint.findings.entries())
      places.set(finding, known.lintPlaces[index]!);
    return known.lint;
  });
  const passedOn = findings.map((finding) => inFile(finding, directory));
  // All of them run even so: whether a suppression has an effect shows only then.
  const found = run
    .finish(linted, snapshot, passedOn)
    .filter(({ finding }) => onlyRules.length === 0 || onlyRules.includes(finding.rule));
  const known = knownPlaces(findings);
  for (const each of found) {
    const file = nameOf(each.file);
    const place = places.has(each) ? undefined : known.get(placeKey({ ...each.finding, file }));
    if (place !== undefined) places.set(each, { ...place, suggestion: undefined, ...each.finding });
  }
  const unplaced = found.filter((each) => !places.has(each));
  const context = { fs, directory: snapshot.directory, nameOf };
  // Places come back by file, in the order in which files first stand in the list: it is sorted by file.
  for (const [index, located] of (await placeInFiles(context, unplaced)).entries())
    places.set(unplaced[index]!, located);
  const placed = found.map((each) => ({ located: places.get(each)!, fix: each.fix }));
  if (settings.validate) return withoutRepeats(placed, findings);
  const told = new Set(placed.map(({ located: { file, pointer } }) => `${file}\n${pointer}`));
  return {
    found: placed,
    unread: errors.filter(({ file, pointer }) => !told.has(`${file}\n${pointer}`)),
  };
}
