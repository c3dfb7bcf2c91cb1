import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './address-guard.ts';
import { externalLinks } from './external-links.ts';
import type { ExternalLinksOptions } from './external-links.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server and returns its address and the requests that it receives. */
async function serve(answer: Answer) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  const { port } = server.address() as AddressInfo;
  return { at: (path: string) => `http://127.0.0.1:${port}${path}`, port, requests };
}

const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, headers).end();

const linksOf = (options: Partial<ExternalLinksOptions> = {}) =>
  externalLinks({
    userAgent: 'forecourt/1.2.3 (link checker)',
    isAllowed: (address) => address === '127.0.0.1',
    ...options,
  });

/** Problem of one address; undefined if there is none. */
async function problemOf(address: string, options?: Partial<ExternalLinksOptions>) {
  const { check, unknown } = linksOf(options);
  const problems = await check(new Set([address]));
  return problems.get(address) ?? (unknown() > 0 ? 'unknown' : 'none');
}

describe('CLI-7: links to other sites', () => {
  it.each([
    [200, 'none'],
    [404, 'its server answers 404'],
    [410, 'its server answers 410'],
    [500, 'its server answers 500'],
    [401, 'unknown'],
    [403, 'unknown'],
    [429, 'unknown'],
    [503, 'unknown'],
  ])('CLI-7: status %i: %s', async (status, expected) => {
    const { at } = await serve(answering(status));
    expect(await problemOf(at('/'))).toBe(expected);
  });

  it('CLI-7: HEAD is tried first, GET where a server may not know HEAD', async () => {
    const { at, requests } = await serve(({ method }, response) => {
      response.writeHead(method === 'HEAD' ? 405 : 200).end('a page');
    });
    expect(await problemOf(at('/a'))).toBe('none');
    expect(requests).toEqual(['HEAD /a', 'GET /a']);
  });

  it('CLI-7: requests name the product', async () => {
    let agent: string | undefined;
    const { at } = await serve(({ headers }, response) => {
      agent = headers['user-agent'];
      response.end();
    });
    await problemOf(at('/'));
    expect(agent).toBe('forecourt/1.2.3 (link checker)');
  });

  it('CLI-7: a server that asks for a pause is asked again, and not if the pause is long', async () => {
    let count = 0;
    const { at, requests } = await serve((request, response) => {
      count += 1;
      const isLong = request.url === '/long';
      if (isLong || count === 1) response.setHeader('Retry-After', isLong ? '3600' : '0');
      response.writeHead(isLong || count === 1 ? 429 : 404).end();
    });
    expect(await problemOf(at('/short'))).toBe('its server answers 404');
    expect(requests).toEqual(['HEAD /short', 'HEAD /short', 'GET /short']);
    expect(await problemOf(at('/long'))).toBe('unknown');
    expect(requests).toHaveLength(4);
  });

  it('CLI-7: redirects are followed to their end', async () => {
    const { at } = await serve(({ url }, response) => {
      const next = { '/a': '/b', '/b': '/gone', '/round': '/round' }[url ?? ''];
      response.writeHead(next ? 302 : 404, next ? { Location: next } : {}).end();
    });
    expect(await problemOf(at('/a'))).toBe('its server answers 404');
    expect(await problemOf(at('/round'))).toBe('it is redirected more than 5 times');
  });

  it('CLI-7: a host gets one request at a time, and an address one for all its anchors', async () => {
    let [active, most] = [0, 0];
    const { at, requests } = await serve((_, response) => {
      most = Math.max(most, (active += 1));
      setImmediate(() => {
        active -= 1;
        response.end();
      });
    });
    const paths = ['/a#one', '/a#two', '/b', '/c', '/d'];
    await linksOf().check(new Set(paths.map(at)));
    expect(requests).toEqual(['HEAD /a', 'HEAD /b', 'HEAD /c', 'HEAD /d']);
    expect(most).toBe(1);
  });

  it('CLI-7: names without an address, and ports without a server, are broken', async () => {
    const { port } = await serve(answering(200));
    for (const close of closing.splice(0)) await close();
    expect(await problemOf(`http://127.0.0.1:${port}/`)).toBe('its server refuses connections');
  });

  it('CLI-7: the number and the time of requests are bounded', async () => {
    const { at, requests } = await serve(answering(404));
    const { check, unknown } = linksOf({ maxLinks: 2 });
    expect((await check(new Set(['/a', '/b', '/c'].map(at)))).size).toBe(2);
    expect([unknown(), requests.length]).toEqual([1, 4]);
    const silent = await serve(() => undefined);
    expect(await problemOf(silent.at('/'), { maxTime: 1 })).toBe('unknown');
    expect(await problemOf(silent.at('/'), { timeout: 1 })).toBe('unknown');
  });
});

describe('CLI-7: private addresses', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', 'a name'],
    ...['::127.0.0.1', '2002:7f00:1::', '64:ff9b::a9fe:a9fe', '64:ff9b:1::7f00:1', '2001:0:1::1'],
  ])('CLI-7: %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['1.1.1.1', '203.0.114.1', '172.32.0.1', '2606:4700::1111'])(
    'CLI-7: %s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('CLI-7: get no request, by number, by name or behind a redirect', async () => {
    const { at, port, requests } = await serve(answering(404));
    const isAllowed = isPublicAddress;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
      expect(await problemOf(`http://${host}:${port}/`, { isAllowed })).toBe('unknown');
    expect(requests).toEqual([]);
    const redirecting = await serve(answering(302, { Location: 'http://10.0.0.1/' }));
    expect(await problemOf(redirecting.at('/'))).toBe('unknown');
    const local = await serve(answering(302, { Location: 'file:///etc/hosts' }));
    expect(await problemOf(local.at('/'))).toBe('unknown');
    expect(await problemOf(at('/'))).toBe('its server answers 404');
  });
});

describe('CLI-7: results of links to other sites', () => {
  it('CLI-7: are cached in a file, except for those without an answer', async () => {
    const cacheFile = join(await temporaryFolder(), 'links.json');
    const { at, requests } = await serve(({ url }, response) => {
      response.writeHead({ '/good': 200, '/bad': 404 }[url ?? ''] ?? 403).end();
    });
    const run = () => linksOf({ cacheFile }).check(new Set(['/good', '/bad', '/odd'].map(at)));
    const first = await run();
    expect([...first.keys()]).toEqual([at('/bad')]);
    requests.length = 0;
    expect(await run()).toEqual(first);
    expect(requests).toEqual(['HEAD /odd', 'GET /odd']);
  });

  it('CLI-7: are requested again when they are old, or the file is damaged', async () => {
    const cacheFile = join(await temporaryFolder(), 'links.json');
    const { at } = await serve(answering(404));
    const run = () => linksOf({ cacheFile }).check(new Set([at('/')]));
    for (const text of ['{', '[]', JSON.stringify({ [at('/')]: { state: 'works', at: 5 } })]) {
      await writeFile(cacheFile, text);
      expect((await run()).size).toBe(1);
    }
    const written = JSON.parse(await readFile(cacheFile, 'utf8')) as object;
    expect(Object.keys(written)).toEqual([at('/')]);
  });
});
