import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fixtureBlocks } from '../../libs/block-schemas/src/testing/fixtures.ts';
import { benchSite, writePages } from './generated-pages.ts';
import { closeConnections, costOf, freePort, get, startMeasured } from './measured-process.ts';
import type { MeasuredServer } from './measured-process.ts';
import type { Result } from './measure.ts';

const server = join(import.meta.dirname, '../../apps/site/build/server/index.js');
const tenantCount = 300;
const pageCount = 30;
const pictureCount = 6;
const backgroundTimeoutMs = 300_000;

/** Writes tenants of thirty pages of 10 kB and a few pictures. */
function writeTenants(root: string, count: number): void {
  const fixtures = fixtureBlocks();
  for (let tenant = 0; tenant < count; tenant++) {
    const slug = `dealer-${tenant}`;
    mkdirSync(join(root, slug, 'assets'), { recursive: true });
    const site = { ...benchSite(slug, slug, '/generated/page-1'), domains: [`${slug}.example`] };
    writeFileSync(join(root, slug, 'site.json'), JSON.stringify(site, null, 2));
    writePages(join(root, slug, 'pages'), pageCount, fixtures);
    for (let picture = 0; picture < pictureCount; picture++)
      writeFileSync(
        join(root, slug, `assets/${picture}.svg`),
        `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><title>${slug} ${picture}</title></svg>`,
      );
  }
}

/** Settings under which visits leave nothing in memory but tenants' content. */
const withoutCaches = {
  FORECOURT_TENANT_MEMORY_MB: '8',
  FORECOURT_PAGE_CACHE_MB: '0',
  FORECOURT_MARKUP_MEMO_MB: '0',
};

/** Requests one page of each of some tenants. */
async function visit(site: MeasuredServer, from: number, to: number): Promise<void> {
  const calls = Array.from({ length: to - from }, (_, index) => ({
    path: '/generated/page-1',
    headers: { host: `dealer-${from + index}.example` },
  }));
  await costOf(site, calls);
}

/**
 * Starts a server with tenants of thirty pages on an empty data folder.
 * @param afterwards runs once all tenants have been read and the memory has been measured.
 * @returns milliseconds of CPU until ready and until all tenants have been read, and the bytes of memory then.
 */
export async function measureStart(
  folder: string,
  count: number,
  env: Readonly<Record<string, string>> = {},
  afterwards: (site: MeasuredServer) => Promise<void> = async () => {},
) {
  const tenants = join(folder, `tenants-${count}`);
  writeTenants(tenants, count);
  const metricsPort = await freePort();
  const site = await startMeasured(server, [], {
    NODE_ENV: 'production',
    FORECOURT_TENANTS_DIR: tenants,
    FORECOURT_DATA_DIR: join(folder, `data-${count}`),
    FORECOURT_SECRET: 'of-this-benchmark-alone-and-of-no-server',
    FORECOURT_PICTURES_AHEAD: 'false',
    METRICS_PORT: String(metricsPort),
    ...env,
  });
  try {
    const ready = await site.cpu();
    await untilRead(metricsPort, count);
    const measured = { ready, read: await site.cpu(), bytes: await site.memory() };
    await afterwards(site);
    return measured;
  } finally {
    await site.stop();
  }
}

/** Resolves once the metrics have the findings of every tenant. */
async function untilRead(port: number, count: number): Promise<void> {
  for (const end = Date.now() + backgroundTimeoutMs; Date.now() < end; await setTimeout(1_000)) {
    const { body } = await get(port, { path: '/metrics', headers: {} });
    const known = body.toString().match(/^forecourt_content_findings\{[^}]*severity="error"/gm);
    if (known?.length === count) return;
  }
  throw new Error('the server does not read every tenant');
}

/** Measures how much memory an idle tenant takes, and how much CPU the start of a server with many. Needs `nx run site:build`. */
export async function tenantsBench(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-tenants-'));
  try {
    const one = await measureStart(folder, 1);
    /** Bytes held after visits of half of the tenants, and of all. */
    const visited: number[] = [];
    const many = await measureStart(folder, tenantCount, withoutCaches, async (site) => {
      for (const [from, to] of [
        [0, tenantCount / 2],
        [tenantCount / 2, tenantCount],
      ] as const) {
        await visit(site, from, to);
        visited.push(await site.held());
      }
    });
    const [half = 0, all = 0] = visited;
    const seconds = (milliseconds: number) => milliseconds / 1_000;
    const of = `${tenantCount} tenants of ${pageCount} pages`;
    return [
      {
        name: 'memory of an idle tenant of 30 pages, in MB',
        ratio: (many.bytes - one.bytes) / (tenantCount - 1) / 1e6,
        limit: 0.5,
        detail: `${(many.bytes / 1e6).toFixed(0)} MB with ${tenantCount}, ${(one.bytes / 1e6).toFixed(0)} MB with one`,
      },
      {
        name: 'objects and buffers that a visited tenant leaves behind, in MB',
        ratio: (all - half) / (tenantCount / 2) / 1e6,
        limit: 0.1,
        detail: `${(half / 1e6).toFixed(0)} MB after visits of ${tenantCount / 2} tenants, ${(all / 1e6).toFixed(0)} MB after those of ${tenantCount}, with 8 MB for content`,
      },
      {
        name: `start with ${of} until ready, in s of CPU`,
        ratio: seconds(many.ready),
        limit: 4,
        detail: `${seconds(one.ready).toFixed(2)} s with one; ${seconds(many.read).toFixed(1)} s once all have been read in the background, on an empty data folder`,
      },
    ];
  } finally {
    closeConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}
