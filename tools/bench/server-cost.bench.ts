import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alikeFrom } from './cost-content.ts';
import { writeCostTenant } from './cost-tenant.ts';
import {
  closeConnections,
  costOf,
  get,
  startMeasured,
  type Call,
  type MeasuredServer,
} from './measured-process.ts';
import { summarise, type Result } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 7;
const callsPerRound = 60;
/**
 * Rounds of pages before the first measured one, for the server and the floor alike. The engine compiles what
 * it finds to be used often on threads of its own, which is CPU time of the process, and a server's
 * code is done after some 700 pages.
 */
const warmUpRounds = 12;
/** Number of pages that have nothing in common with each other. */
export const pagesOfEachKind = (warmUpRounds + rounds) * callsPerRound;

/** Writes the tenant `cost` into a folder of tenants. */
export async function writeTenant(tenants: string): Promise<void> {
  const numbers = Array.from({ length: pagesOfEachKind }, (_, index) => index);
  await writeCostTenant(tenants, 'cost', [
    ...numbers,
    ...numbers.map((number) => alikeFrom + number),
  ]);
}

/**
 * Compares two series of requests, round by round. Ratio of the first's CPU to the second's.
 * @param warmUps number of rounds before the first that counts.
 */
async function compared(
  ours: (round: number) => Promise<number>,
  floor: (round: number) => Promise<number>,
  warmUps = 2,
): Promise<{ readonly a: number; readonly b: number; readonly ratio: number }> {
  const pairs: [number, number][] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const pair: [number, number] = [await ours(round), await floor(round)];
    if (round >= 0) pairs.push(pair);
  }
  return summarise(pairs);
}

const repeated = (call: Call, times: number): readonly Call[] =>
  Array.from({ length: times }, () => call);

/** Measures the CPU that a page costs the server, over HTTP, against a bare server of the same bytes or content. */
export async function serverCostBench(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-cost-'));
  const tenants = join(folder, 'tenants');
  const servers: MeasuredServer[] = [];
  const start = async (...args: Parameters<typeof startMeasured>) => {
    const server = await startMeasured(...args);
    servers.push(server);
    return server;
  };
  try {
    cpSync(join(root, 'tenants'), tenants, { recursive: true });
    await writeTenant(tenants);
    const site = (name: string, more: Record<string, string>) =>
      start(join(root, 'apps/site/build/server/index.js'), [], {
        NODE_ENV: 'production',
        FORECOURT_TENANTS_DIR: tenants,
        FORECOURT_DATA_DIR: join(folder, name),
        FORECOURT_PICTURES_AHEAD: 'false',
        ...more,
      });
    const caching = await site('caching', { FORECOURT_PAGE_CACHE_MB: '512' });
    const uncached = await site('uncached', { FORECOURT_PAGE_CACHE_MB: '0' });
    const results: Result[] = [];
    const call = (path: string, encoding = 'identity', tenant = 'cost'): Call => ({
      path,
      headers: { host: `${tenant}.localhost`, 'accept-encoding': encoding },
    });
    // Its content is read, and mirrored in the background, at the first visit: long before it is measured.
    await get(uncached.port, call('/page-0'));
    const bareOf = async (given: Call) => {
      const { body, headers } = await get(caching.port, given);
      const file = join(folder, `body-${servers.length}`);
      writeFileSync(file, body);
      return start(join(import.meta.dirname, 'bare-server.ts'), [file, JSON.stringify(headers)]);
    };

    const warm = [
      ['a page of 40 blocks', call('/page-0')],
      ['a page of 40 blocks, Brotli', call('/page-0', 'br')],
      ['a home page, Brotli', call('/', 'br', 'harbour-city')],
    ] as const;
    for (const [name, asked] of warm) {
      const bare = await bareOf(asked);
      const file: Call = { ...asked, path: '/file' };
      const { a, b, ratio } = await compared(
        () => costOf(caching, repeated(asked, 1_000)),
        () => costOf(bare, repeated(file, 1_000)),
        // The first of these rows would otherwise pay for compiling the code of all three.
        warmUpRounds,
      );
      results.push({
        name: `${name}, warm / a bare server with the same bytes`,
        ratio,
        limit: 1.43,
        detail: `${a.toFixed(3)} / ${b.toFixed(3)} ms of CPU a request`,
      });
    }

    const floor = await bareOf(call('/page-0'));
    const pages = (round: number, from: number, encoding: string) =>
      Array.from({ length: callsPerRound }, (_, index) =>
        call(`/page-${from + (round + warmUpRounds) * callsPerRound + index}`, encoding),
      );
    const rows = [
      ['everything new', 4, (round: number) => costOf(uncached, pages(round, 0, 'identity'))],
      ['everything new, Brotli', 6, (round: number) => costOf(caching, pages(round, 0, 'br'))],
      [
        'one block of forty changed',
        1.5,
        (round: number) => costOf(caching, pages(round, alikeFrom, 'identity')),
      ],
      [
        // The cache holds a page until time changes it, so another moment is another query too.
        'the same content with another query',
        1,
        (round: number) =>
          costOf(
            caching,
            pages(round, 0, 'identity').map((asked) => ({
              ...asked,
              path: `/page-0?utm_source=${asked.path.slice(1)}`,
            })),
          ),
      ],
    ] as const;
    for (const [name, limit, ours] of rows) {
      const { a, b, ratio } = await compared(
        ours,
        (round) => costOf(floor, pages(round, 0, 'identity')),
        warmUpRounds,
      );
      results.push({
        name: `a page of 40 blocks, ${name} / plain React behind a bare server`,
        ratio,
        limit,
        detail: `${a.toFixed(2)} / ${b.toFixed(2)} ms of CPU a request`,
      });
    }
    return results;
  } finally {
    for (const server of servers) await server.stop();
    closeConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}
