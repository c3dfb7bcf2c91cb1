import type {
  DataQuery,
  DealerLocation,
  NearbyLocations,
  NearPlace,
  Place,
  SearchAnswer,
} from '@forecourt/block-schemas';
import {
  exampleTown,
  isPostcode,
  nearestLocations,
  networkLocations,
  placeName,
  townOf,
  visibleLocations,
} from '@forecourt/domain';
import { isSourceFailure } from '../ports/failures.ts';
import type { PlacesRegion } from '../ports/places.ts';
import type { QueryPorts } from '../ports/queries.ts';

type SearchQueries = Extract<DataQuery, { kind: 'search' }>;
type NearPorts = Pick<QueryPorts, 'places' | 'locations' | 'search'>;

/** Facet filters that no car passes. */
const nothing = [['sold:true'], ['sold:false']];

/** Runs a lookup; undefined if its source fails, since cars at all locations are better than none. */
async function unlessFailed<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look();
  } catch (error) {
    if (isSourceFailure(error)) return undefined;
    throw error;
  }
}

/**
 * Finds the place that a visitor named: the town of one of the dealer's locations or a place of the
 * country. A postcode is that of a location of the dealer or the network, else of its place.
 */
async function findPlace(
  text: string,
  own: readonly DealerLocation[],
  { places, locations }: NearPorts,
  region: PlacesRegion,
): Promise<Place | undefined> {
  const town = townOf(text, own);
  if (town !== undefined) return town;
  const network = isPostcode(text) ? await unlessFailed(() => locations.network()) : [];
  return (
    townOf(text, networkLocations(network ?? [])) ?? (await places.suggest(text, 1, region))[0]
  );
}

/** Locations near a place, or a town that is known if the place isn't. */
type Near = { readonly nearby: NearbyLocations } | { readonly exampleTown: string | undefined };

/** Finds the locations near a place, nearest first. */
async function nearbyLocations(
  { text, km }: NearPlace,
  data: NearPorts,
  region: PlacesRegion,
): Promise<Near> {
  const visible = visibleLocations((await unlessFailed(() => data.locations.own())) ?? []);
  const place = await unlessFailed(() => findPlace(text, visible, data, region));
  if (place === undefined) return { exampleTown: exampleTown(visible) };
  const near = nearestLocations(place.lat, place.long, visible, km, visible.length);
  return {
    nearby: {
      place: placeName(place),
      km: Object.fromEntries(near.map(({ location, km: far }) => [location.id, far])),
    },
  };
}

/** Answers a search that is limited to the cars at locations near a place in the site's country. */
export async function searchNear(
  { requests, near }: SearchQueries & { readonly near: NearPlace },
  data: NearPorts,
  region: PlacesRegion,
): Promise<readonly SearchAnswer[]> {
  const found = await nearbyLocations(near, data, region);
  const ids = 'nearby' in found ? Object.keys(found.nearby.km) : [];
  const filters = ids.length > 0 ? [ids.map((id) => `location_id:${id}`)] : nothing;
  const limited = requests.map((request) => ({
    ...request,
    params: {
      ...request.params,
      facetFilters: [...(request.params?.facetFilters ?? []), ...filters],
    },
  }));
  const { results } = await data.search.search('nearby' in found ? limited : requests);
  return results.map((result) => ({ ...result, ...found }));
}
