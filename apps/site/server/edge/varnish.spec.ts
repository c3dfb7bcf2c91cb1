import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { blockTypes, type Page } from '@forecourt/block-schemas';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { pageParameters, personalParameters, privateParameters } from '@forecourt/renderer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askHere, embeddedData } from '../data/embedded-data.ts';
import { createLogger } from '../log/logger.ts';
import { createSiteMetrics } from '../metrics/site-metrics.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { tenantFolder } from '../tenants/tenant-folder.ts';
import type { TenantSource } from '../tenants/tenant-source.ts';
import { sampleRenderer, startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { startVarnish, whyNoVarnish, type TestVarnish } from '../testing/varnish.ts';
import { openEdge, type Edge } from './open-edge.ts';
import { varnishCache } from './varnish-cache.ts';

const source = path.join(import.meta.dirname, '../../../../tools/varnish/forecourt.vcl');

describe('the configuration for Varnish', () => {
  const page = { blocks: blockTypes.map((type) => ({ type, data: {} })) } as unknown as Page;
  const namesAfter = async (start: string) => {
    const [, names = ''] = new RegExp(`${start}\\(\\??:?([\\w|]+)\\)`).exec(
      await readFile(source, 'utf8'),
    ) ?? [''];
    return names.split('|').sort();
  };

  it('OPS-2: knows every parameter that a block declares', async () => {
    const tenant = { components: new Map() };
    const declared = [...pageParameters(page, tenant), ...personalParameters(page, tenant)];
    expect(await namesAfter('&\\(\\?!')).toEqual([...new Set(declared)].sort());
  });

  it('OPS-2: knows every private parameter', async () => {
    expect(await namesAfter('"&')).toEqual([...privateParameters].sort());
  });
});

const asJson = (value: unknown) => JSON.stringify(value);
const sample = sampleRenderer();
/** Shows the site's name, a page's blocks and the cars that they ask for. */
const renderer: PageRenderer = {
  ...sample,
  plan: ({ page }) => ({
    queries: page.path === '/stock' ? [{ kind: 'search', requests: [{ indexName: 'cars' }] }] : [],
    byData: new Map(),
  }),
  page: ({ page }, { answers, tenant }) => ({
    pieces: [tenant.site.name, ...[page.blocks, [...(answers?.values() ?? [])]].map(asJson)],
    styles: [],
    notes: [],
  }),
};
const token = 'a-token-of-the-tests';
const paths = { home: '/', finance: '/finance', stock: '/stock' };
/** Time for a change to be noticed, purged and rendered, on a busy machine. */
const patient = { timeout: 30_000, interval: 20 };

describe.skipIf(whyNoVarnish)(
  `pages behind Varnish${whyNoVarnish ? ` (skipped: ${whyNoVarnish})` : ''}`,
  () => {
    let folder: string;
    let tenants: TenantSource;
    let app: SampleApp;
    let varnish: TestVarnish;
    let edge: Edge;

    const write = async (name: string, text: string) => {
      const file = path.join(folder, 'tenants', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    };
    const writePage = (tenant: string, name: keyof typeof paths, text: string) =>
      write(
        `${tenant}/pages/${name}.json`,
        JSON.stringify({
          ...{ schemaVersion: 1, path: paths[name], title: name },
          blocks: [{ type: 'header', data: { text, level: 2 } }],
        }),
      );
    const writeCars = (...names: string[]) =>
      write(
        'north/data/cars.json',
        JSON.stringify(names.map((name) => ({ id: name, slug: name, name }))),
      );

    interface Reply {
      readonly status: number;
      readonly text: string;
      /** HIT, STALE, MISS or PASS. */
      readonly cache: unknown;
      readonly headers: Readonly<Record<string, unknown>>;
    }
    const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Reply>((resolve, reject) => {
        const { port } = varnish;
        const given = { host: 'north.localhost', ...headers };
        request({ host: '127.0.0.1', port, path: target, method, headers: given }, (res) => {
          let text = '';
          res.setEncoding('utf8').on('data', (part: string) => (text += part));
          res.on('end', () =>
            resolve({
              ...{ status: res.statusCode ?? 0, text, headers: res.headers },
              cache: res.headers['x-cache'],
            }),
          );
        })
          .on('error', reject)
          .end();
      });
    const textOf = async (target: string) => (await ask(target)).text;
    const cacheOf = async (target: string, headers?: Record<string, string>) =>
      (await ask(target, headers)).cache;

    beforeAll(async () => {
      folder = await temporaryFolder('varnish-site');
      await mkdir(path.join(folder, 'data'));
      for (const tenant of ['north', 'south']) {
        await write(`${tenant}/site.json`, siteJson(tenant, {}));
        await writePage(tenant, 'home', 'Welcome');
      }
      await writePage('north', 'finance', 'Rates of March');
      await writePage('north', 'stock', 'Our cars');
      await writeCars('tern');
      const log = createLogger('silent');
      const dirs = { tenantsDir: path.join(folder, 'tenants'), dataDir: path.join(folder, 'data') };
      tenants = await tenantFolder({ ...dirs, mode: 'production' }, log);
      const data = embeddedData(askHere(() => {}));
      const options = { sharedCaches: true, trustProxy: 'loopback' };
      app = await startSampleApp([], { tenants, renderer, data, log, ...options });
      varnish = await startVarnish(Number(new URL(app.address).port), token);
      edge = openEdge(
        { purgeUrls: [`http://127.0.0.1:${varnish.port}`], purgeToken: token },
        // No repetitions, which would purge pages while a test expects them to be stored.
        { tenants, metrics: createSiteMetrics(), log, later: () => () => {} },
      );
    }, 60_000);
    afterAll(async () => {
      edge.close();
      await varnish.stop();
      await app.close().catch(() => {});
      await tenants.close();
    });

    /** Requests pages until all of them come from the cache. */
    const fill = async (...targets: string[]) => {
      for (const target of targets) await expect.poll(() => cacheOf(target), patient).toBe('HIT');
    };

    it('OPS-2: an edit shows up, and every other page stays stored', async () => {
      const south = { host: 'south.localhost' };
      await fill('/', '/finance', '/stock');
      await expect.poll(() => cacheOf('/', south), patient).toBe('HIT');
      expect(await textOf('/finance')).toContain('Rates of March');
      await writePage('north', 'finance', 'Rates of April');
      await expect.poll(() => textOf('/finance'), patient).toContain('Rates of April');
      expect(await cacheOf('/')).toBe('HIT');
      expect(await cacheOf('/stock')).toBe('HIT');
      expect(await cacheOf('/', south)).toBe('HIT');
    });

    it('OPS-2: imported stock shows up, and pages without cars stay stored', async () => {
      await fill('/', '/stock');
      await writeCars('tern', 'wren');
      await expect.poll(() => textOf('/stock'), patient).toContain('wren');
      expect(await cacheOf('/')).toBe('HIT');
    });

    it('OPS-2: settings of a site change all of its pages and no other tenant’s', async () => {
      const south = { host: 'south.localhost' };
      await fill('/', '/finance');
      await expect.poll(() => cacheOf('/', south), patient).toBe('HIT');
      await write('north/site.json', siteJson('north', { name: 'Another name' }));
      for (const target of ['/', '/finance'])
        await expect.poll(() => textOf(target), patient).toContain('Another name');
      expect(await cacheOf('/', south)).toBe('HIT');
    });

    it('OPS-2: undeclared parameters and cookies share one stored page', async () => {
      await fill('/finance');
      const { text } = await ask('/finance');
      for (const [target, headers] of [
        ['/finance?utm_source=mail&gclid=1&x', {}],
        ['/finance', { cookie: 'forecourt_viewer=x; _ga=1' }],
        ['/finance', { host: 'North.LOCALHOST' }],
      ] as const)
        expect(await ask(target, { ...headers })).toMatchObject({ cache: 'HIT', text });
      expect(await cacheOf('/finance?make=Ostara')).toBe('MISS');
    });

    it('OPS-2: no header but the host selects the tenant whose page is stored', async () => {
      const forged = { 'x-forwarded-host': 'south.localhost', 'x-forecourt-key': '/finance' };
      expect(await ask('/stock?make=Ostara', forged)).toMatchObject({
        cache: 'MISS',
        text: expect.stringContaining('Our cars'),
      });
      expect(await textOf('/stock?make=Ostara')).toContain('Our cars');
    });

    it('OPS-2: each encoding is stored by itself, and visitors see no header for caches', async () => {
      const encodingOf = async (accepted: string) => {
        const { headers } = await ask('/', { 'accept-encoding': accepted });
        return headers['content-encoding'];
      };
      await fill('/');
      expect(await encodingOf('gzip, deflate, br, zstd')).toBe('br');
      expect(await encodingOf('br;q=0, gzip')).toBe('gzip');
      expect(await encodingOf('')).toBeUndefined();
      const { headers } = await ask('/');
      expect(Object.keys(headers)).toEqual(
        expect.not.arrayContaining(['cdn-cache-control', 'surrogate-key', 'xkey', 'via']),
      );
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    });

    it.each([
      ['a prefilled form', '/finance?stock_number=K1'],
      ['a draft', '/finance?_form=a&_step=b&resume=secret'],
      ['an address with personal data', '/finance?E-Mail=mele'],
      ['a mail address in any parameter', '/finance?x=mele@mail.example'],
      ['a parameter with an encoded name', '/finance?%6Dake=Ostara'],
      ['an unknown page', '/nothing'],
      ['an answer of the API', '/api/openapi.json'],
      ['a redirect', '/Finance?utm_source=mail'],
    ])('OPS-2: %s is never stored', async (_, target) => {
      await fill('/finance');
      for (let time = 0; time < 3; time++) expect(await cacheOf(target)).toMatch(/PASS|MISS/);
      expect((await ask('/finance', {}, 'POST')).cache).toBe('PASS');
      expect(await cacheOf('/finance')).toBe('HIT');
    });

    it('OPS-2: only the server’s address with its token may purge', async () => {
      await fill('/');
      const address = `http://127.0.0.1:${varnish.port}`;
      for (const wrong of [undefined, 'another'])
        await expect(varnishCache(address, wrong).purge(['north'])).rejects.toThrow('403');
      expect(await cacheOf('/')).toBe('HIT');
    });

    it('OPS-2: with every server stopped, stored pages are served, those of purged keys too', async () => {
      await fill('/', '/finance');
      const before = [await textOf('/'), await textOf('/finance')];
      await app.close();
      await varnishCache(`http://127.0.0.1:${varnish.port}`, token).purge(['north:/finance']);
      for (let time = 0; time < 3; time++)
        expect([await textOf('/'), await textOf('/finance')]).toEqual(before);
      expect([await cacheOf('/'), await cacheOf('/finance')]).toEqual(['HIT', 'STALE']);
      expect((await ask('/contact')).status).toBe(503);
    });
  },
);
