import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { carsOfFile, carsOfServer, withPriceHistory, type EarlierStock } from './price-history.ts';

const carAt = (number: number, price: number): Car => ({
  id: `c-${number}`,
  slug: `c-${number}`,
  name: 'A car',
  price,
});

async function recorded(cars: readonly Car[], find: EarlierStock['find']): Promise<Car[]> {
  async function* each() {
    yield* cars;
  }
  const result: Car[] = [];
  for await (const car of withPriceHistory(each(), { find }, '2026-11-23')) result.push(car);
  return result;
}

describe('the history of prices', () => {
  it('CAR-9 CLI-12: every car is compared with itself in the previous stock, in batches', async () => {
    const cars = Array.from({ length: 600 }, (_, index) => carAt(index, 20_000 - index));
    const batches: number[] = [];
    const result = await recorded(cars, async (ids) => {
      batches.push(ids.length);
      return ids.map((id) => ({ ...carAt(0, 19_900), id }));
    });
    expect(batches).toEqual([250, 250, 100]);
    expect(result.map(({ id }) => id)).toEqual(cars.map(({ id }) => id));
    expect(result.filter(({ price_before: before }) => before === 19_900)).toHaveLength(499);
    expect(result[100]).toEqual(cars[100]);
    expect(result[101]).toMatchObject({ price: 19_899, price_reduced_on: '2026-11-23' });
  });

  it('CAR-9 CLI-12: the previous stock is the tenant’s file; without a readable one there is none', async () => {
    const folder = await temporaryFolder();
    expect(await carsOfFile(folder).find(['c-1'])).toEqual([]);
    await writeFile(join(folder, 'cars.json'), JSON.stringify([carAt(1, 9000), carAt(2, 8000)]));
    expect(await carsOfFile(folder).find(['c-2', 'c-3'])).toMatchObject([
      { id: 'c-2', price: 8000 },
    ]);
    await writeFile(join(folder, 'cars.json'), '[{"id":"c-1","price":9000},');
    expect(await carsOfFile(folder).find(['c-1'])).toEqual([]);
  });

  it('CLI-12: a broken file still counts the cars before the error, so that a cut feed is noticed', async () => {
    const folder = await temporaryFolder();
    expect(await carsOfFile(folder).size()).toBe(0);
    const text = JSON.stringify([1, 2, 3].map((number) => carAt(number, 9000)));
    await writeFile(join(folder, 'cars.json'), text.slice(0, -20));
    expect(await carsOfFile(folder).size()).toBe(2);
  });

  it('CAR-9 CLI-12: a search server is asked for prices until a look-up fails twice', async () => {
    let calls = 0;
    const search = {
      search: () => {
        calls += 1;
        return Promise.reject(new Error('the index was built in another shape'));
      },
    } as unknown as Parameters<typeof carsOfServer>[0];
    const earlier = carsOfServer(search);
    expect(earlier.notes()).toEqual([]);
    expect(await earlier.find(['c-1'])).toEqual([]);
    expect(await earlier.find(['c-2', 'c-3'])).toEqual([]);
    expect(calls).toBe(2);
    expect(earlier.notes()).toEqual([expect.stringContaining('of 3 cars')]);
    await expect(earlier.size()).rejects.toThrow('another shape');
  });
});
