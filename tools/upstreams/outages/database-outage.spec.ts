import type { TenantSnapshot } from '@forecourt/block-schemas';
import { PostgresSearch, type IndexEntry } from '@forecourt/dealership';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import {
  startPostgres,
  whyNoPostgres,
  type TestPostgres,
} from '../../../libs/dealership/src/testing/postgres.ts';
import { forecourtImport } from './forecourt-import.ts';
import {
  dataFile,
  outageTenant,
  standing,
  startOutageSite,
  type OutageSite,
} from './outage-site.ts';

const car = (slug: string) => ({
  id: `id-${slug}`,
  slug,
  name: `Imported ${slug}`,
  price: 30_000,
  status: 'Available',
});

describe.skipIf(whyNoPostgres)(
  `a database${whyNoPostgres ? ` (skipped: ${whyNoPostgres})` : ''}`,
  () => {
    let server: TestPostgres;
    let importer: Pool;
    let tenant: TenantSnapshot;
    let site: OutageSite;
    const sites: OutageSite[] = [];
    const start = async (tenants: readonly TenantSnapshot[], options = {}) => {
      const started = await startOutageSite({ DATABASE_URL: server.url }, tenants, options);
      sites.push(started);
      return started;
    };
    /** Imports cars as `forecourt import` does, in this process. */
    const importCars = (cars: readonly IndexEntry[], slug = 'north') =>
      new PostgresSearch({ pool: importer, tenant: slug }).replaceAll('cars', cars);
    const shows = async (text: string, from = site) => (await from.ask('/all')).text.includes(text);
    const statusOf = async (slug: string, from = site) => (await from.ask(`/cars/${slug}`)).status;

    beforeAll(async () => {
      server = await startPostgres();
      importer = new Pool({ connectionString: server.url, max: 2 });
      importer.on('error', () => undefined);
    });
    beforeEach(async () => {
      tenant = await outageTenant();
      site = await start([tenant]);
    });
    afterEach(async () => {
      await Promise.all(sites.splice(0).map((each) => each.close()));
      await importer.query('drop schema if exists forecourt_search cascade');
    });
    afterAll(async () => {
      await importer.end();
      await server.stop();
    });

    it('API-2: the files answer until something is imported, then the import and nothing else', async () => {
      const [own] = tenant.data.get('cars')!.value as { slug: string }[];
      expect([await statusOf(own!.slug), await statusOf('tern')]).toEqual([200, 404]);
      await forecourtImport(tenant, [car('tern')], { DATABASE_URL: server.url });
      site.turnClock(5_000);
      expect([await statusOf(own!.slug), await statusOf('tern')]).toEqual([404, 200]);
    });

    it('API-2: an edit of the file changes nothing once stock has been imported', async () => {
      await importCars([car('tern')]);
      const cars = dataFile('cars', [car('wren')]);
      site.change({ ...tenant, version: '2', data: new Map([['cars', cars]]) });
      expect([await statusOf('wren'), await statusOf('tern')]).toEqual([404, 200]);
      expect(await importCars([])).toBe(0);
      site.turnClock(5_000);
      expect([await statusOf('wren'), await statusOf('tern')]).toEqual([404, 404]);
    });

    it('API-2: offers stay those of the files when cars alone are imported', async () => {
      const offer = { id: 'o-1', heading: 'From the file' };
      const data = new Map([...tenant.data, ['offers', dataFile('offers', [offer])] as const]);
      const both = { ...tenant, version: '2', data };
      await importCars([car('tern')]);
      const { results } = await site.data
        .of(both)
        .search.search([{ indexName: 'offers' }, { indexName: 'cars' }, { indexName: 'offers' }]);
      expect(results.map(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual([
        ['o-1'],
        ['id-tern'],
        ['o-1'],
      ]);
    });

    it('TEN-1: what is imported for one tenant is no other', async () => {
      await importCars([car('tern')], 'south');
      expect(await statusOf('tern')).toBe(404);
    });

    it('API-2: servers on one database agree, and cached pages follow an import', async () => {
      const [one, other] = [
        await start([tenant], { pageCacheMb: 8 }),
        await start([{ ...tenant, data: new Map() }], { pageCacheMb: 8 }),
      ];
      for (const [from, name] of ['Imported tern', 'Imported wren'].entries()) {
        await importCars([car(from === 0 ? 'tern' : 'wren')]);
        for (const each of [one, other]) {
          each.turnClock(5_000);
          await vi.waitFor(async () => expect(await shows(name, each)).toBe(true), {
            interval: 5,
            timeout: 60_000,
          });
        }
      }
      expect(await shows('Imported tern', one)).toBe(false);
    });

    it('TEN-7: killed in the middle it costs its own block alone; pages recover without a restart', async () => {
      await importCars([car('tern')]);
      expect(await shows('Imported tern')).toBe(true);
      await server.crash();
      const { status, text } = await site.ask('/all');
      expect([status, text.includes('This block needs no data')]).toEqual([200, true]);
      expect(standing(text)).not.toContain('search');
      expect(site.logged()).toMatch(/"source":"search","reason":"unreachable"/);
      expect(site.logged()).not.toContain(new URL(server.url).port);
      expect(await statusOf('tern')).toBe(503);
      await server.restart();
      expect(await shows('Imported tern')).toBe(true);
      expect(await statusOf('tern')).toBe(200);
    });

    it('TEN-7: dead from the start it is no reason not to start, nor to show what may be out of date', async () => {
      await importCars([car('tern')]);
      await server.crash();
      const late = await start([tenant]);
      const { status, text } = await late.ask('/all');
      expect([status, standing(text).includes('search')]).toEqual([200, false]);
      await server.restart();
      expect(await shows('Imported tern', late)).toBe(true);
    });

    it('TEN-7: dead from the start it takes no stock from tenants that never imported any', async () => {
      const dataDir = await temporaryFolder('outage');
      await importCars([car('tern')], 'south');
      await start([tenant], { dataDir });
      await vi.waitFor(() => access(join(dataDir, 'imported-indexes.json')), { timeout: 60_000 });
      await server.crash();
      const [unsure, late] = [await start([tenant]), await start([tenant], { dataDir })];
      expect(standing((await unsure.ask('/all')).text)).not.toContain('search');
      expect(standing((await late.ask('/all')).text)).toContain('search');
      expect((await late.ask('/stock')).status).toBe(200);
      await server.restart();
    });

    it('TEN-7: a page of nothing but cars asks to come back while their source is down', async () => {
      await importCars([car('tern')]);
      expect((await site.ask('/stock')).status).toBe(200);
      await server.crash();
      const { status, headers, text } = await site.ask('/stock');
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '30',
        'no-store',
      ]);
      expect(text).toMatch(/<main[^]*<h1/);
      await server.restart();
      expect((await site.ask('/stock')).text).toContain('Imported tern');
    });

    it('TEN-7: stock from files is shown while a database without imports is down', async () => {
      expect(standing((await site.ask('/all')).text)).toContain('search');
      await server.crash();
      site.turnClock(60_000);
      expect(standing((await site.ask('/all')).text)).toContain('search');
      await server.restart();
    });

    it('TEN-7: a database that does not answer costs its own block alone, after a second and a half', async () => {
      await importCars([car('tern')]);
      expect(await shows('Imported tern')).toBe(true);
      const locker = await importer.connect();
      const tables = await locker.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname = 'forecourt_search'`,
      );
      const names = tables.rows.map(({ name }) => name).join(', ');
      await locker.query(`begin; lock table ${names} in access exclusive mode`);
      site.turnClock(5_000);
      const waits = new Promise<void>((resolve, reject) => {
        const look = async () => {
          const { rows } = await importer.query(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock'`,
          );
          if (rows.length > 0) resolve();
          else setImmediate(() => look().catch(reject));
        };
        look().catch(reject);
      });
      const answer = site.ask('/all');
      await waits;
      site.ring();
      const { status, text } = await answer;
      expect([status, standing(text).includes('search')]).toEqual([200, false]);
      expect(site.budgets.at(-1)!.milliseconds).toBe(1500);
      expect(site.logged()).toContain('"source":"search","reason":"timeout"');
      await locker.query('rollback');
      locker.release();
      expect(await shows('Imported tern')).toBe(true);
    });

    it('API-2: an index of another server version is reported as such, and its block left out', async () => {
      await importCars([car('tern')]);
      await importer.query(`update forecourt_search.current set shape = 'of another time'`);
      expect(standing((await site.ask('/all')).text)).not.toContain('search');
      expect(site.logged()).toContain('import it again');
    });
  },
);
