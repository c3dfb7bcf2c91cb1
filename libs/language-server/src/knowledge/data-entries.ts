import { join } from 'node:path';
import type { AnnotationKind } from '@forecourt/block-schemas';
import { isObject, listOf, type JsonObject } from '@forecourt/json';
import { asMarkdown } from './entry.ts';
import type { Catalogue, Entry } from './entry.ts';

/** A data file whose entries content names. */
interface DataSource {
  readonly file: string;
  /** Members that name an entry; the first that it has is offered. */
  readonly members: readonly string[];
  /** Properties shown as details. */
  readonly more: readonly string[];
}

/** The data files that content leads into, by the kind of the reference. */
export const dataSources = {
  model: {
    file: 'models',
    members: ['slug', 'id', 'new_slug'],
    more: ['manufacturer_name', 'manufacturer_body', 'status', 'from_price'],
  },
  brand: { file: 'brands', members: ['slug', 'id'], more: ['make', 'url'] },
  team: { file: 'team', members: ['slug', 'id'], more: ['position', 'category', 'location_id'] },
  location: { file: 'locations', members: ['id'], more: ['phone'] },
  car: {
    file: 'cars',
    members: ['slug', 'id'],
    more: ['car_type', 'status', 'price', 'km', 'stock_number'],
  },
} as const satisfies Partial<Record<AnnotationKind | 'car', DataSource>>;

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const namesOf = (entry: JsonObject, members: readonly string[]): string[] =>
  members.flatMap((member) => {
    const name = Object.hasOwn(entry, member) ? entry[member] : undefined;
    return isPlain(name) ? [String(name)] : [];
  });

function entryOf(
  { file, more }: DataSource,
  directory: string,
  members: JsonObject,
  index: number,
  value: string,
): Entry {
  const name = isPlain(members.name) ? String(members.name) : undefined;
  const facts = more.flatMap((member) =>
    isPlain(members[member]) ? [`- ${member}: ${asMarkdown(String(members[member]))}`] : [],
  );
  const path = join(directory, `data/${file}.json`);
  return {
    value,
    name,
    about: [`**${asMarkdown(name ?? value)}** (data/${file}.json)`, ...facts].join('\n'),
    source: { path, pointer: `/${index}` },
  };
}

/** A stock of cars can be long: of more than this many, those are listed that hold what is typed. */
const most = 1000;

/** Entries of a data file, by the names that content uses for them. */
export const dataCatalogue = (source: DataSource): Catalogue => ({
  list: ({ snapshot }, typed) => {
    if (snapshot === undefined) return [];
    const entries = listOf(snapshot.data.get(source.file)?.value);
    const words = entries.length > most ? typed.toLowerCase() : '';
    const found: Entry[] = [];
    for (const [index, entry] of entries.entries()) {
      if (found.length >= most) break;
      if (!isObject(entry)) continue;
      const [value] = namesOf(entry, source.members);
      if (value === undefined) continue;
      const text = `${value} ${isPlain(entry.name) ? entry.name : ''}`;
      if (text.toLowerCase().includes(words))
        found.push(entryOf(source, snapshot.directory, entry, index, value));
    }
    return found;
  },
  find: ({ snapshot }, value) => {
    if (snapshot === undefined) return undefined;
    for (const [index, entry] of listOf(snapshot.data.get(source.file)?.value).entries())
      if (isObject(entry) && namesOf(entry, source.members).includes(value))
        return entryOf(source, snapshot.directory, entry, index, value);
    return undefined;
  },
});
