import { indexVersions, SourceFailure, type IndexVersions } from '@forecourt/dealership';
import type { Car } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { followImports } from './follow-imports.ts';
import { openImportRecord } from './import-record.ts';
import { importedData } from './imported-data.ts';

const versions = (...all: (readonly [tenant: string, index: string, version: string])[]) =>
  indexVersions(all.map(([tenant, index, version]) => ({ tenant, index, version })));

/** Follows a server whose versions the test sets; each reading is one call. */
function setUp(first: IndexVersions | undefined) {
  let current = first;
  let next = () => {};
  const imports: unknown[] = [];
  const updates: IndexVersions[] = [];
  const { stop } = followImports(
    async () => {
      if (current === undefined) throw new SourceFailure('search', 'unreachable');
      return current;
    },
    (given) => updates.push(given),
    (...imported) => imports.push(imported),
    1_000,
    (_ms, callBack) => {
      next = callBack;
      return () => (next = () => {});
    },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ stop, updates, settle },
    async read(now: IndexVersions | undefined) {
      current = now;
      next();
      await settle();
      return imports.splice(0);
    },
  };
}

it('OPS-2: reports which indexes of which tenant were imported', async () => {
  const { read, settle, updates } = setUp(versions(['north', 'cars', '1'], ['south', 'cars', '2']));
  await settle();
  expect(await read(updates[0])).toEqual([]);
  const imported = versions(
    ...([
      ['north', 'cars', '3'],
      ['north', 'offers', '4'],
      ['south', 'cars', '2'],
    ] as const),
  );
  expect(await read(imported)).toEqual([['north', ['cars', 'offers']]]);
  expect(updates.at(-1)).toBe(imported);
  expect(await read(versions(['south', 'cars', '2']))).toEqual([['north', ['cars', 'offers']]]);
});

it('OPS-2: an import is not missed while the server can’t be read', async () => {
  const one = versions(['north', 'cars', '1']);
  const late = setUp(undefined);
  await late.settle();
  expect(await late.read(one)).toEqual([['north', ['cars']]]);
  expect(await late.read(undefined)).toEqual([]);
  expect(await late.read(one)).toEqual([]);
  expect(await late.read(versions(['north', 'cars', '2']))).toEqual([['north', ['cars']]]);
});

it('OPS-2: nothing is read or reported once it is stopped', async () => {
  const { read, stop, settle, updates } = setUp(versions(['north', 'cars', '1']));
  await settle();
  await stop();
  expect(await read(versions(['north', 'cars', '2']))).toEqual([]);
  expect(updates).toHaveLength(1);
});

it('OPS-2: pages are cached under the version that was reported, without asking again', async () => {
  const north = await sampleTenant('north');
  const dealer = sampleDealerData({});
  let asked = 0;
  const { source, update } = importedData(
    { of: () => dealer },
    () => ({ ...dealer.search, versionOf: async () => String(++asked) }),
    () => 0,
  );
  const { version } = source.of(north);
  update(versions(['north', 'cars', '7']));
  expect(source.of(north).version).not.toBe(version);
  expect(source.of(north).version).toContain('"7"');
  // The answers to what was asked before the update come after it.
  const before = asked;
  await new Promise((resolve) => setImmediate(resolve));
  expect(source.of(north).version).toContain('"7"');
  expect(asked).toBe(before);
});

it('API-2: a server that starts without the search server serves the files of tenants that never imported', async () => {
  const dataDir = await temporaryFolder('import-record');
  const silent = createLogger('silent');
  const first = await openImportRecord(dataDir, silent);
  expect(first.last).toBeUndefined();
  first.note(versions(['north', 'cars', '7']));
  const lastOf = async () => (await openImportRecord(dataDir, silent)).last;
  await expect.poll(lastOf).toEqual(versions(['north', 'cars', '7']));
  const last = await lastOf();
  const dealer = sampleDealerData({ cars: [{ id: '1', slug: 'tern', name: 'Tern' } as Car] });
  const dead = async () => Promise.reject(new SourceFailure('search', 'unreachable'));
  const { source } = importedData(
    { of: () => ({ ...dealer }) },
    () => ({ search: dead, versionOf: dead }),
    () => 0,
    last,
  );
  const cars = async (slug: string, indexName = 'cars') =>
    (await source.of(await sampleTenant(slug)).search.search([{ indexName }])).results[0]?.nbHits;
  expect(await cars('south')).toBe(1);
  expect(await cars('north', 'offers')).toBe(0);
  await expect(cars('north')).rejects.toThrow(SourceFailure);
});
