import { isObject, scalarText } from '@forecourt/json';
import { dataEntries } from '../../rule-api/data-entries.ts';
import type { DataVisit } from '../../rule-api/rule.ts';
import type { Repeated } from './repeated-entries.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Members by which visitors distinguish entries, by data file; the first one is marked. */
const names: Readonly<Record<string, readonly [string, ...string[]]>> = {
  brands: ['name'],
  locations: ['name'],
  models: ['name', 'manufacturer_name'],
  offers: ['heading', 'figure', 'condition', 'description', 'model'],
  promotions: ['heading', 'figure', 'condition', 'description', 'model'],
  reviews: ['text', 'customer_name'],
  team: ['name', 'position'],
};

/** Minimum number of characters of a review that only one customer writes, unlike "Great service". */
const minSentence = 40;

const nameOf = (value: unknown): string =>
  isObject(value) ? scalarText(value.name) : scalarText(value).trim().toLowerCase();

/** True for entries that are reported as duplicates by their id or slug. */
const isSameEntry = (one: Entry, other: Entry): boolean =>
  (one.id !== undefined && one.id === other.id) ||
  (one.slug !== undefined && one.slug === other.slug);

/** Returns the entries of a data file that look like an earlier one. */
export function repeatedEntries(visit: DataVisit): readonly Repeated[] {
  const members = Object.hasOwn(names, visit.name) ? names[visit.name]! : undefined;
  if (members === undefined) return [];
  const first = new Map<string, Entry>();
  return dataEntries(visit, visit.name).flatMap(({ entry, pointer }): readonly Repeated[] => {
    const [named] = members;
    if (nameOf(entry[named]) === '') return [];
    // Two customers never write the same sentences.
    const isOwn = visit.name === 'reviews' && nameOf(entry.text).length >= minSentence;
    const own = isOwn ? [named] : members;
    const key = own.map((member) => nameOf(entry[member])).join('\n');
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, entry);
    if (earlier === undefined || isSameEntry(earlier, entry)) return [];
    const message =
      'an earlier entry of the file looks the same to visitors; remove one of the two, or describe the difference';
    return [{ pointer: `${pointer}/${named}`, message }];
  });
}
