import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRenderer, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { tenantsInMemory } from '../testing/tenants-in-memory.ts';

const paths: string[] = [];
const sample = sampleRenderer();
const renderer = {
  ...sample,
  missingPath: (pathname: string) => (pathname.startsWith('/cars/') ? '/cars/*' : '/*'),
  missing: (request: Parameters<typeof sample.missing>[0]) => {
    paths.push(`${request.tenant.slug} ${request.url.pathname}${request.url.search}`);
    return sample.missing(request);
  },
};

let north = { ...(await sampleTenant('north', ['/'])), version: '1' };
const south = await sampleTenant('south');

describe('addresses without a page', () => {
  let app: SampleApp;
  beforeAll(async () => {
    app = await startSampleApp([], { renderer, tenants: tenantsInMemory(() => [north, south]) });
  });
  afterAll(() => app.close());
  const rendered = async (host: string, ...targets: readonly string[]) => {
    paths.length = 0;
    for (const target of targets)
      expect((await app.ask(`${host}.localhost`, target)).status).toBe(404);
    return [...paths];
  };

  it('OPS-3: share one page for each tenant and folder that it depends on, without the address', async () => {
    const first = [
      '/a',
      '/b/c?email=mele@mail.example',
      '/cars/gone',
      '/cars/gone-2',
      '/team/none',
    ];
    expect(await rendered('north', ...first)).toEqual(['north /*', 'north /cars/*']);
    expect(await rendered('north', '/d', '/cars/gone-3')).toEqual([]);
    expect(await rendered('south', '/a')).toEqual(['south /*']);
  });

  it('TEN-8: get a new page once the content has changed', async () => {
    north = { ...north, version: '2' };
    expect(await rendered('north', '/a', '/b')).toEqual(['north /*']);
  });

  it('WEB-1: are 404 in every encoding, to HEAD too, and are never stored by browsers', async () => {
    for (const target of ['/a', '/e', '/cars/none']) {
      const ask = (more: Parameters<SampleApp['ask']>[2]) =>
        app.ask('north.localhost', target, more);
      const plain = await ask({});
      expect(plain.text).toContain('404 Motors north');
      const brotli = await ask({ headers: { 'accept-encoding': 'br', 'if-none-match': '*' } });
      expect([brotli.status, brotli.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
      const head = await ask({ method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([404, 0]);
      expect(head.headers['content-length']).toBe(plain.headers['content-length']);
    }
  });
});
