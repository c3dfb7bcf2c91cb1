import { connect } from 'node:net';
import { text as toText } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from './pages/page-renderer.ts';
import { sampleRenderer, startSampleApp, type SampleApp } from './testing/sample-app.ts';
import { tenantsInMemory } from './testing/tenants-in-memory.ts';
import { drawing, sampleTenant } from './testing/sample-tenant.ts';

const north = await sampleTenant('north', ['/', '/finance', '/book-test-drive/'], {
  'mark.svg': { text: drawing, mediaType: 'image/svg+xml' },
  'film.mp4': { text: '0123456789', mediaType: 'video/mp4' },
});
const south = await sampleTenant('south');
const secret = 'the reason why';
const rendered: string[] = [];
const renderer = {
  ...sampleRenderer(rendered),
  page: ((entry, request) => {
    if (request.tenant.slug === 'south') throw new Error(secret);
    return sampleRenderer(rendered).page(entry, request);
  }) satisfies PageRenderer['page'],
};

let app: SampleApp;
beforeAll(async () => {
  app = await startSampleApp([north, south], { renderer });
});
afterAll(() => app.close());

/** The server's response to bytes that no client of ours would send, split at blank lines. */
async function overTheWire(text: string): Promise<string[]> {
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1');
  socket.end(text);
  return (await toText(socket)).split('\r\n\r\n');
}

describe('tenants by host', () => {
  it('TEN-1: each host name shows its own tenant', async () => {
    expect((await app.ask('www.north.example', '/')).text).toContain('Page /');
    expect((await app.ask('north.localhost:3000', '/finance')).text).toContain('Page /finance');
  });

  it.each(['other.example', 'localhost', '127.0.0.1'])(
    'TEN-1: %s gets a plain 404 that shows nothing of any tenant',
    async (host) => {
      const answer = await app.ask(host, '/');
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(answer.text).toBe('Not found\n');
    },
  );

  it('TEN-1: X-Forwarded-Host does not count by default', async () => {
    const headers = { 'x-forwarded-host': 'www.north.example' };
    expect((await app.ask('other.example', '/', { headers })).status).toBe(404);
  });

  it('TEN-1: X-Forwarded-Host counts behind a trusted proxy', async () => {
    const proxied = await startSampleApp([north, south], { renderer, trustProxy: 'loopback' });
    const headers = { 'x-forwarded-host': 'www.north.example' };
    expect((await proxied.ask('inner', '/', { headers })).status).toBe(200);
    await proxied.close();
  });

  it('TEN-1: a visitor behind a trusted proxy cannot reach another tenant under the host of one', async () => {
    const proxied = await startSampleApp([north, south], { renderer, trustProxy: 'loopback' });
    const ask = (host: string, headers = {}) => proxied.ask(host, '/', { headers });
    const own = await ask('www.north.example');
    const forwarded = await ask('www.north.example', { 'x-forwarded-host': 'www.south.example' });
    expect(forwarded.text).toBe(own.text);
    expect(forwarded.text).not.toBe((await ask('www.south.example')).text);
    await proxied.close();
  });

  it('TEN-1: a request that names two hosts reaches neither', async () => {
    const [answer] = await overTheWire(
      'GET / HTTP/1.1\r\nHost: www.north.example\r\nHost: south.localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('TEN-1: a port that does not exist reaches no tenant', async () => {
    expect((await app.ask('north.localhost:65536', '/')).status).toBe(404);
    expect((await app.ask('north.localhost:65535', '/')).status).toBe(200);
  });

  it('WEB-1: a page names itself by http or https, whatever forwarded headers a visitor sends', async () => {
    const proxied = await startSampleApp([north], { renderer, trustProxy: true });
    const origin = async (proto: string) =>
      (
        await proxied.ask('north.localhost', '/', { headers: { 'x-forwarded-proto': proto } })
      ).text.split('<p>')[1];
    expect(await origin('javascript')).toBe(
      `http://north.localhost:${new URL(proxied.address).port}`,
    );
    expect(await origin('https')).toBe('https://north.localhost');
    await proxied.close();
  });

  it('TEN-1, OPS-3: a visitor waits for a tenant that is not in memory; one that can’t be read is 503', async () => {
    const tenants = {
      ...tenantsInMemory(() => [north, south]),
      open: async (slug: string) => (slug === 'north' ? north : undefined),
    };
    const reading = await startSampleApp([], { renderer, tenants });
    expect((await reading.ask('north.localhost', '/')).status).toBe(200);
    const unreadable = await reading.ask('south.localhost', '/');
    expect([unreadable.status, unreadable.headers['retry-after']]).toEqual([503, '5']);
    await reading.close();
  });

  it('lists the tenants at bare localhost only when asked to', async () => {
    const listing = await startSampleApp([north, south], { renderer, listTenants: true });
    expect((await listing.ask('localhost:3000', '/')).text).toContain(
      'http://north.localhost:3000/',
    );
    expect((await listing.ask('other.example', '/')).text).not.toContain('north');
    await listing.close();
  });
});

describe('assets', () => {
  it('TEN-11: are served from their copies while the tenant’s folder is missing', async () => {
    const { file, ...mark } = north.assets.get('/assets/mark.svg')!;
    const asset = { ...mark, file: `${file}.gone`, copy: file };
    const lost = await startSampleApp([{ ...north, assets: new Map([[asset.path, asset]]) }]);
    expect((await lost.ask('north.localhost', '/assets/mark.svg')).status).toBe(200);
    const picture = await lost.ask('north.localhost', `/_image/${asset.hash}/320.webp/mark`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    await lost.close();
  });
});

describe('health', () => {
  it('WEB-5: answers without a host that anybody knows', async () => {
    expect((await app.ask('10.0.0.1', '/healthz')).status).toBe(200);
    expect((await app.ask('10.0.0.1', '/readyz')).status).toBe(200);
  });

  it('WEB-5, OPS-3: while tenants are still being read it serves the others, and is not ready', async () => {
    let isStarting = true;
    const tenants = { ...tenantsInMemory(() => [north]), isStarting: () => isStarting };
    const starting = await startSampleApp([], { renderer, tenants });
    const status = async (host: string, target: string) =>
      (await starting.ask(host, target)).status;
    expect(await status('north.localhost', '/')).toBe(200);
    expect(await status('x', '/readyz')).toBe(503);
    const late = await starting.ask('late.example', '/');
    expect([late.status, late.headers['retry-after']]).toEqual([503, '5']);
    isStarting = false;
    expect(await status('x', '/readyz')).toBe(200);
    expect(await status('late.example', '/')).toBe(404);
    await starting.close();
  });

  it('WEB-5: is not ready while the server starts or stops', async () => {
    const empty = await startSampleApp([]);
    expect((await empty.ask('x', '/readyz')).status).toBe(503);
    await empty.close();
    const starting = await startSampleApp([north], { isReady: () => false });
    expect((await starting.ask('x', '/readyz')).status).toBe(503);
    expect((await starting.ask('x', '/healthz')).status).toBe(200);
    await starting.close();
  });
});

describe('pages', () => {
  it('TEN-9: redirects to the one address a page has', async () => {
    const to = async (target: string) => {
      const { status, headers } = await app.ask('north.localhost', target);
      return [status, headers.location];
    };
    expect(await to('/finance/?a=1')).toEqual([301, '/finance?a=1']);
    expect(await to('/book-test-drive')).toEqual([301, '/book-test-drive/']);
    expect(await to('/Finance')).toEqual([301, '/finance']);
    expect(await to('/f%69nance?a=1')).toEqual([301, '/finance?a=1']);
    expect(await to('/c%61rs/tern%2Dx')).toEqual([301, '/cars/tern-x']);
    expect(await to('/book-test-drive/')).toEqual([200, undefined]);
  });

  it('WEB-1: leads from addresses that have moved to where they are now', async () => {
    const redirects = new Map([
      ['/old', { from: '/old', to: '/finance?from=old#top', status: 302 as const }],
      ['/cars/sold', { from: '/cars/sold', to: 'https://north.example/stock' }],
      ['/finance', { from: '/finance', to: '/' }],
      ['/group', { from: '/group', to: 'https://group.example/' }],
      ['/home', { from: '/home', to: 'https://www.north.example/' }],
      ['/tō-mātou', { from: '/Tō-mātou', to: '/finance' }],
      ['/our team', { from: '/our%20team', to: '/finance#café' }],
    ]);
    const moved = await startSampleApp([{ ...north, redirects }]);
    const to = async (target: string) => {
      const { status, headers } = await moved.ask('north.localhost', target);
      return [status, headers.location];
    };
    expect(await to('/Old/?a=1')).toEqual([302, '/finance?from=old&a=1#top']);
    expect(await to('/cars/sold')).toEqual([301, 'https://north.example/stock']);
    expect(await to('/group?name=Ann')).toEqual([301, 'https://group.example/']);
    expect(await to('/home?a=1')).toEqual([301, 'https://www.north.example/?a=1']);
    expect(await to('/T%C5%8D-m%C4%81tou')).toEqual([301, '/finance']);
    expect(await to('/Our%20Team/')).toEqual([301, '/finance#caf%C3%A9']);
    // A page that is there comes before an address that has moved.
    expect(await to('/finance')).toEqual([200, undefined]);
    await moved.close();
  });

  it.each(['//evil.example/finance/', '/\\evil.example'])(
    'never redirects %s elsewhere',
    async (target) => {
      expect((await app.ask('north.localhost', target)).status).toBe(400);
    },
  );

  it.each(['/nothing', '/finance.data', '/_root.data', '/__manifest', '/%', '/%00', '/a/b/c'])(
    'WEB-1: %s is a 404 in the look of the tenant',
    async (target) => {
      const answer = await app.ask('north.localhost', target);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('404 Motors north');
    },
  );

  it('WEB-1: a page names itself by the first domain, and by the local name under localhost', async () => {
    const north = async (host: string) => (await app.ask(host, '/')).text.split('<p>')[1];
    expect(await north('www.north.example')).toBe('https://www.north.example');
    expect(await north('WWW.NORTH.EXAMPLE:8080')).toBe('https://www.north.example');
    const { port } = new URL(app.address);
    expect(await north(`north.localhost:${port}`)).toBe(`http://north.localhost:${port}`);
  });

  it('WEB-1: a page that cannot be rendered is a 500 in the look of the tenant and reveals no reason', async () => {
    const answer = await app.ask('south.localhost', '/');
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('500 Motors south');
    expect(answer.text).not.toContain(secret);
  });

  it('shows developers the reason', async () => {
    const preview = await startSampleApp([south], { renderer, mode: 'preview' });
    expect((await preview.ask('south.localhost', '/')).text).toContain(secret);
    await preview.close();
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await app.ask('north.localhost', '/');
    const head = await app.ask('north.localhost', '/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s with 405', async (method) => {
    const answer = await app.ask('north.localhost', '/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('renders a page once for all requests that do not differ in what its blocks read', async () => {
    const before = rendered.length;
    await app.ask('north.localhost', '/finance?utm_source=mail&body=SUV');
    await app.ask('north.localhost', '/finance?body=SUV&gclid=1');
    expect(rendered.slice(before)).toEqual(['/finance?body=SUV']);
  });

  it('OPS-3: the port of Host makes no page of its own, neither in the cache nor in the document', async () => {
    const before = rendered.length;
    const hosts = ['north.localhost', 'north.localhost:1', 'NORTH.localhost:65535'];
    const answers = [];
    for (const host of hosts) answers.push(await app.ask(host, '/finance?body=Ute'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(rendered.slice(before)).toEqual(['/finance?body=Ute']);
  });

  it('sends Brotli, gzip or plain, and 304 to those who have it', async () => {
    const plain = await app.ask('north.localhost', '/');
    const ask = (encoding: string, etag = '') =>
      app.ask('north.localhost', '/', {
        headers: { 'accept-encoding': encoding, ...(etag && { 'if-none-match': etag }) },
      });
    const brotli = await ask('gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    const zipped = await ask('gzip, br;q=0');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(plain.text);
    expect(new Set([plain, brotli, zipped].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await ask('br', brotli.headers.etag);
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('carries the security headers', async () => {
    const { headers } = await app.ask('north.localhost', '/');
    const policy = headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).toMatch(/style-src 'sha256-[\w+/]{43}='; style-src-attr 'unsafe-inline'/);
    expect(policy).toContain("frame-src 'self' https://player.example;");
    for (const part of [
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'self'`,
      `object-src 'none'`,
    ]) {
      expect(policy).toContain(part);
    }
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'speculation-rules': '"/_speculation-rules.json"',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('assets', () => {
  it('WEB-1: has an answer for the icon that browsers ask for', async () => {
    expect((await app.ask('north.localhost', '/favicon.ico')).status).toBe(204);
  });

  it('serves files of the tenant with their type, and nothing in a drawing may run', async () => {
    const answer = await app.ask('north.localhost', '/assets/mark.svg');
    expect(answer.text).toBe(drawing);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  it('serves parts of a film', async () => {
    const headers = { range: 'bytes=2-4' };
    const answer = await app.ask('north.localhost', '/assets/film.mp4', { headers });
    expect([answer.status, answer.text]).toEqual([206, '234']);
  });

  it('answers a part beyond the end with 416 and a version nobody has with 412', async () => {
    const ask = (headers: Record<string, string>) =>
      app.ask('north.localhost', '/assets/film.mp4', { headers });
    const beyond = await ask({ range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(beyond.headers['cache-control']).toBe('no-store');
    expect((await ask({ 'if-match': '"other"' })).status).toBe(412);
  });

  it('TEN-1: knows no file of another tenant', async () => {
    expect((await app.ask('south.localhost', '/assets/mark.svg')).status).toBe(404);
  });

  it.each([
    '/assets/../site.json',
    '/assets/..%2fsite.json',
    '/assets/%2e%2e/site.json',
    '/assets/..%5csite.json',
    '/assets/%252e%252e/site.json',
    '/assets//etc/passwd',
    '/assets/mark.svg%00',
    '/assets/%E0%A4%A',
    '/assets/',
  ])('leads nowhere else by %s', async (target) => {
    expect([400, 404]).toContain((await app.ask('north.localhost', target)).status);
  });
});
