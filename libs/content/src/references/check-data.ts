import { entityPlaces, validateEntity } from '@forecourt/block-schemas';
import type { Entities, Finding, TenantSnapshot } from '@forecourt/block-schemas';
import type { FindingInFile } from '../reading/place-in-files.ts';
import { dataEntries } from './data-files.ts';
import type { DataEntries } from './data-files.ts';
import { placesIn } from './places.ts';
import type { Places } from './places.ts';

/** Checks what an entry refers to. */
export type CheckPlaces = (places: Places) => readonly Finding[];

/** Members that tell one entry of a list from the others. */
const names = ['id', 'slug'] as const;

/** Entities of which a second entry with the same id is left out, as the specification asks. */
const mayRepeat: ReadonlySet<keyof Entities> = new Set(['teamMember']);

const text = (value: unknown, member: string): string | undefined => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member))
    return undefined;
  const name = (value as Record<string, unknown>)[member];
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
};

const hasSameNames = (one: unknown, other: unknown): boolean =>
  names.every((each) => text(one, each) === text(other, each));

function duplicates({ entity, entries }: DataEntries): Finding[] {
  const findings: Finding[] = [];
  for (const member of names) {
    const first = new Map<string, { pointer: string; value: unknown }>();
    for (const entry of entries) {
      const name = text(entry.value, member);
      if (name === undefined) continue;
      const before = first.get(name);
      if (before === undefined) first.set(name, entry);
      else {
        const isRepeated =
          mayRepeat.has(entity) && text(before.value, 'id') === text(entry.value, 'id');
        // Nothing is lost where both entries lead to the same page.
        if (isRepeated && (member === 'slug' || hasSameNames(before.value, entry.value))) continue;
        const place = `[${before.pointer.slice(1)}]`;
        findings.push({
          rule: 'duplicate-name',
          severity: isRepeated ? 'warning' : 'error',
          pointer: `${entry.pointer}/${member}`,
          message: isRepeated
            ? `the id "${name}" is that of ${place}; only the first entry with a picture is shown`
            : `the ${member} "${name}" is taken by ${place}; choose another`,
        });
      }
    }
  }
  return findings;
}

const below = (pointer: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, pointer: pointer + finding.pointer }));

function checkEntries(data: DataEntries, checkPlaces: CheckPlaces): Finding[] {
  const { entity, entries } = data;
  const findings = entries.flatMap(({ pointer, value }) => {
    const faults = validateEntity(entity, value, { allErrors: true });
    // What an entry refers to is looked up where a place is as its schema says; others are passed over.
    const references = checkPlaces(placesIn(value, entityPlaces[entity]));
    return below(pointer, [...faults, ...references]);
  });
  return [...findings, ...duplicates(data)];
}

/**
 * Checks the data files of a tenant as entities (CLI-1): each entry by its schema, names that stand
 * twice, and what entries refer to. The server leaves an entry at fault out; here every fault is told.
 * @param isStale files whose newest version is broken, so that what is known is not what is there.
 */
export function checkData(
  snapshot: TenantSnapshot,
  checkPlaces: CheckPlaces,
  isStale: (file: string) => boolean,
): FindingInFile[] {
  return [...snapshot.data].flatMap(([name, { file, value }]) => {
    if (isStale(file)) return [];
    const data = dataEntries(name, value, snapshot.site);
    if (data === undefined) return [];
    const findings = 'entries' in data ? checkEntries(data, checkPlaces) : [data];
    return findings.map((finding) => ({ file, finding }));
  });
}
