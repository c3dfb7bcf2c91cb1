import type { Car } from '@forecourt/block-schemas';
import { indexVersions, SourceFailure } from '@forecourt/dealership';
import type { ConfiguredServer, SearchConnection } from '@forecourt/dealership';
import { expect, it } from 'vitest';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { importStock } from './import-stock.ts';
import type { ImportTenant } from './tenant-of-import.ts';

/** A search server that was filled before; undefined if its searches time out. */
function serverWith(count: number | undefined): ConfiguredServer {
  const connection = {
    of: () => ({
      search: async () => {
        if (count === undefined) throw new SourceFailure('search', 'timeout');
        return { results: [{ hits: [], nbHits: count }] };
      },
    }),
    versions: async () => indexVersions([{ tenant: 'demo', index: 'cars', version: '1' }]),
    close: async () => undefined,
  } as unknown as SearchConnection;
  return {
    server: { name: 'A server', settings: [], open: async () => connection },
    values: {},
  };
}

async function* cars(): AsyncGenerator<Car> {
  yield { id: 'c-1', slug: 'c-1', name: 'A car', price: 8_000 };
}

const imported = (search: ConfiguredServer) =>
  importStock(
    { search, dryRun: true, allowFewer: false },
    { slug: 'demo', directory: 'tenants/demo' } as ImportTenant,
    cars(),
    '2026-11-23',
  ).then(
    () => undefined,
    (error: unknown) => error as Error,
  );

it('CLI-12: says what to do about a feed that was cut, and about a stock that can’t be counted', async () => {
  const cut = await imported(serverWith(300));
  expect(cut).not.toBeInstanceOf(UsageError);
  expect(cut?.message).toBe(
    'the feed holds 1 car, less than half of the 300 in stock; check that it is complete, or add --allow-fewer',
  );
  const uncounted = await imported(serverWith(undefined));
  expect(uncounted).toBeInstanceOf(UsageError);
  expect(uncounted?.message).toMatch(
    /^the cars in stock can't be counted in A server \(.*timeout.*\), so that .*; try again, or add --allow-fewer$/,
  );
  expect(await imported(serverWith(1))).toBeUndefined();
});
