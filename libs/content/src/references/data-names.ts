import { errorFinding } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import type { Finding, PlaceKind, TenantSnapshot } from '@forecourt/block-schemas';
import type { AnnotatedText } from '@forecourt/block-schemas';
import type { Suggest } from './suggestions.ts';

/** The data file that a kind of reference leads into, and the members that name an entry. */
interface NameSource {
  readonly file: string;
  readonly members: readonly string[];
  /** The members that every entry has. */
  readonly required: readonly string[];
}

const sources = {
  brand: { file: 'brands', members: ['id', 'slug'], required: ['id'] },
  location: { file: 'locations', members: ['id'], required: ['id'] },
  model: { file: 'models', members: ['id', 'slug', 'new_slug'], required: ['slug'] },
  team: { file: 'team', members: ['id', 'slug'], required: ['id', 'slug'] },
} as const satisfies Partial<Record<PlaceKind, NameSource>>;

export type NamedKind = keyof typeof sources;

const isNamed = (kind: PlaceKind): kind is NamedKind => Object.hasOwn(sources, kind);

/** Adds a string or number. Other values are reported when the file is validated. */
function addName(names: Set<string>, value: unknown): void {
  const name = scalarText(value);
  if (name !== '') names.add(name);
}

/** Returns true if an entry lacks a name that it must have, so that a reference may mean this entry. */
const isNameless = (entry: unknown, required: readonly string[]): boolean =>
  typeof entry !== 'object' ||
  entry === null ||
  required.some((member) => typeof (entry as Record<string, unknown>)[member] !== 'string');

/** Returns the names of a data file's entries; undefined if there is no such file or it is not an array. */
function namesIn(value: unknown, members: readonly string[]): Set<string> | undefined {
  if (!Array.isArray(value)) return undefined;
  const names = new Set<string>();
  for (const entry of value as unknown[]) {
    if (typeof entry !== 'object' || entry === null) continue;
    for (const member of members)
      if (Object.hasOwn(entry, member)) addName(names, (entry as Record<string, unknown>)[member]);
  }
  return names;
}

/** Kinds of references to an entry of a data file. */
export const namedKinds = Object.keys(sources) as readonly NamedKind[];

/**
 * Returns every name of an entry, such as a model's id and slugs.
 * @param name one of them; returned alone if the tenant has no such entry.
 */
export function namesOfEntry(
  { data }: Pick<TenantSnapshot, 'data'>,
  kind: NamedKind,
  name: string,
): ReadonlySet<string> {
  const { file, members } = sources[kind];
  const list: unknown = data.get(file)?.value;
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const names = namesIn([entry], members);
    if (names?.has(name)) return names;
  }
  return new Set([name]);
}

/**
 * Creates a check of references to data files, and to models, brands, people and locations.
 * @param dataFiles the tenant's data files, broken ones included, `data/models.json`.
 */
export function dataNameCheck(
  snapshot: TenantSnapshot,
  suggest: Suggest,
  dataFiles: ReadonlySet<string> = new Set([...snapshot.data.values()].map(({ file }) => file)),
): (place: Pick<AnnotatedText, 'kind' | 'value' | 'pointer'>) => Finding | undefined {
  const known = new Map<NamedKind, Set<string>>();
  for (const [kind, { file, members, required }] of Object.entries(sources)) {
    const list = snapshot.data.get(file)?.value;
    const names = namesIn(list, members);
    const isComplete = Array.isArray(list) && !list.some((entry) => isNameless(entry, required));
    if (names !== undefined && isComplete) known.set(kind as NamedKind, names);
  }
  const files = new Set(snapshot.data.keys());
  const hasDashboard = snapshot.site.integrations?.dashboardHost !== undefined;
  const isMissing = (kind: NamedKind) =>
    !hasDashboard && !dataFiles.has(`data/${sources[kind].file}.json`);
  return ({ kind, value, pointer }) => {
    if (kind === 'data') {
      if (files.has(value)) return undefined;
      const message = `there is no data/${value}.json that can be read`;
      return errorFinding('known-slug', pointer, message, suggest(value, files));
    }
    const names = isNamed(kind) ? known.get(kind) : undefined;
    if (isNamed(kind) && isMissing(kind)) {
      const message = `there is no data/${sources[kind].file}.json, and the site has no dashboard to ask; restore the file`;
      return errorFinding('missing-data', pointer, message);
    }
    if (!isNamed(kind) || names === undefined || names.has(value)) return undefined;
    const message = `there is no ${kind === 'team' ? 'team member' : kind} "${value}" in data/${sources[kind].file}.json`;
    return errorFinding('known-slug', pointer, message, suggest(value, names));
  };
}
