import { entityPlaces, sitePlaces } from '@forecourt/block-schemas';
import type { Site } from '@forecourt/block-schemas';
import { dataEntries } from '../data/data-files.ts';
import { placesIn } from './places.ts';
import type { Places } from './places.ts';

/** Kind of a tenant's JSON file. */
export type DocumentKind = 'site' | 'component' | 'page' | 'data' | 'redirects';

/** A parsed JSON file of a tenant. */
export interface TenantDocument {
  readonly kind: DocumentKind;
  /** The file below the tenant's folder, `pages/home.json`. */
  readonly path: string;
  readonly value: unknown;
}

const componentPlaces = [{ path: ['blocks'], kind: 'blocks' }] as const;
const redirectPlaces = [{ path: ['*', 'to'], kind: 'link' }] as const;

/** Returns the places of a data file; none if the platform does not read it. */
function dataPlaces(path: string, value: unknown, site: Site | undefined): Places {
  const name = path.replace(/^data\/|\.json$/gi, '');
  const data = site && dataEntries(name, value, site);
  if (data === undefined || !('entries' in data)) return { texts: [], blocks: [] };
  const places = data.entries.map((entry) =>
    placesIn(entry.value, entityPlaces[data.entity], entry.pointer),
  );
  return {
    texts: places.flatMap(({ texts }) => texts),
    blocks: places.flatMap(({ blocks }) => blocks),
  };
}

/**
 * Returns every place of a tenant's document that may contain references.
 * @param site the tenant's settings, which data files depend on; without them, data files have no places.
 */
export function documentPlaces(
  { kind, path, value }: TenantDocument,
  site: Site | undefined,
): Places {
  switch (kind) {
    case 'page':
      return placesIn(value);
    case 'component':
      return placesIn(value, componentPlaces);
    case 'site':
      return placesIn(value, sitePlaces);
    case 'redirects':
      return placesIn(value, redirectPlaces);
    case 'data':
      return dataPlaces(path, value, site);
  }
}
