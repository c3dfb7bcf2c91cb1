import { queryKey, type DataQuery } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { embeddedDealership } from '../embedded/embedded-dealership.ts';
import { answerQueries } from './answer-queries.ts';

const query: DataQuery = { kind: 'stockModels' };

async function stockModels(cars: readonly object[]) {
  const value = cars.map((car, at) => ({
    id: String(at),
    slug: `car-${at}`,
    name: 'A car',
    ...car,
  }));
  const data = embeddedDealership({ data: new Map([['cars', { value }]]) });
  const answers = await answerQueries([query], { data, site: { id: 1, region: 'AU' } });
  return answers.get(queryKey(query));
}

it('FRM-14: makes in stock with their models, the commonest first', async () => {
  const cars = [
    { make: 'Ostara', model: 'Wren' },
    { make: 'Corrin', model: 'Drover' },
    { make: 'Ostara', model: 'Tern' },
    { make: 'OSTARA', model: 'Tern', status: 'Sold' },
    { make: 'Halden: Tourer', model: 'Meridian' },
    { make: 'Halden: Tourer' },
    {},
  ];
  expect(await stockModels(cars)).toEqual([
    { make: 'Ostara', models: ['Tern', 'Wren'] },
    { make: 'Halden: Tourer', models: ['Meridian'] },
    { make: 'Corrin', models: ['Drover'] },
  ]);
  expect(await stockModels([])).toEqual([]);
});
