import { validateEntity } from '@forecourt/block-schemas';
import type { Entities, Finding } from '@forecourt/block-schemas';
import { entityList } from './data-files.ts';
import type { EntityList } from './data-files.ts';

/** Options of {@link checkEntries}. */
export interface EntriesOptions {
  /** The site's `settings.offersFile`. */
  readonly offersFile?: string | undefined;
  /** Report every error of every entry. For people; servers leave it off. */
  readonly allErrors?: boolean | undefined;
}

/** Errors and warnings that a server reports of one file, each. */
const maxFindings = 20;

/**
 * Checks a data file by itself (CLI-1, TEN-8): each entry by its schema, and names that repeat. The
 * command line and the server use the same check.
 * @param name the file's name without its ending.
 */
export function checkEntries(
  name: string,
  value: unknown,
  { offersFile, allErrors = false }: EntriesOptions = {},
): readonly Finding[] {
  const data = entityList(name, value, { settings: { offersFile } });
  if (!('entries' in data)) return [data];
  const limit = allErrors ? Infinity : maxFindings;
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const add = (finding: Finding) => {
    const list = finding.severity === 'error' ? errors : warnings;
    if (list.length < limit) list.push(finding);
  };
  for (const entry of data.entries) {
    if (errors.length >= limit) break;
    for (const finding of validateEntity(data.entity, entry.value, { allErrors }))
      add({ ...finding, pointer: entry.pointer + finding.pointer });
  }
  for (const finding of duplicates(data)) add(finding);
  return [...errors, ...warnings];
}

/** Members that identify an entry of a list. */
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

function duplicates({ entity, entries }: EntityList): Finding[] {
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
        // A copy of an entry is one finding, about its id.
        const isCopy = member === 'slug' && hasSameNames(before.value, entry.value);
        if (isCopy && text(entry.value, 'id') !== undefined) continue;
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
