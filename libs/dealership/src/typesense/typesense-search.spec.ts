import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { IndexEntry, SearchRequest } from '../ports/search.ts';
import { carsIndex } from '../search/index-definition.ts';
import { arbitraryRequests } from '../testing/arbitrary-requests.ts';
import { contractCars } from '../testing/contract-cars.ts';
import { startFakeTypesense } from '../testing/fake-typesense.ts';
import { naiveSearch } from '../testing/naive-search.ts';
import { searchContract } from '../testing/search-contract.ts';
import { seededCars } from '../testing/seeded-cars.ts';
import { TypesenseSearch } from './typesense-search.ts';
import { typesenseVersions } from './typesense-versions.ts';

const apiKey = 'a-key-that-nobody-may-read';

describe("Typesense's wire format", () => {
  let server: Awaited<ReturnType<typeof startFakeTypesense>>;
  beforeAll(async () => {
    server = await startFakeTypesense(apiKey);
  });
  afterAll(() => server.stop());
  let tenants = 0;
  const open = async () =>
    new TypesenseSearch({ url: server.url, apiKey, tenant: `tenant-${++tenants}` });

  searchContract('Typesense', open);

  it('CAR-2: writes every condition so that it finds what the array holds', async () => {
    const cars = seededCars(120) as unknown as IndexEntry[];
    const search = await open();
    await search.replaceAll('cars', cars);
    await fc.assert(
      fc.asyncProperty(arbitraryRequests(carsIndex, cars), async (request: SearchRequest) => {
        const { results } = await search.search([request]);
        const { hits, nbHits } = naiveSearch(request, carsIndex, cars);
        expect(results[0]).toMatchObject({ hits, nbHits });
      }),
      { numRuns: 150, seed: 13 },
    );
  });

  it('TEN-9: a tenant never sees the stock of another', async () => {
    const [mine, yours] = [await open(), await open()];
    await mine.replaceAll('cars', contractCars);
    expect((await yours.search([{ indexName: 'cars' }])).results[0]!.nbHits).toBe(0);
  });

  it('OPS-2: names what every tenant’s indexes hold', async () => {
    const search = new TypesenseSearch({ url: server.url, apiKey, tenant: 'watched' });
    const versions = () => typesenseVersions({ url: server.url, apiKey });
    expect((await versions()).get('watched')).toBeUndefined();
    await search.replaceAll('cars', contractCars);
    const known = new Map([['cars', await search.versionOf('cars')]]);
    expect((await versions()).get('watched')).toEqual(known);
    await expect(typesenseVersions({ url: 'http://127.0.0.1:1', apiKey })).rejects.toMatchObject({
      name: 'SourceFailure',
    });
  });

  it('leaves nothing of an import that failed, nor of the stock that it replaced', async () => {
    const search = new TypesenseSearch({ url: server.url, apiKey, tenant: 'tidy' });
    const mine = () => server.collectionNames().filter((name) => name.includes('.tidy.'));
    await search.replaceAll('cars', contractCars);
    await search.replaceAll('cars', contractCars);
    expect(mine()).toHaveLength(1);
    async function* breaking(): AsyncIterable<IndexEntry> {
      yield contractCars[0]!;
      throw new Error('no more');
    }
    await expect(search.replaceAll('cars', breaking())).rejects.toThrow('no more');
    expect(mine()).toHaveLength(1);
  });

  it('OPS-2: an index that lacks an attribute is to be imported again, not an empty stock', async () => {
    const attributes = Object.fromEntries(
      Object.entries(carsIndex.attributes).filter(([name]) => name !== 'make'),
    );
    const node = { url: server.url, apiKey, tenant: 'upgraded' };
    await new TypesenseSearch({
      ...node,
      indexes: [{ ...carsIndex, attributes }],
    }).replaceAll('cars', contractCars);
    await expect(
      new TypesenseSearch(node).search([{ indexName: 'cars', params: { facets: ['make'] } }]),
    ).rejects.toThrow('import it again');
  });

  it('API-2: fails as a source when the server is down, without revealing the key', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const search = new TypesenseSearch({ url: 'http://127.0.0.1:1', apiKey, tenant: 'x' });
    await expect(search.search([{ indexName: 'cars' }])).rejects.toMatchObject({
      name: 'SourceFailure',
      kind: 'unreachable',
    });
    const { inspect } = await import('node:util');
    expect(printed.mock.calls.map((call) => inspect(call, { depth: 9 })).join()).not.toContain(
      apiKey,
    );
    printed.mockRestore();
  });
});
