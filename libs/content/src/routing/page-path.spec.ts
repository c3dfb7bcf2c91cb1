import { describe, expect, it } from 'vitest';
import { fitsRoute, pageFile, pagePath, platformRoutes, reservedPrefix } from './page-path.ts';

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

  it.each([
    ['/', 'pages/home.json'],
    ['/offers/winter-sale', 'pages/offers/winter-sale.json'],
    ['/aux', 'pages/aux-page.json'],
    ['/com1/auxiliary/nul.2', 'pages/com1-page/auxiliary/nul-page.2.json'],
  ])('CLI-5: the file of %s is %s, which every system can have', (path, expected) =>
    expect(pageFile(path)).toBe(expected),
  );

  it('TEN-9: routes of the platform fit by part', () => {
    expect(fitsRoute('/cars/tern-2024', platformRoutes)).toBe(true);
    expect(fitsRoute('/shortlist/', platformRoutes)).toBe(true);
    expect(fitsRoute('/thank-you', platformRoutes)).toBe(false);
    expect(fitsRoute('/cars', platformRoutes)).toBe(false);
    expect(fitsRoute('/cars/a/b', platformRoutes)).toBe(false);
  });
});
