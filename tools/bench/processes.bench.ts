import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeConnections, startMeasured } from './measured-process.ts';
import { median, type Result } from './measure.ts';
import { pagesOfEachKind, writeTenant } from './server-cost.bench.ts';

const server = join(import.meta.dirname, '../../apps/site/build/server/index.js');
const rounds = 3;
const secondsPerRound = 5;

/** Requests pages that have nothing in common, one after the other. */
const script = `
local page = 0
request = function()
  page = (page + 1) % ${pagesOfEachKind}
  return wrk.format("GET", "/page-" .. page, { Host = "cost.localhost" })
end
`;

/** Pages per second, and the share of all processors' time that the driver took. */
function drive(port: number, file: string): { readonly rate: number; readonly share: number } {
  const wrk = ['wrk', '-t1', '-c32', `-d${secondsPerRound}s`, '-s', file];
  const output = execFileSync(
    'sh',
    ['-c', '"$@" && times', 'sh', ...wrk, `http://127.0.0.1:${port}/`],
    { encoding: 'utf8' },
  );
  const refused = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0];
  if (refused) throw new Error(`wrk: ${refused}`);
  // The shell's last line is the time of its children, the driver, as in "0m0.52s 0m0.31s".
  const times = [
    ...output
      .trim()
      .split('\n')
      .at(-1)!
      .matchAll(/(\d+)m([\d.]+)s/g),
  ];
  const seconds = times.reduce(
    (sum, [, minutes, rest]) => sum + 60 * Number(minutes) + Number(rest),
    0,
  );
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)![1]);
  return { rate, share: seconds / secondsPerRound / availableParallelism() };
}

/**
 * Measures how many more uncached pages a server answers with a process for each processor. The driver
 * takes its share of the same processors.
 */
export async function processesBench(): Promise<Result[]> {
  if (spawnSync('wrk', ['--version']).error) {
    console.log('skip processes: wrk is not installed (apt-get install wrk)');
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-processes-'));
  const tenants = join(folder, 'tenants');
  const file = join(folder, 'pages.lua');
  writeFileSync(file, script);
  await writeTenant(tenants);
  const start = (processes: string) =>
    startMeasured(server, [], {
      NODE_ENV: 'production',
      FORECOURT_TENANTS_DIR: tenants,
      FORECOURT_DATA_DIR: join(folder, processes),
      FORECOURT_PICTURES_AHEAD: 'false',
      FORECOURT_PAGE_CACHE_MB: '0',
      FORECOURT_PROCESSES: processes,
    });
  const [one, auto] = [await start('1'), await start('auto')];
  try {
    const pairs: Record<'one' | 'auto', ReturnType<typeof drive>>[] = [];
    for (let round = -1; round < rounds; round++) {
      const pair = { one: drive(one.port, file), auto: drive(auto.port, file) };
      if (round >= 0) pairs.push(pair);
    }
    const rateOf = (name: 'one' | 'auto') => median(pairs.map((pair) => pair[name].rate));
    const share = median(pairs.map(({ auto: { share: own } }) => own));
    return [
      {
        name: `uncached pages a second, one process / FORECOURT_PROCESSES=auto on ${availableParallelism()} processors`,
        ratio: median(pairs.map((pair) => pair.one.rate / pair.auto.rate)),
        // 1.6 times as many.
        limit: 0.625,
        detail: `${rateOf('one').toFixed(0)} / ${rateOf('auto').toFixed(0)}; wrk takes ${(100 * share).toFixed(0)} % of the processors`,
      },
    ];
  } finally {
    await one.stop();
    await auto.stop();
    closeConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}
