import type { FeedRecord } from '@forecourt/dealership/feeds';
import { expect, it } from 'vitest';
import { acceptedCars } from './accepted-cars.ts';
import { ImportRefused } from './import-refused.ts';
import { priceCheck } from './price-check.ts';

it('CLI-12, OPS-3: a feed without an end is refused after a million rows', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<FeedRecord> {
    for (;;) yield { line: ++read, value: {} };
  }
  const cars = acceptedCars(endless(), {
    convert: () => ({ errors: [] }),
    omits: () => false,
    codes: { add: () => undefined },
    implausible: () => [],
    rejects: { add: async () => undefined } as never,
    ...{ limit: { percent: 100 }, allowEmpty: false, onRow: () => undefined },
    prices: priceCheck([]),
    counts: { rows: 999_998, cars: 0, rejected: 0, omitted: 0, repaired: 0, warned: 0 },
  });
  await expect(cars.next()).rejects.toThrow(ImportRefused);
  expect(read).toBe(3);
});

const planOf = (unit?: 'dollars') => [{ field: 'price', rule: { unit } }] as never;
const feed = (...prices: (number | undefined)[]) =>
  prices.map((price, index) => ({ line: index + 2, value: { id: index, slug: index, price } }));

it.each([
  [[2_599_000, 1_899_000, 449_000], undefined, false],
  [[2_599_000, 1_899_000, undefined], undefined, true],
  [[2_599_000, 18_990, 449_000], undefined, true],
  [[590_000, 1_899_000], undefined, true],
  [[2_599_000, 1_899_000, 449_000], 'dollars', true],
] as const)(
  'CLI-12: prices of %j with the unit %s: imported is %s',
  async (prices, unit, isFine) => {
    async function* records() {
      yield* feed(...prices) as FeedRecord[];
    }
    const cars = acceptedCars(records(), {
      convert: (car) => ({ car }) as never,
      omits: () => false,
      codes: { add: () => undefined },
      implausible: () => [],
      rejects: { add: async () => undefined } as never,
      ...{ limit: { percent: 100 }, allowEmpty: false, onRow: () => undefined },
      prices: priceCheck(planOf(unit)),
      counts: { rows: 0, cars: 0, rejected: 0, omitted: 0, repaired: 0, warned: 0 },
    });
    const read = async () => {
      let count = 0;
      while (!(await cars.next()).done) count += 1;
      return count;
    };
    if (isFine) expect(await read()).toBe(prices.length);
    else await expect(read()).rejects.toThrow('set "unit": "cents" for price in the mapping');
  },
);
