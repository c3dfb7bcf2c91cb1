import { canonical } from '@forecourt/json';
import type { DocumentUses, Use } from './find-uses.ts';
import type { Subject } from './subject.ts';

/** A value and how often it is used. */
interface ValueCount {
  /** The value as JSON. */
  readonly value: unknown;
  readonly uses: number;
  readonly files: number;
}

/** Uses of a subject in all documents. */
export interface Impact {
  readonly subject: Subject;
  /** The requested value, if only one counts. */
  readonly wanted?: string;
  /** In order of file and location. */
  readonly uses: readonly Use[];
  /** The most frequent first; empty for a subject without values. */
  readonly values: readonly ValueCount[];
  /** How often each property of a block type is set, the most frequent first. */
  readonly properties: readonly (readonly [name: string, count: number])[];
  readonly files: number;
  readonly tenants: number;
  /** Number of blocks, pages or settings that could have the property. */
  readonly owners: number;
  /** Number of files with at least one location that leaves the property out. */
  readonly filesLeavingOut: number;
}

const byCount = (a: readonly [string, number], b: readonly [string, number]) =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

const distinctFiles = (uses: readonly Use[]): number => new Set(uses.map(({ file }) => file)).size;

function countValues(uses: readonly Use[]): ValueCount[] {
  const groups = Map.groupBy(
    uses.filter((use) => 'value' in use),
    ({ value }) => canonical(value),
  );
  return [...groups]
    .toSorted(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .flatMap(([, group]) => {
      const [first] = group;
      return first ? [{ value: first.value, uses: group.length, files: distinctFiles(group) }] : [];
    });
}

/** Returns a matcher: `dark` matches the string, `3` the number or the string, `{"a":1}` the object. */
function matching(text: string): (value: unknown) => boolean {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return (value) => value === text;
  }
  const wanted = canonical(parsed);
  return (value) => value === text || (value !== undefined && canonical(value) === wanted);
}

/**
 * Combines the uses of all documents.
 * @param wanted the requested value, if only one counts.
 */
export function makeImpact(
  subject: Subject,
  documents: readonly DocumentUses[],
  wanted?: string,
): Impact {
  const all = documents.flatMap(({ uses }) => uses);
  const isWanted = wanted === undefined ? () => true : matching(wanted);
  const uses = all.filter(({ value }) => isWanted(value));
  const properties = new Map<string, number>();
  for (const document of documents)
    for (const [name, count] of document.properties)
      properties.set(name, (properties.get(name) ?? 0) + count);
  return {
    subject,
    wanted,
    uses,
    values: countValues(uses),
    properties: [...properties].sort(byCount),
    files: distinctFiles(uses),
    tenants: new Set(uses.map(({ tenant }) => tenant)).size,
    owners: documents.reduce((sum, { owners }) => sum + owners, 0),
    filesLeavingOut: documents.filter(({ leftOut }) => leftOut > 0).length,
  };
}
