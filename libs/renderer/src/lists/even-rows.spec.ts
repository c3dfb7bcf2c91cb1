import { expect, it } from 'vitest';
import { evenColumns } from './even-rows.ts';

it.each([
  [1, 4, 4],
  [4, 4, 4],
  [5, 4, 3],
  [7, 6, 4],
  [9, 4, 3],
  [10, 4, 4],
  [11, 6, 6],
])('BLK-4 BLK-5: %i items in up to %i columns have %i', (count, max, columns) => {
  expect(evenColumns(count, max)).toBe(columns);
});
