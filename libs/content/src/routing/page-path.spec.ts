import { describe, expect, it } from 'vitest';
import { fitsRoute, pagePath, platformRoutes, reservedPrefix } from './page-path.ts';

describe('paths of pages', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/Finance/', '/finance'],
    ['//finance///rates/', '/finance/rates'],
  ])('TEN-3: %j is the page %j', (path, expected) => expect(pagePath(path)).toBe(expected));

  it.each([
    ['/api', '/api'],
    ['/API/models', '/api'],
    ['/assets/', '/assets'],
    ['/_image/x', '/_image'],
    ['/_anything', '/_anything'],
    ['/apis', undefined],
    ['/finance/api', undefined],
    ['/', undefined],
  ])('CLI-1: the reserved beginning of %s is %s', (path, expected) =>
    expect(reservedPrefix(path)).toBe(expected),
  );

  it('TEN-9: routes of the platform fit by part', () => {
    expect(fitsRoute('/cars/tern-2024', platformRoutes)).toBe(true);
    expect(fitsRoute('/shortlist/', platformRoutes)).toBe(true);
    expect(fitsRoute('/thank-you', platformRoutes)).toBe(false);
    expect(fitsRoute('/cars', platformRoutes)).toBe(false);
    expect(fitsRoute('/cars/a/b', platformRoutes)).toBe(false);
  });
});
