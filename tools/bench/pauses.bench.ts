import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { seededCars } from '../../libs/dealership/src/testing/seeded-cars.ts';
import { closeConnections } from './measured-process.ts';
import type { Result } from './measure.ts';
import { startIdle, startMonitored, type Pause } from './monitored-process.ts';
import { startVisits, visitsOf } from './steady-visits.ts';

const workspace = join(import.meta.dirname, '../..');
const requestsPerSecond = 50;
const secondsPerPhase = 10;
const importedCars = 5_000;

/** Tenants whose visitors, stock and content are measured at once. */
const imported = 'kauri-motors';
const edited = 'ironbark-lane';

/** Edits a tenant twice a second: a page, then its settings, then every page at once. */
async function edit(tenants: string): Promise<void> {
  const folder = join(tenants, edited);
  const pages = join(folder, 'pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(pages, file));
  const touch = (file: string) =>
    writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n`);
  const retitle = (file: string, name: string) => {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...content, ...(name && { title: name }) }));
  };
  const settings = join(folder, 'site.json');
  const end = performance.now() + secondsPerPhase * 1_000;
  for (let turn = 0; performance.now() < end; turn++) {
    if (turn % 3 === 0) retitle(files[turn % files.length]!, `Edited ${turn}`);
    else if (turn % 3 === 1) touch(settings);
    else files.forEach(touch);
    await setTimeout(500);
  }
}

/** Imports stock with the command line, while the server runs. */
async function importStock(folder: string, tenants: string): Promise<void> {
  const feed = join(folder, 'feed.json');
  const photos = [1, 2, 3, 4].map((at) => `https://photos.example/${at}.jpg`);
  writeFileSync(
    feed,
    JSON.stringify(seededCars(importedCars, 7).map((car) => ({ ...car, photos }))),
  );
  const command = join(workspace, 'apps/cli/bin/forecourt.cjs');
  const args = [command, 'import', join(tenants, imported), feed, '--no-database'];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
}

/**
 * Measures how long the thread that serves visitors pauses at fifty requests a second while pictures are
 * made, stock is imported and content is edited, beside an idle process in the same time. Needs
 * `nx run site:build`.
 */
export async function pausesBench(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-pauses-'));
  const tenants = join(folder, 'tenants');
  cpSync(join(workspace, 'tenants'), tenants, { recursive: true });
  const slugs = readdirSync(tenants);
  // Pictures are made ahead from the start, for all four tenants.
  const site = startMonitored({
    NODE_ENV: 'production',
    FORECOURT_TENANTS_DIR: tenants,
    FORECOURT_DATA_DIR: join(folder, 'data'),
  });
  const idle = startIdle();
  try {
    const port = Number((await site.logged('listening')).port);
    const visited = startVisits(port, requestsPerSecond, await visitsOf(port, slugs));
    try {
      const phases = {
        'pictures alone': () => setTimeout(secondsPerPhase * 1_000),
        'an import': () => importStock(folder, tenants),
        'content edited': () => edit(tenants),
      };
      const measured: { name: string; site: Pause; idle: Pause; requests: number }[] = [];
      for (const [name, work] of Object.entries(phases)) {
        await Promise.all([site.longestPause(), idle.longestPause()]);
        visited.answered();
        await work();
        const [ofSite, ofIdle] = await Promise.all([site.longestPause(), idle.longestPause()]);
        measured.push({ name, site: ofSite, idle: ofIdle, requests: visited.answered() });
      }
      const longest = (of: 'site' | 'idle') => Math.max(...measured.map((each) => each[of].clock));
      return [
        {
          name: `longest pause of the server's main thread at ${requestsPerSecond} requests a second with pictures, an import and edits, beyond an idle process's, in ms`,
          ratio: Math.max(0, longest('site') - longest('idle')),
          limit: 50,
          detail: measured
            .map(
              (each) =>
                `${each.name}: ${each.site.clock.toFixed(0)} / ${each.idle.clock.toFixed(0)} ms, ${each.site.cpu.toFixed(0)} ms of CPU, ${each.requests} requests`,
            )
            .join('; '),
        },
      ];
    } finally {
      visited.stop();
    }
  } finally {
    site.stop();
    idle.stop();
    closeConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}
