import { componentPlaces, entityPlaces, sitePlaces, placesIn } from '@forecourt/block-schemas';
import type { Places, Site, TenantSnapshot } from '@forecourt/block-schemas';
import { entityList } from '../data/data-files.ts';

/** Kind of a tenant's JSON file. */
export type DocumentKind = 'site' | 'component' | 'page' | 'data' | 'redirects';

/** A parsed JSON file of a tenant. */
export interface TenantDocument {
  readonly kind: DocumentKind;
  /** The file below the tenant's folder, `pages/home.json`. */
  readonly path: string;
  readonly value: unknown;
}

const redirectPlaces = [{ path: ['*', 'to'], kind: 'link' }] as const;

/** Returns the places of a data file; none if the platform does not read it. */
function dataPlaces(path: string, value: unknown, site: Site | undefined): Places {
  const name = path.replace(/^data\/|\.json$/gi, '');
  const data = site && entityList(name, value, site);
  if (data === undefined || !('entries' in data)) return { texts: [], blocks: [] };
  const places = data.entries.map((entry) =>
    placesIn(entry.value, { places: entityPlaces[data.entity], pointer: entry.pointer }),
  );
  return {
    texts: places.flatMap(({ texts }) => texts),
    blocks: places.flatMap(({ blocks }) => blocks),
  };
}

/**
 * Returns every place of a tenant's document that may contain references.
 * @param tenant its settings, without which data files have no places, and its components.
 */
export function documentPlaces(
  { kind, path, value }: TenantDocument,
  { site, components }: Partial<Pick<TenantSnapshot, 'site' | 'components'>> = {},
): Places {
  switch (kind) {
    case 'page':
      return placesIn(value, { components });
    case 'component':
      return placesIn(value, { places: componentPlaces, components });
    case 'site':
      return placesIn(value, { places: sitePlaces });
    case 'redirects':
      return placesIn(value, { places: redirectPlaces });
    case 'data':
      return dataPlaces(path, value, site);
  }
}
