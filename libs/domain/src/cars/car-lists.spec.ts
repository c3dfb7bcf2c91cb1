import { expect, it } from 'vitest';
import { carListPath, readCarListPath } from './car-lists.ts';

it('CAR-8: a page about chosen cars has a path that names them', () => {
  const slugs = ['2024-ostara-tern-h1', '2023-halden-meridian-h2'];
  const path = carListPath('compare', slugs);
  expect(path).toBe('/compare/2024-ostara-tern-h1/2023-halden-meridian-h2');
  expect(readCarListPath(path)).toEqual({ kind: 'compare', slugs, left: [] });
  expect(readCarListPath('/shortlist')).toEqual({ kind: 'shortlist', slugs: [], left: [] });
  expect(carListPath('shortlist', [])).toBe('/shortlist');
});

it('CAR-8: names at most four cars to compare, each once; anything else is another page', () => {
  expect(readCarListPath('/compare/A/b/a/c/d/e/')).toEqual({
    kind: 'compare',
    slugs: ['a', 'b', 'c', 'd'],
    left: ['e'],
  });
  expect(carListPath('compare', [...'abcdef'])).toBe('/compare/a/b/c/d');
  for (const path of ['/compared', '/compare/a--b', '/compare/%2e', '/cars/a', '/compare//a'])
    expect(readCarListPath(path)).toBeUndefined();
  expect(readCarListPath(`/compare/${'a'.repeat(4000)}`)).toBeUndefined();
});
