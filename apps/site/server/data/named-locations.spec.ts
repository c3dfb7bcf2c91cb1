import type { DataFile } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { composeData } from './compose-data.ts';

const file = (name: string, value: unknown): [string, DataFile] => [
  name,
  { file: `data/${name}.json`, version: '1', value },
];

it('CAR-9: a car whose data has the id of its location alone is found with the name', async () => {
  const { source, close } = await composeData(
    { dashboard: { tokens: new Map() } },
    createLogger('silent'),
  );
  const data = source.of({
    ...(await sampleTenant('north')),
    data: new Map([
      file('cars', [{ id: 'c-1', slug: 'tern', name: 'Tern', location_id: 'bay-road' }]),
      file('locations', [{ id: 'bay-road', name: 'Bay Road' }]),
    ]),
  });
  const { results } = await data.search.search([{ indexName: 'cars' }]);
  expect(results[0]!.hits[0]).toMatchObject({ location_name: 'Bay Road' });
  await close();
});
