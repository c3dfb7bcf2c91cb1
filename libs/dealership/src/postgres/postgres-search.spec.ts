import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexEntry, SearchRequest } from '../ports/search.ts';
import { carsIndex } from '../search/index-definition.ts';
import { arbitraryRequests } from '../testing/arbitrary-requests.ts';
import { contractCars, idsOf } from '../testing/contract-cars.ts';
import { comparable, naiveSearch } from '../testing/naive-search.ts';
import { startPostgres, whyNoPostgres, type TestPostgres } from '../testing/postgres.ts';
import { searchContract } from '../testing/search-contract.ts';
import { seededCars } from '../testing/seeded-cars.ts';
import { PostgresSearch, postgresVersions } from './postgres-search.ts';

describe.skipIf(whyNoPostgres)(
  `PostgreSQL${whyNoPostgres ? ` (skipped: ${whyNoPostgres})` : ''}`,
  () => {
    let server: TestPostgres;
    let pool: Pool;
    beforeAll(async () => {
      server = await startPostgres();
      pool = new Pool({ connectionString: server.url, max: 4 });
      pool.on('error', () => undefined);
    });
    afterAll(async () => {
      await pool.end();
      await server.stop();
    });
    let tenants = 0;
    const open = async () => new PostgresSearch({ pool, tenant: `tenant-${++tenants}` });

    it('OPS-2: names what every tenant’s indexes hold, none before the first import', async () => {
      expect(await postgresVersions(pool)).toEqual(new Map());
      const [one, two] = [await open(), await open()];
      await one.replaceAll('cars', contractCars);
      await two.replaceAll('offers', []);
      const versions = await postgresVersions(pool);
      expect([...versions.values()]).toEqual([
        new Map([['cars', await one.versionOf('cars')]]),
        new Map([['offers', await two.versionOf('offers')]]),
      ]);
    });

    searchContract('PostgreSQL', open);

    it('CAR-2: finds, counts and orders as the array does, whatever is asked', async () => {
      const cars = seededCars(400) as unknown as IndexEntry[];
      const search = await open();
      await search.replaceAll('cars', cars);
      await fc.assert(
        fc.asyncProperty(arbitraryRequests(carsIndex, cars), async (request: SearchRequest) => {
          const { results } = await search.search([request]);
          expect(comparable(results[0]!)).toEqual(naiveSearch(request, carsIndex, cars));
        }),
        { numRuns: 250, seed: 11 },
      );
    });

    it('TEN-9: a tenant never sees the stock of another', async () => {
      const [mine, yours] = [await open(), await open()];
      await mine.replaceAll('cars', contractCars);
      expect((await yours.search([{ indexName: 'cars' }])).results[0]!.nbHits).toBe(0);
      await yours.replaceAll('cars', contractCars.slice(0, 1));
      expect((await mine.search([{ indexName: 'cars' }])).results[0]!.nbHits).toBe(6);
    });

    it('notices a stock that another server replaced', async () => {
      const [one, other] = [1, 2].map(() => new PostgresSearch({ pool, tenant: 'shared' }));
      await one!.replaceAll('cars', contractCars);
      const found = async () => (await other!.search([{ indexName: 'cars' }])).results[0]!;
      expect(idsOf(await found())).toHaveLength(6);
      await one!.replaceAll('cars', contractCars.slice(0, 2));
      expect(idsOf(await found())).toEqual(['2', '1']);
      expect((await found()).nbHits).toBe(2);
    });

    it('keeps the old stock whole when the connection is killed at any moment of an import', async () => {
      const search = new PostgresSearch({ pool, tenant: 'killed' });
      await search.replaceAll('cars', contractCars);
      const cars = seededCars(3_000) as unknown as IndexEntry[];
      const total = async () => (await search.search([{ indexName: 'cars' }])).results[0]!.nbHits;
      for (const killAt of [1, 1_000, 2_500]) {
        const importer = new Pool({ connectionString: server.url, application_name: 'importer' });
        importer.on('error', () => undefined);
        const importing = new PostgresSearch({ pool: importer, tenant: 'killed' });
        async function* killedAt(): AsyncIterable<IndexEntry> {
          for (const [index, car] of cars.entries()) {
            if (index === killAt)
              await pool.query(
                `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'importer'`,
              );
            yield car;
          }
        }
        await expect(importing.replaceAll('cars', killedAt())).rejects.toThrow();
        await importer.end();
        expect(await total()).toBe(6);
      }
      const left = await pool.query(
        `select count(*)::int as tables from pg_tables where tablename like 'entries_%'`,
      );
      const current = await pool.query(`select count(*)::int as n from forecourt_search.current`);
      expect(left.rows[0].tables).toBe(current.rows[0].n);
      await search.replaceAll('cars', cars);
      expect(await total()).toBe(3_000);
    });

    it('API-2: fails as a source when the server is gone or too slow', async () => {
      const gone = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
      await expect(
        new PostgresSearch({ pool: gone, tenant: 'x' }).search([{ indexName: 'cars' }]),
      ).rejects.toMatchObject({ name: 'SourceFailure', source: 'search', kind: 'unreachable' });
      await gone.end();
    });
  },
);
