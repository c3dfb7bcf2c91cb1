import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IndexEntry, SearchRequest } from '../ports/search.ts';
import { carsIndex } from '../search/index-definition.ts';
import { arbitraryRequests } from '../testing/arbitrary-requests.ts';
import { comparable, naiveSearch } from '../testing/naive-search.ts';
import { searchContract } from '../testing/search-contract.ts';
import { seededCars } from '../testing/seeded-cars.ts';
import { InProcessSearch } from './in-process-search.ts';

searchContract('in-process', async () => new InProcessSearch());

describe('in-process search beside the array, filtered', () => {
  const cars = seededCars(500) as unknown as IndexEntry[];
  const search = new InProcessSearch();
  beforeAll(async () => {
    await search.replaceAll('cars', cars);
  });

  it('CAR-2: finds, counts and orders as the array does, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRequests(carsIndex, cars), async (request: SearchRequest) => {
        const { results } = await search.search([request]);
        expect(comparable(results[0]!)).toEqual(naiveSearch(request, carsIndex, cars));
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
