import { errorFinding } from '@forecourt/block-schemas';
import type { DataKind, Finding, TenantSnapshot } from '@forecourt/block-schemas';
import { isObject, scalarText } from '@forecourt/json';
import type { Suggest } from './suggestions.ts';

/** A data file and the members of its entries that have a parameter's values. */
interface EntriesOf {
  readonly file: DataKind;
  readonly members: readonly string[];
}

/** Query parameters that fill forms, with the data files and members that have their values. */
const parameters: ReadonlyMap<string, readonly [EntriesOf, ...EntriesOf[]]> = new Map([
  ['car_id', [{ file: 'cars', members: ['id'] }]],
  ['stock_number', [{ file: 'cars', members: ['stock_number'] }]],
  ['model_id', [{ file: 'models', members: ['id', 'slug', 'new_slug'] }]],
  [
    'location_id',
    [
      { file: 'locations', members: ['id'] },
      { file: 'manufacturerLocations', members: ['id'] },
    ],
  ],
]);

const mayName = /[?&;](?:car_id|stock_number|model_id|location_id)=/;

/** Returns the names of a parameter's entries in lower case; undefined if they are not all known here. */
function namesOf(
  { data }: TenantSnapshot,
  entries: readonly EntriesOf[],
): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  let isKnown = false;
  for (const { file, members } of entries) {
    const list: unknown = data.get(file)?.value;
    if (!Array.isArray(list)) continue;
    isKnown = true;
    for (const entry of list as readonly unknown[])
      for (const member of members)
        if (isObject(entry)) names.add(scalarText(entry[member]).toLowerCase());
  }
  return isKnown ? names : undefined;
}

/** Check of an address within the site; it returns undefined for a valid one. */
export type QueryCheck = (address: string, pointer: string) => Finding | undefined;

/**
 * Creates a check of the cars, models and locations that the query of a link names for a form. Those of
 * a tenant whose data comes from elsewhere, such as a dashboard, can't be checked.
 */
export function queryCheck(snapshot: TenantSnapshot, suggest: Suggest): QueryCheck {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const isElsewhere = snapshot.site.integrations?.dashboardHost !== undefined;
  const knownOf = (parameter: string, entries: readonly EntriesOf[]) => {
    if (!known.has(parameter)) known.set(parameter, namesOf(snapshot, entries));
    return known.get(parameter);
  };
  return (address, pointer) => {
    if (isElsewhere || !mayName.test(address)) return undefined;
    const [, query = ''] = /\?([^#]*)/.exec(address) ?? [];
    for (const [parameter, value] of new URLSearchParams(query)) {
      const entries = parameters.get(parameter);
      if (entries === undefined) continue;
      const names = knownOf(parameter, entries);
      const name = value.trim().toLowerCase();
      if (names === undefined || name === '' || names.has(name)) continue;
      const [{ file }] = entries;
      const meant = suggest(name, names);
      const message = `"${parameter}=${value}" fills the form with nothing: data/${file}.json has no such entry`;
      return errorFinding(
        'known-slug',
        pointer,
        message,
        meant && address.replace(`${parameter}=${value}`, `${parameter}=${meant}`),
        { data: file, entry: name },
      );
    }
    return undefined;
  };
}
