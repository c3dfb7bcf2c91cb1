import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { afterEach, expect, it } from 'vitest';
import { compose } from './composition.ts';
import { readConfig } from './config.ts';
import { serve } from './http/serve.ts';
import { sampleBuild } from './testing/sample-app.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A shared cache that records purge requests. */
async function recordingCache() {
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    if (req.method === 'PURGE') requests.push(req.headers);
    res.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}

const page = (title: string) =>
  JSON.stringify({
    ...{ schemaVersion: 1, path: '/', title },
    blocks: [{ type: 'header', data: { text: 'Welcome', level: 2 } }],
  });

/** Starts a site with one tenant, as the environment sets it. */
async function startComposed(env: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder('composed');
  const file = (name: string) => path.join(folder, name);
  for (const each of ['tenants/north/pages', 'data', 'client'])
    await mkdir(file(each), { recursive: true });
  await writeFile(file('tenants/north/site.json'), siteJson('north', {}));
  await writeFile(file('tenants/north/pages/home.json'), page('Home'));
  const config = readConfig(
    {
      ...{ FORECOURT_TENANTS_DIR: 'tenants', FORECOURT_DATA_DIR: 'data', LOG_LEVEL: 'silent' },
      ...{ FORECOURT_PICTURES_AHEAD: 'false', ...env },
    },
    folder,
  );
  const site = await compose(config, {
    server: sampleBuild,
    clientDir: file('client'),
    previewScript: '',
  });
  ends.push(site.close);
  const server = await serve(site.app, { port: 0, host: '127.0.0.1' });
  ends.push(() => server.stop({ drainMs: 0, requestsMs: 0 }));
  const request = async (host: string): Promise<IncomingMessage> => {
    const target = { host: '127.0.0.1', port: server.port, headers: { host } };
    const [answer] = (await once(get(target), 'response')) as [IncomingMessage];
    answer.resume();
    return answer;
  };
  return { site, file, request };
}

it.each([
  ['true', 200],
  ['false', 404],
])(
  'OPS-5: FORECOURT_LIST_TENANTS=%s reaches the app from its group of settings',
  async (FORECOURT_LIST_TENANTS, status) => {
    const { site, request } = await startComposed({ FORECOURT_LIST_TENANTS });
    await site.allRead();
    expect((await request('localhost')).statusCode).toBe(status);
  },
);

it('OPS-2: a server with FORECOURT_CDN marks its pages, and purges what changes from a cache although another one is down', async () => {
  const cache = await recordingCache();
  const { site, file, request } = await startComposed({
    FORECOURT_CDN: 'on',
    FORECOURT_CDN_PURGE_URL: `http://127.0.0.1:1, ${cache.url}`,
    FORECOURT_CDN_PURGE_TOKEN: 'a-token',
  });
  const keys = () => cache.requests.map((headers) => headers['surrogate-key']);
  await expect.poll(keys, { timeout: 30_000 }).toContain('north');
  expect(cache.requests[0]).toMatchObject({ authorization: 'Bearer a-token' });

  const { headers } = await request('north.localhost');
  expect(headers['cdn-cache-control']).toMatch(/^max-age=\d+, stale-while-revalidate=/);
  expect(headers['surrogate-key']).toBe('north north:/ north:locations');
  await writeFile(file('tenants/north/pages/home.json'), page('Home again'));
  await expect.poll(keys, { timeout: 30_000 }).toContain('north:/ north:/*');
  expect(await site.metrics.text()).toMatch(/forecourt_cdn_purges_total\{result="failed"\} [1-9]/);
});
