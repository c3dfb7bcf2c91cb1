import type { FeedRecord } from '@forecourt/dealership/feeds';
import { expect, it } from 'vitest';
import { acceptedCars } from './accepted-cars.ts';
import { ImportRefused } from './import-refused.ts';

it('CLI-12, OPS-3: a feed without an end is refused after a million rows', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<FeedRecord> {
    for (;;) yield { line: ++read, value: {} };
  }
  const cars = acceptedCars(endless(), {
    convert: () => ({ errors: [] }),
    implausible: () => [],
    rejects: { add: async () => undefined } as never,
    ...{ limit: { percent: 100 }, allowEmpty: false, onRow: () => undefined },
    counts: { rows: 999_998, cars: 0, rejected: 0, repaired: 0, warned: 0 },
  });
  await expect(cars.next()).rejects.toThrow(ImportRefused);
  expect(read).toBe(3);
});
