import type {
  FindingId,
  FindingSubject,
  LintRules,
  LocatedFinding,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import type { CheckResult } from '@forecourt/checker';
import { nameBelow, pagePath, redirectKey } from '@forecourt/content';
import type { FileChange } from '../git/changes.ts';

/** Change of a file below a tenant's folder, if there is one. */
type ChangeOf = (file: string) => FileChange | undefined;

/** Returns a key that a finding keeps when it moves within its file, or with its file. */
const keyOf = ({ rule, severity, message }: LocatedFinding, file: string) =>
  [file, rule, severity, message].join('\n');

/** Returns the findings of one key that earlier ones do not account for; equal pointers match first. */
function additional(
  current: readonly LocatedFinding[],
  earlier: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const count = current.length - earlier.length;
  if (count <= 0) return [];
  const pointers = new Set(earlier.map(({ pointer }) => pointer));
  const unmatched = current.filter(({ pointer }) => !pointers.has(pointer));
  return (unmatched.length < count ? current : unmatched).slice(-count);
}

/** Returns the files that a finding of another file may come from: those of the things that it is about. */
function filesBehind(
  { path, asset, component, data, file }: FindingSubject,
  { pages, redirects, componentFiles }: TenantSnapshot,
): string[] {
  return [
    ...(path === undefined ? [] : [pages.get(pagePath(path))?.file]),
    ...(path !== undefined && redirects?.has(redirectKey(path)) ? ['redirects.json'] : []),
    ...(asset === undefined ? [] : [asset.slice(1)]),
    ...(component === undefined ? [] : [componentFiles?.get(component)]),
    ...(data === undefined ? [] : [`data/${data}.json`]),
    file,
  ].filter((name) => name !== undefined);
}

/** Ids of findings about a data file that blocks need. */
const aboutData: ReadonlySet<string> = new Set<FindingId | keyof LintRules>([
  ...(['ignored-file', 'missing-data', 'missing-importable-data', 'unknown-data'] as const),
]);

const words = (file: string, change: FileChange): string =>
  change.kind === 'renamed'
    ? `${file} was renamed to ${change.to}`
    : `${file} was ${change.kind === 'deleted' ? 'deleted' : 'changed'}`;

/**
 * Returns the findings of a tenant that are new since an earlier state, each as it is to be reported:
 * with the change of another file behind it. A finding that only moved, within its file or with it, is
 * not new.
 * @param directory the tenant's folder, as findings name it.
 * @param changeOf returns the change of a file below it.
 */
export function newFindings(
  current: CheckResult,
  earlier: CheckResult,
  directory: string,
  changeOf: ChangeOf,
): ReadonlyMap<LocatedFinding, LocatedFinding> {
  const prefix = nameBelow(directory, '-').slice(0, -1);
  const below = (file: string) => file.slice(prefix.length);
  const movedTo = (file: string) => {
    const change = changeOf(below(file));
    return change?.kind === 'renamed' ? nameBelow(directory, change.to) : file;
  };
  const before = Map.groupBy(earlier.findings, (each) => keyOf(each, movedTo(each.file)));
  const byKey = Map.groupBy(current.findings, (each) => keyOf(each, each.file));
  const found = [...byKey].flatMap(([key, all]) => additional(all, before.get(key) ?? []));
  const withCause = (finding: LocatedFinding): LocatedFinding => {
    if (earlier.snapshot === undefined || finding.about === undefined) return finding;
    for (const file of filesBehind(finding.about, earlier.snapshot)) {
      const change = changeOf(file);
      if (!change) continue;
      // A data file that was there before is missed, even if its data could come from elsewhere.
      const severity = aboutData.has(finding.rule) ? 'error' : finding.severity;
      // In a file that was edited itself, only what is gone is certain to be the cause; a new one names it anew.
      const own = changeOf(below(finding.file))?.kind;
      const isGone = change.kind === 'deleted' || change.kind === 'renamed';
      if (own !== undefined && !(own === 'changed' && isGone)) return { ...finding, severity };
      const message = `${finding.message} (${words(file, change)})`;
      return { ...finding, severity, message };
    }
    return finding;
  };
  return new Map(found.map((finding) => [finding, withCause(finding)]));
}
