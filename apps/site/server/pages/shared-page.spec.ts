import type { Model } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sampleDataOf,
  sampleRenderer,
  startSampleApp,
  type SampleApp,
} from '../testing/sample-app.ts';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import type { PageRenderer } from './page-renderer.ts';

const sample = sampleRenderer();
const now = new Date('2026-11-23T06:00:00.000Z');
/** A page that closes at 5:30 pm, one that shows stock and one of thanks. */
const renderer: PageRenderer = {
  ...sample,
  page: (entry, request) => ({
    ...sample.page(entry, request),
    ...(entry.page.path === '/contact' && { holdsUntil: '2026-11-23T06:30:00.000Z' }),
    ...(entry.page.path === '/soon' && { holdsUntil: '2026-11-23T06:00:00.400Z' }),
  }),
  plan: (entry) => ({
    queries:
      entry.page.path === '/parts/search'
        ? [
            { kind: 'search', requests: [{ indexName: 'cars/sort/price:asc' }] },
            { kind: 'reviews' },
          ]
        : [],
    byData: new Map(),
  }),
  personalParameters: ({ page }) =>
    page.path === '/thank-you' ? ['category', 'token'] : ['stock_number'],
};
const paths = ['/', '/contact', '/soon', '/parts/search', '/thank-you', '/members', '/models/tern'];
const north = await sampleTenant('north', paths);
const data = sampleDataOf({
  north: {
    cars: [{ id: '1', slug: 'tern', name: 'Tern' }],
    team: [{ id: '1', slug: 'mele', name: 'Mele', avatar_url: '/a.svg' }],
    models: [{ slug: 'tern', name: 'Tern' } as Model],
  },
});

let app: SampleApp;
beforeAll(async () => {
  app = await startSampleApp([north], {
    ...{ renderer, data, sharedCaches: true, now: () => now },
    readViewer: async (cookies) => (cookies?.includes('viewer') ? {} : undefined),
  });
});
afterAll(() => app.close());

/** Headers that concern shared caches. */
async function cachingOf(target: string, more: Parameters<SampleApp['ask']>[2] = {}, from = app) {
  const { headers } = await from.ask('north.localhost', target, more);
  return {
    cdn: headers['cdn-cache-control'],
    keys: headers['surrogate-key'],
    browser: headers['cache-control'],
    vary: headers.vary,
  };
}
const stored = 'stale-while-revalidate=1, stale-if-error=86400';

describe('pages for shared caches', () => {
  it('OPS-2: a page says how long it holds, at most an hour, and which change ends that', async () => {
    const home = {
      cdn: `max-age=3600, ${stored}`,
      keys: 'north north:/ north:locations',
      browser: 'no-cache',
      vary: 'Accept-Encoding',
    };
    // Rendered, cached, not modified.
    expect(await cachingOf('/')).toEqual(home);
    expect(await cachingOf('/')).toEqual(home);
    expect(await cachingOf('/', { headers: { 'if-none-match': '*' } })).toEqual(home);
    expect(await cachingOf('/', { method: 'HEAD' })).toEqual(home);
    expect((await cachingOf('/contact')).cdn).toBe(`max-age=1800, ${stored}`);
    expect((await cachingOf('/soon')).cdn).toBe(`max-age=0, ${stored}`);
  });

  it('OPS-2: keys name all data that a page shows, and the pages that it refers to', async () => {
    expect((await cachingOf('/parts/search')).keys).toBe(
      'north north:/parts/search north:/parts/* north:cars north:locations north:reviews',
    );
    expect((await cachingOf('/models/tern')).keys).toBe(
      'north north:/models/tern north:/models/* north:locations north:models',
    );
    expect((await cachingOf('/cars/tern')).keys).toBe(
      'north north:/cars/tern north:/cars/* north:/* north:cars north:locations',
    );
    expect((await cachingOf('/team/mele')).keys).toBe(
      'north north:/team/mele north:/team/* north:locations north:team',
    );
  });

  it('OPS-2: data whose changes are noticed only by asking limit the age', async () => {
    const dealer = { ...sampleDealerData({}), maxAgeMs: 60_000 };
    const other = await startSampleApp([north], {
      ...{ renderer, sharedCaches: true, now: () => now, data: { of: () => dealer } },
    });
    expect((await cachingOf('/', {}, other)).cdn).toBe(`max-age=60, ${stored}`);
    await other.close();
  });

  it.each([
    ['/?stock_number=K1', 'no-store'],
    ['/thank-you', 'no-store'],
    ['/thank-you?category=service', 'no-store'],
    ['/nothing', 'no-store'],
    ['/compare/tern', 'no-cache'],
    ['/members', 'no-cache'],
    ['/?email=mele@mail.example', 'no-store'],
    ['/Contact', 'public, max-age=300'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('OPS-2: no shared cache stores %s', async (target, browser) => {
    expect(await cachingOf(target)).toMatchObject({ cdn: undefined, keys: undefined, browser });
  });

  it('OPS-2: nothing of a visitor who is signed in is stored, nor a post or a page without its data', async () => {
    const personal = { cdn: undefined, keys: undefined, browser: 'no-store' };
    const viewer = { headers: { cookie: 'viewer=1' } };
    expect(await cachingOf('/members', viewer)).toMatchObject(personal);
    expect(await cachingOf('/', { method: 'POST' })).toMatchObject(personal);
    const dealer = { ...sampleDealerData({}), search: { search: deadSource('search') } };
    const other = await startSampleApp([north], {
      ...{ renderer, sharedCaches: true, data: { of: () => dealer } },
    });
    expect((await cachingOf('/parts/search', {}, other)).cdn).toBeUndefined();
    expect((await cachingOf('/cars/tern', {}, other)).cdn).toBeUndefined();
    await other.close();
  });

  it('OPS-2: undeclared parameters, cookies and the referrer never change a page', async () => {
    const ask = (target: string, headers = {}) => app.ask('north.localhost', target, { headers });
    const plain = await ask('/');
    for (const other of [
      await ask('/?utm_source=mail&fbclid=1'),
      await ask('/', { cookie: 'forecourt_viewer=x', referer: 'https://elsewhere.example' }),
    ])
      expect([other.text, other.headers.etag]).toEqual([plain.text, plain.headers.etag]);
  });

  it.each([
    {},
    { sharedCaches: true, mode: 'preview' as const },
    { sharedCaches: true, development: true },
  ])('OPS-2: %j adds no headers', async (options) => {
    const other = await startSampleApp([north], { renderer, ...options });
    expect(await cachingOf('/', {}, other)).toMatchObject({ cdn: undefined, keys: undefined });
    await other.close();
  });
});
