import type { DataQuery, NearbyLocations, NearPlace, SearchAnswer } from '@forecourt/block-schemas';
import { nearestLocations, placeName, townOf, visibleLocations } from '@forecourt/domain';
import { isSourceFailure } from '../ports/failures.ts';
import type { PlacesRegion } from '../ports/places.ts';
import type { QueryPorts } from '../ports/queries.ts';

type SearchQueries = Extract<DataQuery, { kind: 'search' }>;
type NearPorts = Pick<QueryPorts, 'places' | 'locations' | 'search'>;

/** Facet filters that no car passes. */
const nothing = [['sold:true'], ['sold:false']];

/** Finds the locations near a place, nearest first; undefined if there is no such place. */
async function nearbyLocations(
  { text, km }: NearPlace,
  data: NearPorts,
  region: PlacesRegion,
): Promise<NearbyLocations | undefined> {
  try {
    const visible = visibleLocations(await data.locations.own());
    const place = townOf(text, visible) ?? (await data.places.suggest(text, 1, region))[0];
    if (place === undefined) return undefined;
    const near = nearestLocations(place.lat, place.long, visible, km, visible.length);
    return {
      place: placeName(place),
      km: Object.fromEntries(near.map(({ location, km: far }) => [location.id, far])),
    };
  } catch (error) {
    // Cars at all locations are better than none.
    if (isSourceFailure(error)) return undefined;
    throw error;
  }
}

/** Answers a search that is limited to the cars at locations near a place in the site's country. */
export async function searchNear(
  { requests, near }: SearchQueries & { readonly near: NearPlace },
  data: NearPorts,
  region: PlacesRegion,
): Promise<readonly SearchAnswer[]> {
  const nearby = await nearbyLocations(near, data, region);
  const ids = Object.keys(nearby?.km ?? {});
  const filters = ids.length > 0 ? [ids.map((id) => `location_id:${id}`)] : nothing;
  const limited = requests.map((request) => ({
    ...request,
    params: {
      ...request.params,
      facetFilters: [...(request.params?.facetFilters ?? []), ...filters],
    },
  }));
  const { results } = await data.search.search(nearby === undefined ? requests : limited);
  return results.map((result) => ({ ...result, nearby }));
}
