import { expect, it } from 'vitest';
import type { PageResult } from './page-result.ts';
import { resultsUnder } from './read-pages.ts';

const under = (key: string, version: string) => ({
  key,
  assets: new Map([['/assets/car.jpg', version]]),
});
const pageWith = (...references: string[]): PageResult =>
  ({ page: { references: references.map((value) => ({ value })) } }) as unknown as PageResult;
const results = new Map([
  ['shows.json', pageWith('/assets/car.jpg')],
  ['plain.json', pageWith('/about')],
]);

it('CLI-4: a changed asset affects the pages that refer to it; with plugins, which may read any, all of them', () => {
  const left = (version: string, hasPlugins: boolean, key = 'same') => [
    ...resultsUnder(under(key, version), under('same', '1'), results, hasPlugins).keys(),
  ];
  expect(left('1', true)).toEqual(['shows.json', 'plain.json']);
  expect(left('2', false)).toEqual(['plain.json']);
  expect(left('2', true)).toEqual([]);
  expect(left('1', false, 'other')).toEqual([]);
});
