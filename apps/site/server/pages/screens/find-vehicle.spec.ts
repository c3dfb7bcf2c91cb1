import type { Car } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { startBudget } from '../../data/budget.ts';
import { sampleDealerData } from '../../testing/sample-dealer-data.ts';
import { sampleTenant } from '../../testing/sample-tenant.ts';
import { findVehicle } from './find-vehicle.ts';

const tenant = await sampleTenant('north');
const car = (id: string, car_type: string, created: number): Car => ({
  ...{ id, slug: id, name: id, car_type, simple_body: 'SUV', price: 30_000 },
  created_at_timestamp: created,
});

async function similarTo(cars: readonly Car[]): Promise<readonly string[]> {
  const budget = startBudget();
  try {
    const found = await findVehicle('own', {
      ...{ data: sampleDealerData({ cars: [...cars] }), site: tenant.site, budget },
      onFailure: (source, error) => expect.unreachable(`${source}: ${String(error)}`),
    });
    return found!.similar.map(({ id }) => id);
  } finally {
    budget.close();
  }
}

it('CAR-6: similar to a used car are used ones, however many new ones came since; new ones if there are no others', async () => {
  const own = car('own', 'Used', 1);
  const many = Array.from({ length: 120 }, (_, index) => car(`new-${index}`, 'New', 1_000 + index));
  const used = ['a', 'b', 'c', 'd'].map((id, index) => car(id, 'Used', 10 + index));
  expect((await similarTo([own, ...many, ...used])).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  const few = await similarTo([own, ...many.slice(0, 5), used[0]!]);
  expect([few[0], few.length]).toEqual(['a', 4]);
});
