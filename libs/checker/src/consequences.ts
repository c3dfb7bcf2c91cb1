import type { LocatedFinding } from '@forecourt/block-schemas';
import type { TenantReading } from '@forecourt/content';
import type { Fix } from '@forecourt/lint';

/** Findings, each with its fix if there is one. */
type Findings = ReadonlyMap<LocatedFinding, Fix | undefined>;

const settings = 'site.json';

/** True for a finding in a file below the tenant's folder. */
const isIn = (name: string, { file }: LocatedFinding): boolean =>
  file === name || file.endsWith(`/${name}`);

/**
 * Returns the finding that says that settings are unusable, and the error of the settings that has the
 * same cause, with what was not checked.
 */
function withUnchecked(
  all: readonly LocatedFinding[],
): readonly [LocatedFinding, LocatedFinding][] {
  const unusable = all.find(({ rule }) => rule === 'settings-unusable');
  const cause = all.find(
    (each) => each !== unusable && each.severity === 'error' && isIn(settings, each),
  );
  return unusable === undefined || cause === undefined ? [] : [[unusable, cause]];
}

const deadAnchor = /^no block of the page "([^"]*)" has the id /;

/** Returns links to an id that a page does not have since another of its ids is wrong. */
function deadAnchors(
  { snapshot, unserved }: TenantReading,
  all: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const ids = all.filter(
    ({ rule, pointer }) =>
      pointer.endsWith('/id') &&
      pointer.includes('/blocks/') &&
      (rule === 'duplicate-id' || rule === 'pattern'),
  );
  if (ids.length === 0) return [];
  const pages = (snapshot ?? unserved)?.pages;
  return all.filter(({ rule, message }) => {
    const [, path] = rule === 'link-target' ? (deadAnchor.exec(message) ?? []) : [];
    const file = path === undefined ? undefined : pages?.get(path)?.file;
    return file !== undefined && ids.some((each) => isIn(file, each));
  });
}

/** Leaves out findings that follow from another one, which fixes both. */
export function withoutConsequences(reading: TenantReading, findings: Findings): Findings {
  const all = [...findings.keys()];
  const left = new Set(deadAnchors(reading, all));
  const renamed = new Map<LocatedFinding, LocatedFinding>();
  for (const [unusable, cause] of withUnchecked(all)) {
    left.add(unusable);
    const message = `${cause.message}; until then the file ${unusable.message}`;
    renamed.set(cause, { ...cause, message });
  }
  if (left.size === 0) return findings;
  return new Map(
    [...findings].flatMap(([finding, fix]) =>
      left.has(finding) ? [] : [[renamed.get(finding) ?? finding, fix]],
    ),
  );
}
