import type {
  DataQuery,
  DealerLocation,
  FartherCars,
  NearbyLocations,
  NearPlace,
  Place,
  SearchAnswer,
  SearchQuery,
} from '@forecourt/block-schemas';
import {
  exampleTown,
  isPostcode,
  nearestLocations,
  networkLocations,
  placeName,
  radiusOptions,
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

/** A place with the distances of the dealer's locations from it, nearest first. */
interface SearchCentre {
  readonly place: string;
  readonly km: readonly (readonly [id: string, km: number])[];
}

/** Finds the place that a visitor named, and how far the dealer's locations are from it. */
async function searchCentre(
  text: string,
  data: NearPorts,
  region: PlacesRegion,
): Promise<SearchCentre | { readonly exampleTown: string | undefined }> {
  const visible = visibleLocations((await unlessFailed(() => data.locations.own())) ?? []);
  const place = await unlessFailed(() => findPlace(text, visible, data, region));
  if (place === undefined) return { exampleTown: exampleTown(visible) };
  const near = nearestLocations(place.lat, place.long, visible, Infinity, visible.length);
  return { place: placeName(place), km: near.map(({ location, km }) => [location.id, km]) };
}

/** Limits a search to the cars at locations within a distance. */
function limited(request: SearchQuery, { km }: SearchCentre, within: number): SearchQuery {
  const ids = km.flatMap(([id, far]) => (far <= within ? [`location_id:${id}`] : []));
  const filters = ids.length > 0 ? [ids] : nothing;
  const facetFilters = [...(request.params?.facetFilters ?? []), ...filters];
  return { ...request, params: { ...request.params, facetFilters } };
}

/** Finds out what a search that finds nothing within its distance finds farther away. */
async function fartherCars(
  { indexName, params }: SearchQuery,
  centre: SearchCentre,
  within: number,
  { search }: NearPorts,
): Promise<FartherCars> {
  const counting = { indexName, params: { ...params, facets: [], hitsPerPage: 0, page: 0 } };
  const reached = (radius: number) => centre.km.filter(([, km]) => km <= radius).length;
  const wider = radiusOptions.filter((km) => km > within && reached(km) > reached(within));
  const { results } = await search.search([
    counting,
    ...wider.map((km) => limited(counting, centre, km)),
  ]);
  const [anywhere = 0, ...counts] = results.map(({ nbHits }) => nbHits);
  const farther = wider
    .map((km, at) => ({ km, count: counts[at] ?? 0 }))
    .find(({ count }) => count > 0);
  return { anywhere, within: farther };
}

/**
 * Answers a search that is limited to the cars at locations near a place in the site's country. If
 * the first of its requests finds nothing, the results say how far away there are cars.
 */
export async function searchNear(
  { requests, near }: SearchQueries & { readonly near: NearPlace },
  data: NearPorts,
  region: PlacesRegion,
): Promise<readonly SearchAnswer[]> {
  const centre = await searchCentre(near.text, data, region);
  if (!('place' in centre)) {
    const { results } = await data.search.search(requests);
    return results.map((result) => ({ ...result, ...centre }));
  }
  const { results } = await data.search.search(
    requests.map((request) => limited(request, centre, near.km)),
  );
  const [list] = requests;
  const isEmpty = list !== undefined && results[0]?.nbHits === 0;
  const nearby: NearbyLocations = {
    place: centre.place,
    km: Object.fromEntries(centre.km.filter(([, km]) => km <= near.km)),
    farther: isEmpty ? await fartherCars(list, centre, near.km, data) : undefined,
  };
  return results.map((result) => ({ ...result, nearby }));
}
