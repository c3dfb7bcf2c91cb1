import { queryKey, type DataQuery, type SearchAnswer } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { embeddedDealership } from '../embedded/embedded-dealership.ts';
import { SourceFailure } from '../ports/failures.ts';
import type { QueryPorts } from '../ports/queries.ts';
import { answerQueries } from './answer-queries.ts';

const files = {
  locations: [
    { id: 'west', name: 'West', address: { lat: -33.82, long: 151.0 } },
    { id: 'coast', name: 'Coast', address: { lat: -34.67, long: 150.85 } },
    { id: 'hidden', name: 'Cellar', visible: false, address: { lat: -33.82, long: 151.0 } },
  ],
  cars: [
    { id: '1', slug: 'a', name: 'A', location_id: 'west' },
    { id: '2', slug: 'b', name: 'B', location_id: 'coast' },
    { id: '3', slug: 'c', name: 'C', location_id: 'hidden' },
    { id: '4', slug: 'd', name: 'D' },
  ],
};
const data = new Map(Object.entries(files).map(([name, value]) => [name, { value }]));
const ports: QueryPorts = embeddedDealership({ data });

async function near(
  text: string,
  km: number,
  given: QueryPorts = ports,
  region: 'AU' | 'NZ' = 'AU',
): Promise<SearchAnswer> {
  const query: DataQuery = {
    kind: 'search',
    requests: [{ indexName: 'cars', params: { hitsPerPage: 9 } }],
    near: { text, km },
  };
  const answers = await answerQueries([query], { data: given, site: { id: 1, region } });
  return (answers.get(queryKey(query)) as readonly SearchAnswer[])[0]!;
}
const names = ({ hits }: SearchAnswer) => hits.map(({ name }) => name);

it('CAR-2 DSH-2: a search near a suburb finds the cars at the locations within the distance', async () => {
  const found = await near('parramatta', 50);
  expect(names(found)).toEqual(['A']);
  expect(found.nearby!.place).toBe('Parramatta, NSW');
  expect(Object.keys(found.nearby!.km)).toEqual(['west']);
  expect(found.nearby!.km.west).toBeLessThan(5);
  expect(names(await near('Parramatta', 150))).toEqual(['A', 'B']);
});

it('CAR-2: finds no car where there is no location, and all if the place is unknown or can’t be asked for', async () => {
  expect(await near('Perth', 25)).toMatchObject({ nbHits: 0, nearby: { km: {} } });
  const unknown = await near('Zzzzz', 50);
  expect(unknown.nbHits).toBe(4);
  expect(unknown.nearby).toBeUndefined();
  const dead = () => Promise.reject(new SourceFailure('places', 'unreachable'));
  expect((await near('Perth', 25, { ...ports, places: { suggest: dead } })).nbHits).toBe(4);
});

it('CAR-10: a search that finds nothing within its distance finds out how far away there are cars', async () => {
  expect((await near('Kiama', 25)).nearby!.farther).toBeUndefined();
  expect((await near('Perth', 25)).nearby!.farther).toEqual({ anywhere: 4 });
  const { farther } = (await near('Canberra', 100)).nearby!;
  expect(farther).toEqual({ anywhere: 4, within: { km: 250, count: 2 } });
  const sydney = await near('Newcastle', 50);
  expect(sydney.nearby!.farther).toEqual({ anywhere: 4, within: { km: 150, count: 1 } });
});

it('CAR-2: a search near a town of New Zealand finds the cars of its sites alone', async () => {
  const locations = [{ id: 'hutt', name: 'Hutt', address: { lat: -41.21, long: 174.91 } }];
  const cars = [{ id: '1', slug: 'a', name: 'A', location_id: 'hutt' }];
  const files = Object.entries({ locations, cars }).map(([name, value]) => [name, { value }]);
  const given = embeddedDealership({ data: new Map(files as [string, { value: unknown }][]) });
  expect((await near('porirua', 25, given, 'NZ')).nearby).toMatchObject({
    place: 'Porirua, Wellington',
    km: { hutt: expect.any(Number) },
  });
  expect((await near('porirua', 25, given, 'AU')).nearby).toBeUndefined();
  expect((await near('parramatta', 25, given, 'NZ')).nearby).toBeUndefined();
});

it('DSH-1 DSH-2: the dealership search finds the typed places of the site’s country', async () => {
  const query: DataQuery = { kind: 'places', text: 'whangarei' };
  const found = async (region: 'AU' | 'NZ') =>
    (await answerQueries([query], { data: ports, site: { id: 1, region } })).get(queryKey(query));
  expect(await found('NZ')).toMatchObject([{ name: 'Whangārei', state: 'Northland' }]);
  expect(await found('AU')).toEqual([]);
});

it('CAR-2: a search near a town that only the dealer knows finds the cars there', async () => {
  const address = { city: 'Ōhaupō', state: 'Waikato', lat: -37.9179, long: 175.3056 };
  const locations = [{ id: 'yard', name: 'Yard', address }];
  const cars = [{ id: '1', slug: 'a', name: 'A', location_id: 'yard' }];
  const files = Object.entries({ locations, cars }).map(([name, value]) => [name, { value }]);
  const given = embeddedDealership({ data: new Map(files as [string, { value: unknown }][]) });
  const found = await near('ohaupo', 25, given, 'NZ');
  expect(found.nearby).toEqual({ place: 'Ōhaupō, Waikato', km: { yard: 0 } });
  expect(names(found)).toEqual(['A']);
});

it('CAR-2: a postcode finds the dealer’s locations, those of the network and its own place; others get a town to try', async () => {
  const address = { city: 'Northpoint', state: 'NSW', postcode: '2060', lat: -33.84, long: 151.2 };
  const network = { ...address, city: 'Parramatta', postcode: '2150', lat: -33.82, long: 151.0 };
  const website = { website_id: '1', website_name: 'W', dealership: { id: '1', slug: 'w' } };
  const files = {
    locations: [{ id: 'yard', name: 'Yard', address }],
    cars: [{ id: '1', slug: 'a', name: 'A', location_id: 'yard' }],
    manufacturerLocations: [{ id: 'w', name: 'West', address: network, ...website }],
  };
  const given = embeddedDealership({
    data: new Map(Object.entries(files).map(([name, value]) => [name, { value }])),
  });
  expect((await near('2060', 25, given)).nearby?.place).toBe('Northpoint, NSW');
  expect((await near(' 2150 ', 25, given)).nearby).toMatchObject({
    place: 'Parramatta, NSW',
    km: { yard: expect.any(Number) },
  });
  expect((await near('2000', 25, given)).nearby).toMatchObject({
    place: 'Sydney, NSW',
    km: { yard: expect.any(Number) },
  });
  expect(await near('2999', 25, given)).toMatchObject({ nbHits: 1, exampleTown: 'Northpoint' });
  const dead = () => Promise.reject(new SourceFailure('locations', 'unreachable'));
  const alone = { ...given, locations: { ...given.locations, network: dead } };
  expect((await near('2999', 25, alone)).exampleTown).toBe('Northpoint');
  expect((await near('2150', 25, alone)).nearby?.place).toBe('Parramatta, NSW');
});
