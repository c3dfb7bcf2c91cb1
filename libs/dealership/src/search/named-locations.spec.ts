import type { DealerLocation } from '@forecourt/block-schemas';
import { describe, expect, it, vi } from 'vitest';
import { InProcessSearch } from '../in-process/in-process-search.ts';
import { SourceFailure } from '../ports/failures.ts';
import { withNamedLocations } from './named-locations.ts';

const yards: DealerLocation[] = [
  { id: 'north', name: 'North yard' },
  { id: 'shed', name: 'The shed', visible: false },
];
const car = { slug: 'tern', name: 'Tern' };

/** Names of the locations of the cars found, by the car's id. */
async function namesFound(own: () => Promise<readonly DealerLocation[]>) {
  const search = new InProcessSearch();
  await search.replaceAll('cars', [
    { ...car, id: 'by-id', location_id: 'north' },
    { ...car, id: 'named', location_id: 'north', location_name: 'Northpoint' },
    { ...car, id: 'hidden', location_id: 'shed' },
    { ...car, id: 'unknown', location_id: 'west' },
    { ...car, id: 'nowhere' },
  ]);
  const { results } = await withNamedLocations(search, { own }).search([{ indexName: 'cars' }]);
  return Object.fromEntries(results[0]!.hits.map((hit) => [hit.objectID, hit.location_name]));
}

describe('names of cars’ locations', () => {
  it('CAR-9: a car with the id of a location alone has the name that the dealer gave it', async () => {
    expect(await namesFound(async () => yards)).toEqual({
      'by-id': 'North yard',
      named: 'Northpoint',
      hidden: undefined,
      unknown: undefined,
      nowhere: undefined,
    });
  });

  it('CAR-9: cars are found without the names of their locations if these cannot be read', async () => {
    const failing = () => Promise.reject(new SourceFailure('locations', 'unreachable'));
    expect(await namesFound(failing)).toMatchObject({ 'by-id': undefined, named: 'Northpoint' });
  });

  it('CAR-9: locations are not read for cars that have their names', async () => {
    const search = new InProcessSearch();
    await search.replaceAll('cars', [{ ...car, id: 'nowhere' }]);
    const own = vi.fn(async () => yards);
    await withNamedLocations(search, { own }).search([{ indexName: 'cars' }]);
    expect(own).not.toHaveBeenCalled();
  });
});
