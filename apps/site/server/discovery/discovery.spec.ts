import type { Car, PageEntry } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDataOf, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';

const car = (slug: string, status = 'Available'): Car => ({ id: slug, slug, name: slug, status });
const many = Array.from({ length: 10_001 }, (_, index) => car(`c-${index}`));

const bare = await sampleTenant('north', [
  '/',
  '/finance',
  '/hidden',
  '/thanks',
  '/models/old-tern',
  '/models/tern',
]);
const changed = (path: string, more: object): [string, PageEntry] => {
  const entry = bare.pages.get(path)!;
  return [path, { ...entry, page: { ...entry.page, ...more } as PageEntry['page'] }];
};
const north = {
  ...bare,
  pages: new Map([
    ...bare.pages,
    changed('/hidden', { seo: { noindex: true } }),
    changed('/thanks', { blocks: [{ type: 'success', data: {} }] }),
  ]),
};
const south = await sampleTenant('south');

let app: SampleApp;
beforeAll(async () => {
  const data = sampleDataOf({
    north: {
      cars: [
        car('tern'),
        car('gone', 'Sold'),
        car('off', ' sold'),
        car('left', 'SOLD - Delivered'),
      ],
      models: [{ slug: 'old-tern', new_slug: 'tern', name: 'Tern' }],
      team: [
        { id: '1', slug: 'mele', name: 'Mele', avatar_url: '/assets/mele.svg' },
        { id: '1', slug: 'mele-again', name: 'Mele', avatar_url: '/assets/mele.svg' },
        { id: '2', slug: 'quiet', name: 'Quiet', avatar_url: '/a.svg', remove_profile_page: true },
        { id: '3', slug: 'no-photo', name: 'New here' },
      ],
    },
    south: { cars: many },
  });
  app = await startSampleApp([north, south], { data });
});
afterAll(() => app.close());

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each]) => each);

describe('sitemap and robots', () => {
  it('WEB-1 CAR-11: the sitemap lists what search engines may show, by its one address', async () => {
    const { headers, text } = await app.ask('NORTH.localhost', '/sitemap.xml');
    expect(headers['content-type']).toMatch(/^application\/xml/);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>/);
    const { port } = new URL(app.address);
    expect(addresses(text)).toEqual(
      ['/', '/finance', '/models/tern', '/team/mele', '/cars/tern'].map(
        (path) => `http://north.localhost:${port}${path}`,
      ),
    );
    const other = await app.ask('www.north.example', '/sitemap.xml');
    expect(addresses(other.text)[0]).toBe('https://www.north.example/');
  });

  it('WEB-1: with many cars it is an index, and its parts hold each of them once', async () => {
    const { text } = await app.ask('south.localhost', '/sitemap.xml');
    expect(text).toContain('<sitemapindex');
    const parts = addresses(text).map((each) => new URL(each!).pathname);
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-cars-1.xml', '/sitemap-cars-2.xml']);
    const found: (string | undefined)[] = [];
    for (const part of parts) {
      found.push(...addresses((await app.ask('south.localhost', part)).text));
    }
    expect(found).toHaveLength(1 + many.length);
    expect(new Set(found).size).toBe(found.length);
    expect((await app.ask('south.localhost', '/sitemap-cars-3.xml')).status).toBe(404);
  });

  it('WEB-1: a sitemap is sent compressed, as thousands of addresses alike', async () => {
    const { headers } = await app.ask('south.localhost', '/sitemap-cars-1.xml', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers['content-encoding']).toBe('br');
  });

  it('WEB-1: robots.txt names the sitemap and keeps robots from the calls', async () => {
    const { headers, text } = await app.ask('www.north.example', '/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toContain('Sitemap: https://www.north.example/sitemap.xml');
    expect(text).toContain('Disallow: /api/');
  });

  it('WEB-1: nothing of a preview is for robots', async () => {
    const preview = await startSampleApp([north], { mode: 'preview' });
    const { text } = await preview.ask('north.localhost', '/robots.txt');
    expect(text).toBe('User-agent: *\nDisallow: /\n');
    await preview.close();
  });

  it('API-2: without the stock the sitemap asks to come back rather than forget the cars', async () => {
    const dealer = { ...sampleDealerData({}), search: { search: deadSource('search') } };
    const sick = await startSampleApp([north], { data: { of: () => dealer } });
    const { status, headers } = await sick.ask('north.localhost', '/sitemap.xml');
    expect([status, headers['retry-after']]).toEqual([503, '300']);
    await sick.close();
  });
});
