import { errorFinding } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import type { DataKind, Finding, AnnotationKind, TenantSnapshot } from '@forecourt/block-schemas';
import type { AnnotatedText } from '@forecourt/block-schemas';
import type { Suggest } from './suggestions.ts';

/** The data file that a kind of reference leads into, and the members that name an entry. */
interface NameSource {
  readonly file: DataKind;
  readonly members: readonly string[];
  /** The members that every entry has. */
  readonly required: readonly string[];
}

const sources = {
  brand: { file: 'brands', members: ['id', 'slug'], required: ['id'] },
  location: { file: 'locations', members: ['id'], required: ['id'] },
  model: { file: 'models', members: ['id', 'slug', 'new_slug'], required: ['slug'] },
  team: { file: 'team', members: ['id', 'slug'], required: ['id', 'slug'] },
} as const satisfies Partial<Record<AnnotationKind, NameSource>>;

export type NamedKind = keyof typeof sources;

const isNamed = (kind: AnnotationKind): kind is NamedKind => Object.hasOwn(sources, kind);

/** Adds a string or number. Other values are reported when the file is validated. */
function addName(names: Set<string>, value: unknown): void {
  const name = scalarText(value);
  if (name !== '') names.add(name);
}

/** Ids and slugs that the schemas allow. */
const validKey = /^[A-Za-z0-9_-]+$/;
const validSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns true if a member that names an entry is missing or refused by validation. */
function isUnusable(entry: Record<string, unknown>, member: string, isRequired: boolean): boolean {
  const name = entry[member];
  if (typeof name !== 'string') return isRequired;
  return !(member === 'id' ? validKey : validSlug).test(name);
}

/** Returns true if an entry lacks a name that it must have, or has a wrong one, so that a reference may mean this entry. */
const isNameless = (entry: unknown, { members, required }: NameSource): boolean =>
  typeof entry !== 'object' ||
  entry === null ||
  members.some((member) =>
    isUnusable(entry as Record<string, unknown>, member, required.includes(member)),
  );

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

/** Returns the kind of data that has the entries of a kind of reference. */
export const dataOfKind = (kind: NamedKind): DataKind => sources[kind].file;

/** Returns all names of the entries of a kind; undefined if the tenant has no list of them. */
export const entryNames = (
  { data }: Pick<TenantSnapshot, 'data'>,
  kind: NamedKind,
): ReadonlySet<string> | undefined =>
  namesIn(data.get(sources[kind].file)?.value, sources[kind].members);

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

/** Kinds of data that an operator may import into a search server instead of a data file. */
const importable: ReadonlySet<DataKind> = new Set<DataKind>(['cars', 'offers']);

/** Checks of uses of the dealer's data. */
export interface DataChecks {
  /** Checks a reference to a data file, a model, a brand, a person or a location. */
  readonly checkName: (
    text: Pick<AnnotatedText, 'kind' | 'value' | 'pointer'>,
  ) => Finding | undefined;
  /** Checks that there is a source for a kind of data that a block shows. */
  readonly checkShown: (kind: DataKind, pointer: string) => Finding | undefined;
}

/**
 * Creates the checks of uses of a tenant's data.
 * @param dataFiles the tenant's data files, broken ones included, `data/models.json`.
 */
export function dataChecks(
  snapshot: TenantSnapshot,
  suggest: Suggest,
  dataFiles: ReadonlySet<string> = new Set([...snapshot.data.values()].map(({ file }) => file)),
): DataChecks {
  const known = new Map<NamedKind, Set<string>>();
  for (const [kind, source] of Object.entries(sources)) {
    const list = snapshot.data.get(source.file)?.value;
    const names = namesIn(list, source.members);
    const isComplete = Array.isArray(list) && !list.some((entry) => isNameless(entry, source));
    if (names !== undefined && isComplete) known.set(kind as NamedKind, names);
  }
  const files = new Set(snapshot.data.keys());
  const { integrations, settings } = snapshot.site;
  const missing = (file: DataKind, pointer: string): Finding | undefined => {
    if (integrations?.dashboardHost !== undefined || dataFiles.has(`data/${file}.json`))
      return undefined;
    const problem = `there is no data/${file}.json`;
    const about = { data: file };
    return importable.has(file)
      ? {
          ...({ rule: 'missing-importable-data', severity: 'warning', pointer, about } as const),
          message: `${problem}, so nothing is shown unless it is imported; restore the file, or import it`,
        }
      : errorFinding(
          'missing-data',
          pointer,
          `${problem}, and the site has no dashboard to ask; restore the file`,
          undefined,
          about,
        );
  };
  const checkShown: DataChecks['checkShown'] = (kind, pointer) =>
    // The setting is a reference of its own.
    kind === 'offers' && settings?.offersFile !== undefined ? undefined : missing(kind, pointer);
  const checkName: DataChecks['checkName'] = ({ kind, value, pointer }) => {
    if (kind === 'data') {
      if (files.has(value)) return undefined;
      const message = `there is no data/${value}.json that can be read`;
      return errorFinding('known-slug', pointer, message, suggest(value, files), { data: value });
    }
    if (!isNamed(kind)) return undefined;
    const names = known.get(kind);
    if (names === undefined) return missing(sources[kind].file, pointer);
    if (names.has(value)) return undefined;
    const { file } = sources[kind];
    const message = `there is no ${kind === 'team' ? 'team member' : kind} "${value}" in data/${file}.json`;
    const about = { data: file, entry: value };
    return errorFinding('known-slug', pointer, message, suggest(value, names), about);
  };
  return { checkName, checkShown };
}
