import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const found = (heading: unknown, filters?: unknown) => {
  const blocks = [{ type: 'cars', data: { heading, filters } }];
  return reportLines(
    { files: { 'pages/home.json': page({ blocks }) } },
    { rule: 'filter-unmatched' },
  );
};
const type = (...values: string[]) => [{ field: 'car_type', values }];

it.each([
  ['Used cars this week', type('New'), 'Used cars'],
  ['Cars under $30,000', [{ field: 'price', max: 50_000 }], 'under $30,000'],
  ['Utes', [null, { field: 'simple_body', values: ['Van'] }], 'Utes'],
])('CLI-7: the heading "%s" does not name other cars than %j', (heading, filters, part) => {
  expect(found(heading, filters)).toEqual([
    expect.stringContaining(`the heading says "${part}", but the block filters by something else`),
  ]);
});

it.each([
  ['Used cars', type('Used', 'Demo')],
  ['New on the yard', type('Used')],
  ['Used cars', undefined],
  ['Used cars', [{ field: 'car_type' }]],
  ['Under $30,000', [{ field: 'price', min: 10_000 }]],
  ['Fresh on the yard', type('Used')],
  [5, type('Used')],
])('CLI-7: the heading "%s" may be above %j', (heading, filters) => {
  expect(found(heading, filters)).toEqual([]);
});
