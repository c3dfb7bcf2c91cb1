import type { ChildProcess } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openImportPool, PostgresSearch } from '@forecourt/dealership';
import { startPostgres, whyNoPostgres } from '@forecourt/dealership/testing/postgres';
import type { TestPostgres } from '@forecourt/dealership/testing/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { listenTo, runCli, startCli } from '../../testing/run-cli.ts';
import type { CliOptions } from '../../testing/run-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const isFull = process.env.FORECOURT_FULL === '1';
/** Twenty over both stores; of each in the full run. */
const kills = isFull ? 20 : 10;

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A feed in which every car bears the name of its feed. */
const feedOf = (tag: string, count: number): string =>
  [
    'id,name,tag',
    ...Array.from({ length: count }, (_, at) => `${tag}-${at},Car ${at},${tag}`),
    '',
  ].join('\n');

const sizes = { old: 40, new: 6_000 } as const;
type Stock = keyof typeof sizes;

async function feeds(): Promise<string> {
  const cwd = await temporaryTenant();
  await mkdir(join(cwd, 'tenants/demo/data'));
  for (const [tag, count] of Object.entries(sizes))
    await writeFile(join(cwd, `${tag}.csv`), feedOf(tag, count));
  return cwd;
}

/** Waits for what a running import does. */
async function until(child: ChildProcess, isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) {
    if (child.exitCode !== null) throw new Error(`the import ended with ${child.exitCode}`);
    await new Promise(setImmediate);
  }
}

const importOf = (stock: Stock) => ['import', 'demo', `${stock}.csv`, '--allow-fewer'];

/**
 * Kills imports of the new stock at moments all over the time that one takes.
 * @param stock which stock is there, whole; fails if it is neither.
 */
async function killedAtRandom(
  options: CliOptions,
  stock: () => Promise<Stock>,
  seed: number,
): Promise<void> {
  const random = seeded(seed);
  const refill = async () => {
    expect((await callCli(importOf('old'), options)).code).toBe(0);
    expect(await stock()).toBe('old');
  };
  await refill();
  const started = performance.now();
  expect((await runCli(importOf('new'), options)).code).toBe(0);
  const takes = performance.now() - started;
  expect(await stock()).toBe('new');
  for (let kill = 0; kill < kills; kill++) {
    await refill();
    const killAfter = Math.ceil(random() * takes * 1.1);
    const { code } = await runCli(importOf('new'), { ...options, killAfter });
    expect(code === 0 ? ['new'] : ['old', 'new']).toContain(await stock());
  }
  await refill();
}

describe('an import that is killed', { timeout: 300_000 }, () => {
  const fileStock = (cwd: string) => async (): Promise<Stock> => {
    const text = await readFile(join(cwd, 'tenants/demo/data/cars.json'), 'utf8');
    const cars = JSON.parse(text) as { id: string; tag: Stock }[];
    const { tag } = cars[0]!;
    expect(cars.map(({ id }) => id)).toEqual(
      Array.from({ length: sizes[tag] }, (_, at) => `${tag}-${at}`),
    );
    return tag;
  };
  const dataFiles = async (cwd: string) =>
    (await readdir(join(cwd, 'tenants/demo/data'))).filter((name) => !name.endsWith('.lock'));

  it(`CLI-12: killed ${kills} times at random, files hold the old or the new stock whole`, async () => {
    const cwd = await feeds();
    await killedAtRandom({ cwd }, fileStock(cwd), 20_261);
    expect(await dataFiles(cwd)).toEqual(['cars.json']);
  });

  it('CLI-12: killed while it writes, it leaves the old stock; the next import clears up', async () => {
    const cwd = await feeds();
    await callCli(importOf('old'), { cwd });
    const child = startCli(['import', 'demo', '-', '--format-in', 'csv'], { cwd, stdin: 'pipe' });
    const { exit } = listenTo(child);
    // The feed never ends, so that the import is in the midst of it when there is a file to see.
    child.stdin!.on('error', () => undefined).write(feedOf('new', sizes.new));
    const isUnfinished = (name: string) => name.endsWith('.tmp');
    await until(child, async () => (await dataFiles(cwd)).some(isUnfinished));
    child.kill('SIGKILL');
    await exit;
    expect(await fileStock(cwd)()).toBe('old');
    expect((await dataFiles(cwd)).filter((name) => !isUnfinished(name))).toEqual(['cars.json']);
    expect(await dataFiles(cwd)).toHaveLength(2);
    expect((await callCli(importOf('new'), { cwd })).code).toBe(0);
    expect(await fileStock(cwd)()).toBe('new');
    expect(await dataFiles(cwd)).toEqual(['cars.json']);
  });

  describe.skipIf(whyNoPostgres)(
    `with PostgreSQL${whyNoPostgres ? ` (skipped: ${whyNoPostgres})` : ''}`,
    () => {
      let server: TestPostgres;
      let pool: ReturnType<typeof openImportPool>;
      let options: CliOptions;
      let search: PostgresSearch;
      beforeAll(async () => {
        server = await startPostgres();
        pool = openImportPool(server.url);
        search = new PostgresSearch({ pool, tenant: 'demo' });
      });
      afterAll(async () => {
        await pool.end();
        await server.stop();
      });

      const databaseStock = async (): Promise<Stock> => {
        const params = { facets: ['tag'], hitsPerPage: 0 };
        const { results } = await search.search([{ indexName: 'cars', params }]);
        const [[tag, count] = ['', 0], ...others] = Object.entries(results[0]!.facets.tag ?? {});
        expect(others).toEqual([]);
        expect([results[0]!.nbHits, count]).toEqual([sizes[tag as Stock], sizes[tag as Stock]]);
        return tag as Stock;
      };

      it(`CLI-12: killed ${kills} times at random, PostgreSQL holds the old or the new stock whole`, async () => {
        options = { cwd: await feeds(), env: { DATABASE_URL: server.url } };
        await killedAtRandom(options, databaseStock, 20_262);
        expect(await dataFiles(options.cwd)).toEqual([]);
        const tables = await pool.query(
          `select count(*)::int as n from pg_tables where tablename like 'entries_%'`,
        );
        expect(tables.rows).toEqual([{ n: 1 }]);
      });

      it('CLI-12: a feed that fails leaves PostgreSQL’s stock; the files are no target then', async () => {
        const cwd = await feeds();
        const env = { DATABASE_URL: server.url };
        await callCli(importOf('old'), { cwd, env });
        await writeFile(join(cwd, 'new.csv'), `${feedOf('new', 2_500)}"broken`);
        const { code, stdout } = await callCli(importOf('new'), { cwd, env });
        expect([code, stdout]).toEqual([1, expect.stringContaining('closing quote is missing')]);
        await writeFile(join(cwd, 'fewer.csv'), feedOf('new', 19));
        const fewer = await callCli(['import', 'demo', 'fewer.csv'], { cwd, env });
        expect([fewer.code, fewer.stdout]).toEqual([1, expect.stringContaining('of the 40 in')]);
        expect(await databaseStock()).toBe('old');
        const { stdout: printed } = await callCli([...importOf('old'), '--no-database'], {
          cwd,
          env,
        });
        expect(printed).toContain('into tenants/demo/data/cars.json');
        expect(await dataFiles(cwd)).toEqual(['cars.json']);
      });

      it('CLI-12: two imports of one tenant never run at once, on whatever machine', async () => {
        const cwd = await feeds();
        const env = { DATABASE_URL: server.url };
        const child = startCli(['import', 'demo', '-', '--format-in', 'csv'], {
          ...{ cwd, env },
          stdin: 'pipe',
        });
        const { exit } = listenTo(child);
        child.stdin!.on('error', () => undefined).write(feedOf('new', sizes.new));
        const isLocked = async () => {
          const locks = await pool.query(`select 1 from pg_locks where locktype = 'advisory'`);
          return locks.rows.length > 0;
        };
        await until(child, isLocked);
        const refused = await callCli(importOf('old'), { cwd, env });
        expect([refused.code, refused.stderr]).toEqual([
          2,
          expect.stringContaining('another import'),
        ]);
        child.kill('SIGKILL');
        await exit;
      });
    },
  );
});
