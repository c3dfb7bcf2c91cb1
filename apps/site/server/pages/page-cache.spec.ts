import { expect, it } from 'vitest';
import { finishPage } from './finished-page.ts';
import { createPageCache, limitedTo } from './page-cache.ts';

const key = {
  tenant: 'one',
  version: '1',
  dataVersion: '1',
  origin: 'https://one.example',
  path: '/contact',
  search: '',
};

it('LOC-2: a cached page with opening hours is not served once they change', () => {
  const cache = createPageCache(1);
  const page = { ...finishPage(['Open'], 200, {}), holdsUntil: '2026-11-23T06:30:00.000Z' };
  cache.set(key, page);
  expect(cache.get(key, '2026-11-23T06:29:59.999Z')).toBe(page);
  expect(cache.get(key, '2026-11-23T06:30:00.000Z')).toBeUndefined();
});

it('TEN-8: a page that time alone does not change is served from the cache', () => {
  const cache = createPageCache(1);
  const page = finishPage(['Finance'], 200, {});
  cache.set(key, page);
  expect(cache.get(key, '2027-11-23T06:30:00.000Z')).toBe(page);
  expect(cache.get({ ...key, version: '2' }, '2026-11-23T06:30:00.000Z')).toBeUndefined();
});

it('TEN-8: a page holds no longer than data whose changes are noticed only when it is queried', () => {
  const now = '2026-11-23T06:30:00.000Z';
  const page = finishPage(['Our people'], 200, {});
  expect(limitedTo(page, now, {})).toBe(page);
  expect(limitedTo(page, now, { maxAgeMs: 60_000 }).holdsUntil).toBe('2026-11-23T06:31:00.000Z');
  const closing = { ...page, holdsUntil: '2026-11-23T06:30:30.000Z' };
  expect(limitedTo(closing, now, { maxAgeMs: 60_000 })).toBe(closing);
});
