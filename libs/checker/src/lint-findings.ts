import type { Finding, LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import { documentPlaces, placeInFiles } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import type { Fix, LintRun } from '@forecourt/lint';
import type { PageResult } from './page-result.ts';

/** A located finding, with its fix if a lint rule has one. */
export interface FixableFinding {
  readonly finding: LocatedFinding;
  readonly fix?: Fix;
}

const isLocated = (finding: Finding | LocatedFinding): finding is LocatedFinding =>
  'line' in finding;

/** Returns a key that findings about the same value of a file share. */
const valueKey = (file: string, { pointer, property }: Finding) =>
  `${file}\n${pointer}\n${property ?? ''}`;

const messageKey = (finding: LocatedFinding) =>
  `${valueKey(finding.file, finding)}\n${finding.message}`;

/**
 * Returns located findings of lint rules for a whole tenant.
 * @param results of the pages that are shown.
 * @param validated findings of validation and references: some rules report them under their own level.
 */
export async function lintFindings(
  fs: FileSystem,
  run: LintRun,
  snapshot: TenantSnapshot,
  results: ReadonlyMap<string, PageResult>,
  validated: readonly LocatedFinding[],
): Promise<FixableFinding[]> {
  const pages = [...results.values()].flatMap(({ page }) => page?.lint ?? []);
  const known = validated.map((finding) => ({ file: finding.file, finding }));
  const dataPlaces = (path: string, value: unknown) =>
    documentPlaces({ kind: 'data', path, value }, snapshot);
  const found = run.finish(pages, { ...snapshot, dataPlaces }, known);
  // Locations that validation knows save reading files again. A duplicate key is located where it is
  // repeated, not by its value.
  const locations = new Map(
    validated
      .filter(({ pointer, rule }) => pointer !== '' && rule !== 'duplicate-key')
      .map((finding) => [valueKey(finding.file, finding), finding]),
  );
  const located = new Map<object, LocatedFinding>();
  for (const each of found) {
    const { file, finding } = each;
    const same = locations.get(valueKey(file, finding));
    if (isLocated(finding)) located.set(each, finding);
    else if (same) located.set(each, { ...same, suggestion: undefined, ...finding });
  }
  const others = found.filter((each) => !located.has(each));
  const context = { fs, directory: snapshot.directory, nameOf: (file: string) => file };
  // They come back in the same order, which is by file.
  for (const [index, finding] of (await placeInFiles(context, others)).entries())
    located.set(others[index]!, finding);
  return found.map((each) => ({ finding: located.get(each)!, fix: each.fix }));
}

/**
 * Merges findings of validation and of lint rules, so that each problem is reported once: under the
 * rule, which is documented and may have a fix, unless validation takes the problem more seriously.
 * @param isStale returns true for a file of which the rules read an earlier version. Only findings of
 *   validation count for it.
 */
export function mergeFindings(
  validated: readonly LocatedFinding[],
  linted: readonly FixableFinding[],
  isStale: (file: string) => boolean,
): FixableFinding[] {
  const severities = new Map(validated.map((finding) => [messageKey(finding), finding.severity]));
  for (const finding of validated)
    if (finding.severity === 'error') severities.set(messageKey(finding), 'error');
  const ofRules = linted.filter(({ finding }) => {
    const same = severities.get(messageKey(finding));
    if (same === undefined) return !isStale(finding.file);
    return finding.severity === 'error' || same !== 'error';
  });
  const reported = new Set(ofRules.map(({ finding }) => messageKey(finding)));
  const others = validated.filter((finding) => !reported.has(messageKey(finding)));
  return [...others.map((finding) => ({ finding })), ...ofRules];
}

/** Adds errors of validation to findings of lint rules, except for values that have a finding already. */
export function withReadErrors(
  errors: readonly LocatedFinding[],
  linted: readonly FixableFinding[],
): FixableFinding[] {
  const pointerKey = ({ file, pointer }: LocatedFinding) => `${file}\n${pointer}`;
  const reported = new Set(linted.map(({ finding }) => pointerKey(finding)));
  const others = errors.filter((finding) => !reported.has(pointerKey(finding)));
  return [...others.map((finding) => ({ finding })), ...linted];
}
