import type { PageEntry, PlacedRedirect } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { pageAt } from './page-at.ts';

const entry = (path: string) => ({ page: { path } }) as PageEntry;
const tenant = (paths: readonly string[], moved: Readonly<Record<string, string>> = {}) => ({
  pages: new Map(paths.map((path) => [path, entry(path)])),
  redirects: new Map(
    Object.entries(moved).map(([from, to]): [string, PlacedRedirect] => [from, { from, to }]),
  ),
});
const found = (...args: Parameters<typeof tenant>) =>
  pageAt(tenant(...args), '/finance')?.page.path;

it('CLI-15, FRM-8: a page that has moved is found by the redirect from its old address', () => {
  expect(found(['/finance'])).toBe('/finance');
  expect(found(['/finance/'])).toBe('/finance/');
  expect(found(['/car-finance'], { '/finance': '/car-finance' })).toBe('/car-finance');
  expect(found(['/car-finance/'], { '/finance': '/car-finance#form' })).toBe('/car-finance/');
  expect(found(['/car-finance'], { '/finance': '/car-finance/?a=b' })).toBe('/car-finance');
});

it('FRM-8: a page at the address itself comes first, and a redirect elsewhere leads to no page', () => {
  expect(found(['/finance', '/other'], { '/finance': '/other' })).toBe('/finance');
  expect(found(['/other'], { '/finance': 'https://lender.example/' })).toBeUndefined();
  expect(found(['/other'])).toBeUndefined();
});
