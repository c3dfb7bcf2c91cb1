import type { Car } from '@forecourt/block-schemas';
import { SourceFailure } from '../ports/failures.ts';
import type { ConfiguredServer } from '../search-servers/configured-server.ts';
import type { SearchConnection } from '../search-servers/search-server.ts';
import { indexVersions, type IndexEntry } from '../ports/search.ts';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { replaceStock } from './replace-stock.ts';

const carsOf = (count: number, price: number) =>
  Array.from({ length: count }, (_, at): Car => {
    const id = `c-${at}`;
    return { id, slug: id, name: 'A car', price };
  });

/**
 * A search server with a stock; `failing` decides which of its queries time out, the first being 1.
 * @param count number of cars at $9,000; undefined before the first import.
 */
function serverWith(count: number | undefined, failing: (query: number) => boolean = () => false) {
  let stock: readonly unknown[] = carsOf(count ?? 0, 9_000);
  let queries = 0;
  const indexes = {
    search: async ([request]: readonly { params?: { hitsPerPage?: number } }[]) => {
      if (failing(++queries)) throw new SourceFailure('search', 'timeout');
      const hits = stock.slice(0, request?.params?.hitsPerPage);
      return { results: [{ hits, nbHits: stock.length }] };
    },
    replaceAll: async (_index: string, entries: AsyncIterable<IndexEntry>) => {
      const all: unknown[] = [];
      for await (const entry of entries) all.push(entry);
      stock = all;
    },
  };
  const connection = {
    of: () => indexes,
    versions: async () =>
      indexVersions(count === undefined ? [] : [{ tenant: 'demo', index: 'cars', version: '1' }]),
    close: async () => undefined,
  } as unknown as SearchConnection;
  const search: ConfiguredServer = {
    server: { name: 'A server', settings: [], open: async () => connection },
    values: {},
  };
  return { search, stock: () => stock as readonly Car[], queries: () => queries };
}

/** Imports cars at $8,000. */
async function importCars(
  count: number,
  { search }: { search?: ConfiguredServer },
  more: { dryRun?: boolean; allowFewer?: boolean } = {},
) {
  const directory = await temporaryFolder();
  async function* cars() {
    yield* carsOf(count, 8_000);
  }
  return replaceStock(
    { search, dryRun: false, allowFewer: false, ...more },
    { slug: 'demo', directory, maxBytes: 1_000_000 },
    cars(),
    '2026-11-23',
  );
}

const refused = /^the feed holds 3 cars, less than half of the 300 in stock$/;

describe('an import into a search server', () => {
  it('CLI-12: a feed that was cut is refused, by a dry run as well, unless the operator allows it', async () => {
    for (const more of [{}, { dryRun: true }]) {
      const server = serverWith(300);
      await expect(importCars(3, server, more)).rejects.toThrow(refused);
      expect(server.stock()).toHaveLength(300);
    }
    const server = serverWith(300);
    expect(await importCars(3, server, { allowFewer: true, dryRun: true })).toEqual([]);
    expect(server.stock()).toHaveLength(300);
    expect(await importCars(3, server, { allowFewer: true })).toEqual([]);
    expect(server.stock()).toHaveLength(3);
  });

  it('CLI-12: a dry run compares with the server, and searches none that was never filled', async () => {
    const server = serverWith(300);
    expect(await importCars(200, server, { dryRun: true })).toEqual([]);
    expect(server.stock()[0]).toMatchObject({ price: 9_000 });
    const empty = serverWith(undefined);
    expect(await importCars(3, empty, { dryRun: true })).toEqual([]);
    expect(empty.queries()).toBe(0);
  });

  it('CLI-12: one search that times out changes nothing: it is repeated', async () => {
    // The first query looks prices up, the last one counts the stock.
    for (const failed of [1, 2, 3]) {
      const server = serverWith(300, (query) => query === failed);
      await expect(importCars(3, server), `query ${failed}`).rejects.toThrow(refused);
    }
    const server = serverWith(300, (query) => query === 1);
    expect(await importCars(200, server)).toEqual([]);
    expect(server.stock().every((car) => car.price_before === 9_000)).toBe(true);
  });

  it('CLI-12: a stock that cannot be counted refuses the import unless the operator allows fewer cars', async () => {
    for (const more of [{}, { dryRun: true }]) {
      const server = serverWith(300, () => true);
      await expect(importCars(250, server, more)).rejects.toThrow(
        /^the cars in stock can't be counted in A server \(.*timeout.*\), so that a feed that was cut would pass$/,
      );
      expect(server.stock()).toHaveLength(300);
    }
    const server = serverWith(300, () => true);
    await importCars(3, server, { allowFewer: true });
    expect(server.stock()).toHaveLength(3);
  });

  it('CAR-9 CLI-12: prices that cannot be looked up are reported', async () => {
    // The second batch of 250 cars, at its two attempts.
    const server = serverWith(600, (query) => query === 2 || query === 3);
    expect(await importCars(600, server)).toEqual([
      "the earlier prices of 350 cars can't be read, so that no reductions of theirs are recorded or kept",
    ]);
    expect(server.stock().filter((car) => car.price_before === 9_000)).toHaveLength(250);
  });
});
