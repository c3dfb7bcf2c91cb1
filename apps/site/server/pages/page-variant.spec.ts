import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import type { FoundAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';
import { variantOf } from './page-variant.ts';

const renderer: Pick<PageRenderer, 'queryParameters' | 'personalParameters' | 'looksAtViewer'> = {
  queryParameters: () => ['page'],
  personalParameters: ({ page }) => (page.path === '/thank-you' ? ['token'] : ['make']),
  looksAtViewer: () => false,
};
const at = (path: string, given?: Record<string, string>): FoundAddress => ({
  kind: 'page',
  entry: { page: { path } } as PageEntry,
  ...(given && { given }),
});
const variant = (address: FoundAddress, search = '') =>
  variantOf(
    address,
    { pathname: '/asked', search },
    {} as TenantSnapshot,
    renderer as PageRenderer,
  );

describe('the variant of a page', () => {
  it('TEN-8: depends on the parameters alone that its blocks declare', () => {
    const { url, isPersonal } = variant(at('/drive'), '?utm_source=x&page=2');
    expect(url).toEqual({ pathname: '/drive', search: '?page=2' });
    expect(isPersonal).toBe(false);
  });

  it('TEN-8: ignores a query that is longer than any of a page, which its links would repeat', () => {
    const search = (length: number) =>
      variant(at('/drive'), `?make=${'a'.repeat(length)}`).url.search;
    expect(search(1_900)).toHaveLength(1_906);
    expect(search(2_000)).toBe('');
    expect(variant(at('/drive'), `?${'page=2&'.repeat(1_000)}`).url.search).toBe('');
  });

  it('TEN-8: is one visitor’s own if the query or the path fills in a form', () => {
    expect(variant(at('/drive'), '?make=Ostara')).toMatchObject({
      url: { search: '?make=Ostara' },
      isPersonal: true,
    });
    expect(variant(at('/drive', { make: 'Ostara' }))).toMatchObject({
      url: { search: '?make=Ostara' },
      isPersonal: true,
    });
  });

  it('SUC-1: is one of thanks if it shows the figures of a request', () => {
    expect(variant(at('/thank-you')).isThanks).toBe(true);
    expect(variant(at('/drive')).isThanks).toBe(false);
  });

  it('TEN-8: of a screen depends on its path alone', () => {
    expect(variant({ kind: 'vehicle', slug: 'tern' }, '?make=Ostara')).toEqual({
      url: { pathname: '/asked', search: '' },
      ...{ isPersonal: false, looksAtViewer: false, isThanks: false },
    });
  });
});
