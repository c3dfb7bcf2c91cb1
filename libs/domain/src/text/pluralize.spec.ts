import { expect, it } from 'vitest';
import { pluralize } from './pluralize.ts';

it('CLI-4: a count has a plural unless it is one, and separates its thousands', () => {
  expect([0, 1, 2, 1200].map((count) => pluralize(count, 'page'))).toEqual([
    ...['0 pages', '1 page', '2 pages', '1,200 pages'],
  ]);
  expect([1, 2].map((count) => pluralize(count, 'entry is', 'entries are'))).toEqual([
    ...['1 entry is', '2 entries are'],
  ]);
});
