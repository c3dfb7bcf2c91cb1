import { join } from 'node:path';
import type { AnnotationKind } from '@forecourt/block-schemas';
import { listOf } from '@forecourt/json';
import { asMarkdown } from './entry.ts';
import type { Catalogue, Entry, NameContext } from './entry.ts';

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

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const namesOf = (entry: Members, members: readonly string[]): string[] =>
  members.flatMap((member) => {
    const name = Object.hasOwn(entry, member) ? entry[member] : undefined;
    return isPlain(name) ? [String(name)] : [];
  });

function entryOf(
  { file, more }: DataSource,
  context: NameContext,
  members: Members,
  index: number,
  value: string,
): Entry {
  const name = isPlain(members.name) ? String(members.name) : undefined;
  const facts = more.flatMap((member) =>
    isPlain(members[member]) ? [`- ${member}: ${asMarkdown(String(members[member]))}`] : [],
  );
  const path = join(context.snapshot!.directory, `data/${file}.json`);
  return {
    value,
    name,
    about: [`**${asMarkdown(name ?? value)}** (data/${file}.json)`, ...facts].join('\n'),
    source: { path, pointer: `/${index}` },
  };
}

const entriesOf = ({ snapshot }: NameContext, file: string): readonly unknown[] =>
  listOf(snapshot?.data.get(file)?.value);

/** A stock of cars can be long: of more than this many, those are listed that hold what is typed. */
const most = 1000;

/** Entries of a data file, by the names that content uses for them. */
export const dataCatalogue = (source: DataSource): Catalogue => ({
  list: (context, typed) => {
    const entries = entriesOf(context, source.file);
    const words = entries.length > most ? typed.toLowerCase() : '';
    const found: Entry[] = [];
    for (const [index, entry] of entries.entries()) {
      if (found.length >= most) break;
      if (!isMembers(entry)) continue;
      const [value] = namesOf(entry, source.members);
      if (value === undefined) continue;
      const text = `${value} ${isPlain(entry.name) ? entry.name : ''}`;
      if (text.toLowerCase().includes(words))
        found.push(entryOf(source, context, entry, index, value));
    }
    return found;
  },
  find: (context, value) => {
    const entries = entriesOf(context, source.file);
    const index = entries.findIndex(
      (entry) => isMembers(entry) && namesOf(entry, source.members).includes(value),
    );
    return index < 0
      ? undefined
      : entryOf(source, context, entries[index] as Members, index, value);
  },
});
