import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text as toText } from 'node:stream/consumers';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import type { Model } from '@forecourt/block-schemas';
import { application } from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppOptions } from '../app-services.ts';
import { createLogger } from '../log/logger.ts';
import { createSiteMetrics } from '../metrics/site-metrics.ts';
import {
  sampleDataOf,
  sampleRenderer,
  startSampleApp,
  type SampleResponse,
  type SampleApp,
} from '../testing/sample-app.ts';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { tenantsInMemory } from '../testing/tenants-in-memory.ts';

const paths = ['/', '/finance', '/thank-you', '/members', '/models/tern', '/models/tern-2'];
const north = await sampleTenant('north', paths);
const south = await sampleTenant('south');
const sample = sampleRenderer();
const options: Partial<AppOptions> = {
  renderer: {
    ...sample,
    personalParameters: ({ page }) => (page.path === '/thank-you' ? ['token'] : ['stock_number']),
  },
  data: sampleDataOf({
    north: {
      cars: [{ id: '1', slug: 'tern', name: 'Tern' }],
      team: [{ id: '1', slug: 'mele', name: 'Mele', avatar_url: '/a.svg' }],
      models: [{ slug: 'tern', name: 'Tern' } as Model],
    },
  }),
  readViewer: async (cookies) => (cookies?.includes('viewer') ? { phone: '021' } : undefined),
  trustProxy: 'loopback',
  now: () => new Date('2026-11-23T06:00:00.000Z'),
};
const ownHost = 'www.north.example';

/** Every app that is created from now on reports its requests. */
const express = vi.spyOn(application as unknown as { handle: RequestListener }, 'handle');
afterAll(() => express.mockRestore());

type More = Parameters<SampleApp['ask']>[2] & { readonly host?: string };

const decoders = new Map([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
]);

/** A response without what differs between any two: id, date, and how well the body is compressed. */
function comparable({ status, headers, body }: SampleResponse) {
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  const { 'content-length': length, 'content-encoding': encoding = '' } = headers;
  if (body.length > 0 && length !== undefined) expect(Number(length)).toBe(body.length);
  const differing = ['date', 'x-request-id', 'content-length'];
  const rest = Object.entries(headers).filter(([name]) => !differing.includes(name));
  const decode = body.length > 0 ? decoders.get(encoding) : undefined;
  return { status, headers: Object.fromEntries(rest), text: (decode?.(body) ?? body).toString() };
}

describe.each([
  ['without a CDN', {}],
  ['with a CDN', { sharedCaches: true }],
])('a warm page, %s', (_, more) => {
  let warm: SampleApp;
  let whole: SampleApp;
  beforeAll(async () => {
    warm = await startSampleApp([north, south], { ...options, ...more });
    whole = await startSampleApp([north, south], { ...options, ...more, pageCacheMb: 0 });
  });
  afterAll(() => Promise.all([warm.close(), whole.close()]));

  const ask = (from: SampleApp, target: string, { host = ownHost, ...request }: More) =>
    from.ask(host, target, request);
  const tagOf = async (encoding: string) =>
    (await warm.ask(ownHost, '/', { headers: { 'accept-encoding': encoding } })).headers.etag!;

  it.each<[string, More]>([
    ['/', {}],
    ['/', { method: 'HEAD' }],
    ['/', { host: 'WWW.North.Example:8080' }],
    ['/', { host: 'www.south.example' }],
    ['/', { host: 'inner', headers: { 'x-forwarded-host': ownHost } }],
    ['/', { headers: { 'x-forwarded-proto': 'https' } }],
    ['/', { host: 'north.localhost', headers: { 'x-forwarded-proto': 'https' } }],
    ['/', { headers: { cookie: 'viewer=1', referer: 'https://elsewhere.example/' } }],
    ['/', { headers: { range: 'bytes=0-9' } }],
    ['/', { headers: { 'cache-control': 'no-cache' } }],
    ['/', { headers: { 'if-modified-since': 'Mon, 23 Nov 2026 06:00:00 GMT' } }],
    ['/', { headers: { 'if-none-match': '*' } }],
    ['/', { headers: { 'if-none-match': '"other"' } }],
    ['/', { headers: { 'accept-encoding': 'gzip, deflate, br' } }],
    ['/', { headers: { 'accept-encoding': 'gzip;q=0.5' } }],
    ['/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
    ['/finance?utm_source=mail&fbclid=1', {}],
    ['/finance?body=ute', {}],
    ['/cars/tern', {}],
    ['/team/mele', {}],
    ['/models/tern', {}],
  ])(
    'OPS-2: %s with %j is served ahead of Express as Express serves it',
    async (target, request) => {
      for (let time = 0; time < 2; time += 1) await ask(warm, target, request);
      express.mockClear();
      const answer = await ask(warm, target, request);
      expect(express).not.toHaveBeenCalled();
      expect(comparable(answer)).toEqual(comparable(await ask(whole, target, request)));
    },
  );

  it.each(['identity', 'gzip', 'br'])(
    'OPS-2: a browser that has the page in %s gets 304 ahead of Express',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding, 'if-none-match': await tagOf(encoding) };
      express.mockClear();
      const answer = await warm.ask(ownHost, '/', { headers });
      expect(express).not.toHaveBeenCalled();
      expect(answer.status).toBe(304);
      expect(comparable(answer)).toEqual(comparable(await whole.ask(ownHost, '/', { headers })));
    },
  );

  it.each<[string, More]>([
    ['/', { method: 'POST' }],
    ['/', { method: 'OPTIONS' }],
    ['/', { host: 'elsewhere.example' }],
    ['/', { host: 'inner', headers: { 'x-forwarded-host': 'elsewhere.example' } }],
    ['/?stock_number=K1', {}],
    ['/?email=mele@mail.example', {}],
    ['/?resume=Zk3n0Qf5T9y2Wm8Lr1Xc7A', {}],
    ['/thank-you', {}],
    ['/members', {}],
    ['/members', { headers: { cookie: 'viewer=1' } }],
    ['/Finance', {}],
    ['/finance/', {}],
    ['/nothing', {}],
    ['/compare/tern', {}],
    ['//www.north.example/', {}],
    ['http://www.north.example/', {}],
    ['/finance%', {}],
    ['/healthz', {}],
    ['/robots.txt', {}],
    ['/api/models/none', {}],
  ])('OPS-2: %s with %j is left to Express', async (target, request) => {
    for (let time = 0; time < 2; time += 1) await ask(warm, target, request);
    express.mockClear();
    const answer = await ask(warm, target, request);
    expect(express).toHaveBeenCalledOnce();
    expect(comparable(answer)).toEqual(comparable(await ask(whole, target, request)));
  });
});

describe('a warm page', () => {
  const started: SampleApp[] = [];
  const start = async (more: Partial<AppOptions>) => {
    const app = await startSampleApp([north], { ...options, ...more });
    started.push(app);
    return app;
  };
  afterAll(() => Promise.all(started.map((app) => app.close())));

  it('TEN-8: is not served once content, data or time has changed it', async () => {
    const rendered: string[] = [];
    let [tenant, time, dealer] = [north, options.now!(), sampleDealerData({})];
    const app = await start({
      renderer: {
        ...sampleRenderer(rendered),
        page: (entry, request) => ({
          ...sampleRenderer(rendered).page(entry, request),
          holdsUntil: '2026-11-23T06:30:00.000Z',
        }),
      },
      tenants: tenantsInMemory(() => [tenant]),
      data: { of: () => dealer },
      now: () => time,
    });
    const rendersOf = async () => {
      rendered.length = 0;
      for (let count = 0; count < 3; count += 1) await app.ask(ownHost, '/finance');
      return rendered.length;
    };
    expect(await rendersOf()).toBe(1);
    expect(await rendersOf()).toBe(0);
    tenant = { ...north, version: '2' };
    expect(await rendersOf()).toBe(1);
    dealer = { ...sampleDealerData({}), version: 'imported' };
    expect(await rendersOf()).toBe(1);
    time = new Date('2026-11-23T06:30:00.000Z');
    expect(await rendersOf()).toBe(3);
  });

  it('TEN-1: is not served to a request that names two hosts', async () => {
    const app = await start({});
    for (let count = 0; count < 2; count += 1) await app.ask(ownHost, '/');
    const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
    const hosts = `Host: ${ownHost}\r\nHost: www.south.example`;
    socket.end(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(await toText(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('MDL-5: is not stored while nobody knows whether its model has a new name', async () => {
    let answers = false;
    const found = sampleDealerData({
      models: [{ slug: 'tern', new_slug: 'tern-2', name: 'Tern' } as Model],
    });
    const models = {
      ...found.models,
      bySlug: (slug: string) => (answers ? found.models.bySlug(slug) : deadSource('models')()),
    };
    const app = await start({ data: { of: () => ({ ...found, models }) } });
    for (let count = 0; count < 2; count += 1)
      expect((await app.ask(ownHost, '/models/tern')).status).toBe(200);
    answers = true;
    const moved = await app.ask(ownHost, '/models/tern');
    expect([moved.status, moved.headers.location]).toEqual([301, '/models/tern-2']);
  });

  it('WEB-5: is counted and logged once, like every other', async () => {
    const metrics = createSiteMetrics();
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const app = await start({ metrics, log });
    const ids: unknown[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await app.ask(ownHost, '/finance?body=ute')).headers['x-request-id']);
    const text = await metrics.text();
    expect(text).toContain('forecourt_page_cache_lookups_total{tenant="north",result="hit"} 2\n');
    expect(text).toContain(
      'duration_seconds_count{tenant="north",area="page",method="GET",status="200"} 3\n',
    );
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const request = { msg: 'request', method: 'GET', path: '/finance', tenant: 'north' };
    expect(entries).toMatchObject(ids.map((requestId) => ({ ...request, requestId, status: 200 })));
    expect(new Set(entries.map((entry) => Object.keys(entry).join()))).toHaveLength(1);
    expect(ids).toHaveLength(new Set(ids).size);
  });
});
