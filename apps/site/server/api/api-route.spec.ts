import type { Car, Model } from '@forecourt/block-schemas';
import type { WebsiteLocations } from '@forecourt/dealership';
import { Ajv2020 } from 'ajv/dist/2020.js';
import express from 'express';
import { HtmlValidate } from 'html-validate';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDataOf, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { deadSource, sampleDealerData, silentSource } from '../testing/sample-dealer-data.ts';
import { startSampleForms } from '../testing/sample-forms.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { apiRoute } from './api-route.ts';
import { openApi } from './open-api.ts';

const cars: Car[] = [
  { id: 'c-1', slug: 'tern', name: 'Tern', make: 'Ostara', price: 30_000, year: 2024 },
  { id: 'c-2', slug: 'gannet', name: 'Gannet', make: 'Corrin', price: 50_000, year: 2023 },
];
const models: Model[] = [
  { slug: 'tern', name: 'Tern', brochure_url: '/assets/tern.pdf' },
  { slug: 'gannet', name: 'Gannet' },
];
const network: WebsiteLocations[] = [
  {
    id: 7,
    name: 'Wharf Road Cars',
    locations: [{ id: '301', name: 'Wharf Road', address: { lat: -32.9, long: 151.7 } }],
  },
];
const summary = { reviews: [{ rating: 5, text: 'Kind.' }], count: 12, average_rating: 4.8 };
const reviews = { '': summary, 'Wharf Road': { ...summary, count: 3 } };

const north = await sampleTenant('north');
const sampleSouth = await sampleTenant('south');
const south = { ...sampleSouth, site: { ...sampleSouth.site, region: 'NZ' as const } };
const data = sampleDataOf({ north: { cars, models, network, reviews } });

let app: SampleApp;
beforeAll(async () => {
  app = await startSampleApp([north, south], { data });
});
afterAll(() => app.close());

async function get(target: string, tenant = 'north') {
  const { status, headers, text } = await app.ask(`${tenant}.localhost`, `/api${target}`);
  return { status, headers, body: JSON.parse(text) };
}

async function post(body: unknown, tenant = 'north') {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const { status, text } = await app.ask(`${tenant}.localhost`, '/api/search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: sent,
  });
  return { status, body: JSON.parse(text) };
}

const htmlValidate = new HtmlValidate({ extends: ['html-validate:standard'] });

const ajv = new Ajv2020({ strict: false });
for (const schema of Object.values(openApi.components.schemas)) ajv.addSchema(schema);

/** Errors of a reply by the schema of this title. */
function errors(title: keyof typeof openApi.components.schemas, body: unknown) {
  const { $id } = openApi.components.schemas[title] as { $id: string };
  ajv.validate($id, body);
  return ajv.errors;
}

describe('replies', () => {
  it('API-1: manufacturer-locations lists websites with their places', async () => {
    const { status, body } = await get('/manufacturer-locations');
    expect([status, body]).toEqual([200, { websites: network }]);
    expect(errors('ManufacturerLocationsReply', body)).toBeNull();
  });

  it('API-1, MDL-4: models/{slug} gives the brochure, null where there is none', async () => {
    expect((await get('/models/tern')).body).toEqual({ brochure_url: '/assets/tern.pdf' });
    const { body } = await get('/models/gannet');
    expect(body).toEqual({ brochure_url: null });
    expect(errors('ModelReply', body)).toBeNull();
  });

  it('MDL-4: a brochure that the site names wins over the one of the model', async () => {
    const url = 'https://media.example/tern.pdf';
    const named = {
      ...north,
      site: { ...north.site, settings: { brochures: [{ model: 'tern', url }] } },
    };
    const other = await startSampleApp([named], { data });
    const { text } = await other.ask('north.localhost', '/api/models/tern');
    expect(JSON.parse(text)).toEqual({ brochure_url: url });
    await other.close();
  });

  it('API-1, REV-1: reviews returns one profile or all, cached for 24 hours', async () => {
    const one = await get('/reviews?websiteId=north&gmbId=Wharf+Road');
    expect(one.body.count).toBe(3);
    expect(one.headers['cache-control']).toBe('public, max-age=86400');
    expect(errors('ReviewSummary', one.body)).toBeNull();
    expect((await get('/reviews?websiteId=north&gmbId=All%20Reviews')).body.count).toBe(12);
    expect((await get('/reviews?websiteId=north')).body.count).toBe(12);
  });

  it('API-1, DSH-2: places suggests places of Australia by part of a name, in any case', async () => {
    const { status, headers, body } = await get('/places?q=KIAM');
    expect(status).toBe(200);
    expect(errors('PlacesReply', body)).toBeNull();
    expect(body.places[0]).toMatchObject({ name: 'Kiama', state: 'NSW' });
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect((await get('/places?q=a')).body.places).toHaveLength(6);
    expect((await get('/places?q=zzzz')).body).toEqual({ places: [] });
  });

  it('API-1, DSH-2: places of New Zealand are suggested to its sites, and to no other', async () => {
    const name = async (text: string, tenant: string) =>
      (await get(`/places?q=${encodeURIComponent(text)}`, tenant)).body.places[0]?.name;
    for (const text of ['Whangārei', 'whangarei'])
      expect(await name(text, 'south')).toBe('Whangārei');
    expect(await name('kiama', 'south')).toBeUndefined();
    expect(await name('whangarei', 'north')).toBeUndefined();
  });

  it('API-1: search speaks the contract of search clients, as a list or as an object', async () => {
    const requests = [
      { indexName: 'cars/sort/price:desc', params: { facets: ['make'], hitsPerPage: 1 } },
      { indexName: 'cars', params: { facetFilters: ['make:Ostara'] } },
    ];
    const { status, body } = await post({ requests });
    expect(status).toBe(200);
    expect(errors('SearchReply', body)).toBeNull();
    expect(body.results[0].hits[0].objectID).toBe('c-2');
    expect(body.results[0].facets).toEqual({ make: { Ostara: 1, Corrin: 1 } });
    expect(body.results[1].nbHits).toBe(1);
    expect((await post(requests)).body.results).toHaveLength(2);
  });

  it('API-1: describes itself, and every call that it describes is there', async () => {
    const { body } = await get('/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const whole = await startSampleForms([north], { app: { data } });
    for (const path of Object.keys(body.paths)) {
      const target = path.replace('{modelSlug}', 'tern');
      const { status } = await whole.app.ask('north.localhost', target);
      expect([200, 400, 405]).toContain(status);
    }
    await whole.close();
  });
});

it('API-4: describes each header that a receiver of webhooks has to check', () => {
  const described = openApi.webhooks.lead.post.parameters;
  expect(described.map(({ name, in: place }) => [name, place])).toEqual(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, 'header']),
  );
});

describe('the page for people', () => {
  it('API-1: describes every call and every reply, in a page that loads nothing', async () => {
    const { status, headers, text } = await app.ask('north.localhost', '/api/docs');
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const path of Object.keys(openApi.paths)) expect(text).toContain(`<code>${path}</code>`);
    for (const name of Object.keys(openApi.components.schemas))
      expect(text).toContain(`id="${name}"`);
    const { valid } = await htmlValidate.validateString(text);
    expect(valid).toBe(true);
    expect(text).not.toContain('<script');
  });
});

describe('wrong input', () => {
  it.each([
    ['/reviews', 400, 'websiteId'],
    ['/reviews?websiteId=', 400, 'websiteId'],
    ['/reviews?websiteId=1&websiteId=2', 400, 'websiteId'],
    ['/places', 400, 'q'],
    ['/places?q=%20', 400, 'q'],
    ['/places?q=a&q=b', 400, 'q'],
    ['/places?q=Ki%00ama', 400, 'q'],
    ['/models/%', 400, 'path'],
    ['/reviews?websiteId=north&gmbId=Nobody', 404, 'gmbId'],
    ['/models/No%20Model', 400, 'modelSlug'],
    ['/models/osprey', 404, 'modelSlug'],
  ])('API-1: %s is answered %i naming %s', async (target, status, field) => {
    const answer = await get(target);
    expect([answer.status, answer.body.error.field]).toEqual([status, field]);
    expect(errors('ApiError', answer.body)).toBeNull();
  });

  it.each([
    ['{', 400, 'body'],
    ['"text"', 400, 'requests'],
    ['null', 400, 'requests'],
    ['7', 400, 'requests'],
    ['', 400, 'requests'],
    ['{}', 400, 'requests'],
    [{ requests: 'cars' }, 400, 'requests'],
    [{ requests: [null] }, 400, 'requests'],
    [{ requests: [{ indexName: 'people' }] }, 400, 'indexName'],
    [{ requests: [{ indexName: 'cars', params: { hitsPerPage: 251 } }] }, 400, 'hitsPerPage'],
    [{ requests: [{ indexName: 'cars', params: { facetFilters: ['x'] } }] }, 400, 'facetFilters'],
  ])('API-1: a search for %j is answered %i naming %s', async (body, status, field) => {
    const answer = await post(body);
    expect([answer.status, answer.body.error.field]).toEqual([status, field]);
    expect(errors('ApiError', answer.body)).toBeNull();
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*:\d+/);
  });

  const brackets = `${'['.repeat(15_000)}${']'.repeat(15_000)}`;
  it.each([
    ['facetFilters', `{"facetFilters":${brackets}}`],
    ['numericFilters', `{"numericFilters":${brackets}}`],
    ['facets', `{"facets":${brackets}}`],
    ['xx', `{"xx":${brackets}}`],
    ['query', String.raw`{"query":"Tern \ud800"}`],
    ['filters', String.raw`{"filters":"make:\u0000"}`],
  ])('OPS-3, API-1: a hostile value of %s is answered 400', async (field, params) => {
    const answer = await post(`{"requests":[{"indexName":"cars","params":${params}}]}`);
    expect([answer.status, answer.body.error.field]).toEqual([400, field]);
  });

  it('OPS-3, API-1: a body of nothing but brackets is answered 400', async () => {
    const answer = await post(brackets);
    expect([answer.status, answer.body.error.field]).toEqual([400, 'body']);
  });

  it('OPS-3: only parameters that have an effect reach the search', async () => {
    const params = { query: 'tern', clickAnalytics: true, xx: [[1]] };
    const { body } = await post({ requests: [{ indexName: 'cars', params }] });
    expect(body.results[0].params).toBe('query=tern');
  });

  it('API-1: what is too long is refused', async () => {
    const long = await get(`/reviews?websiteId=north&gmbId=${'x'.repeat(201)}`);
    expect([long.status, long.body.error.field]).toEqual([400, 'gmbId']);
    const huge = await post(' '.repeat(70_000));
    expect([huge.status, huge.body.error.field]).toEqual([413, 'body']);
  });

  const search = (params: object) => ({ indexName: 'cars', params });
  it.each([
    ['searches', 'requests', Array.from({ length: 21 }, () => search({ hitsPerPage: 0 }))],
    ['hits', 'hitsPerPage', [search({ hitsPerPage: 250 }), search({ hitsPerPage: 51 })]],
    ['hits by default', 'hitsPerPage', Array.from({ length: 16 }, () => search({}))],
    [
      'facet values',
      'maxValuesPerFacet',
      [1, 2].map(() => search({ facets: ['*'], maxValuesPerFacet: 1000 })),
    ],
    ['attributes', 'attributesToRetrieve', [search({ attributesToRetrieve: [7] })]],
  ])('OPS-3: a call for too many %s is answered 400 naming %s', async (_what, field, requests) => {
    const answer = await post({ requests });
    expect([answer.status, answer.body.error.field]).toEqual([400, field]);
    expect(errors('ApiError', answer.body)).toBeNull();
  });

  it('OPS-3: a page of 250 hits with the counts of every facet is within the limits', async () => {
    const facets = Array.from({ length: 15 }, () =>
      search({ facets: ['make'], hitsPerPage: 1, maxValuesPerFacet: 100 }),
    );
    const page = search({ facets: ['*'], hitsPerPage: 250, maxValuesPerFacet: 100 });
    expect((await post({ requests: [page, ...facets] })).status).toBe(200);
  });

  it('OPS-3: an address that calls too often waits; other addresses and calls do not', async () => {
    const router = express();
    router.set('trust proxy', true);
    router.use((_req, res, next) => {
      res.locals.tenant = north;
      next();
    });
    router.use('/api', apiRoute({ data, logFailure: () => {}, callsPerMinute: 3 }));
    const server = router.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (path: string, from: string, body?: string) =>
      fetch(`http://127.0.0.1:${port}/api${path}`, {
        headers: { 'x-forwarded-for': from },
        ...(body && { method: 'POST', body }),
      });
    const body = JSON.stringify({ requests: [search({ hitsPerPage: 0 })] });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call++)
      statuses.push((await ask('/search', '203.0.113.7', body)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await ask('/search', '203.0.113.7', body);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(errors('ApiError', await refused.json())).toBeNull();
    expect((await ask('/search', '203.0.113.8', body)).status).toBe(200);
    expect((await ask('/places?q=ki', '203.0.113.7')).status).toBe(200);
    await new Promise((closed) => server.close(closed));
  });

  it('OPS-3: replies are compressed, and hold the attributes that were asked for', async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({ ...cars[0]!, id: `c-${at}` }));
    const stock = await startSampleApp([north], { data: sampleDataOf({ north: { cars: many } }) });
    const ask = (params: object, encoding: string) =>
      stock.ask('north.localhost', '/api/search', {
        method: 'POST',
        headers: { 'accept-encoding': encoding },
        body: JSON.stringify([search({ hitsPerPage: 50, ...params })]),
      });
    const [plain, gzip, brotli] = [await ask({}, ''), await ask({}, 'gzip'), await ask({}, 'br')];
    expect([gzip.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual([
      'gzip',
      'br',
    ]);
    expect(gzip.body.length).toBeLessThan(plain.body.length / 4);
    const named = JSON.parse((await ask({ attributesToRetrieve: ['slug'] }, '')).text);
    expect(named.results[0].hits[0]).toEqual({ slug: 'tern', objectID: expect.any(String) });
    await stock.close();
  });

  it('API-1: unknown calls are 404 and other methods 405, both as JSON', async () => {
    expect(await get('/users')).toMatchObject({ status: 404, body: { error: {} } });
    const { status, headers } = await get('/search');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});

describe('tenants and sources', () => {
  it("TEN-1: no call answers with another tenant's data", async () => {
    expect((await get('/manufacturer-locations', 'south')).body).toEqual({ websites: [] });
    expect((await get('/models/tern', 'south')).status).toBe(404);
    expect((await get('/reviews?websiteId=north', 'south')).status).toBe(404);
    const { body } = await post({ requests: [{ indexName: 'cars' }] }, 'south');
    expect(body.results[0].nbHits).toBe(0);
  });

  it('API-2: a dead source is 503 for its own call alone', async () => {
    const sound = sampleDealerData({ models });
    const sick = await startSampleApp([north], {
      data: { of: () => ({ ...sound, reviews: { summary: deadSource('reviews') } }) },
    });
    const ask = (target: string) => sick.ask('north.localhost', target);
    const { status, headers, text } = await ask('/api/reviews?websiteId=north');
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(errors('ApiError', JSON.parse(text))).toBeNull();
    expect((await ask('/api/models/tern')).status).toBe(200);
    await sick.close();
  });

  it('API-2: a source that never answers is 503 when its time is up', async () => {
    const sound = sampleDealerData({});
    const sick = await startSampleApp([north], {
      data: { of: () => ({ ...sound, reviews: { summary: silentSource } }) },
      after: (_milliseconds, callback) => {
        queueMicrotask(callback);
        return () => {};
      },
    });
    expect((await sick.ask('north.localhost', '/api/reviews?websiteId=north')).status).toBe(503);
    await sick.close();
  });

  it('API-1: an internal error is 500 and reveals nothing', async () => {
    const sound = sampleDealerData({});
    const broken = await startSampleApp([north], {
      data: {
        of: () => ({
          ...sound,
          models: {
            ...sound.models,
            bySlug: () => {
              throw new Error('the secret reason');
            },
          },
        }),
      },
    });
    const { status, text } = await broken.ask('north.localhost', '/api/models/tern');
    expect([status, text.includes('secret')]).toEqual([500, false]);
    await broken.close();
  });
});
