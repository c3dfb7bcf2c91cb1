import { visibleLocations } from '@forecourt/domain';
import type { LocationsPort } from '../ports/locations.ts';
import type { Hit, SearchPort, SearchRequest, SearchResponse } from '../ports/search.ts';

/** True if a car's data has the id of its location alone. */
const lacksName = ({ location_id: id, location_name: name }: Hit): boolean =>
  typeof id === 'string' && !name;

/** Names of the locations that visitors may see, by id; none if their source fails. */
async function namesOf(locations: Pick<LocationsPort, 'own'>): Promise<Map<string, string>> {
  const own = await locations.own().catch(() => []);
  return new Map(visibleLocations(own).map(({ id, name }) => [id, name]));
}

/** Completes cars that have the id of a location with its name, from the dealer's locations. */
export const withNamedLocations = (
  search: SearchPort,
  locations: Pick<LocationsPort, 'own'>,
): SearchPort => ({
  async search<T>(requests: readonly SearchRequest[]) {
    const response = await search.search<T>(requests);
    if (!response.results.some(({ hits }) => (hits as readonly Hit[]).some(lacksName)))
      return response;
    const names = await namesOf(locations);
    const complete = (hit: Hit): Hit => {
      const name = lacksName(hit) ? names.get(hit.location_id as string) : undefined;
      return name === undefined ? hit : { ...hit, location_name: name };
    };
    const results = response.results.map((result) => ({
      ...result,
      hits: (result.hits as readonly Hit[]).map(complete),
    }));
    return { ...response, results } as unknown as SearchResponse<T>;
  },
});
