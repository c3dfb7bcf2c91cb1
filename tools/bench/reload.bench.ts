import { cpSync, mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededCars } from '../../libs/dealership/src/testing/seeded-cars.ts';
import type { Result } from './measure.ts';
import { startIdle, startMonitored } from './monitored-process.ts';

const workspace = join(import.meta.dirname, '../..');
const reloads = 3;
const megabytes = 60;
const dealercomments =
  'One owner, full service history, new tyres and a long registration. '.repeat(6);

/** Stock whose file has the size to be measured. @param broken adds an error to every car */
function stock(seed: number, broken = false): string {
  const cars: string[] = [];
  let bytes = 0;
  for (const car of seededCars(110_000, seed)) {
    const photos = [1, 2, 3, 4].map((at) => `https://photos.example/${car.id}/${at}.jpg`);
    const entry = JSON.stringify({
      ...car,
      dealercomments,
      photos,
      ...(broken && { seats: 'five' }),
    });
    bytes += entry.length + 1;
    if (bytes > megabytes * 1e6) break;
    cars.push(entry);
  }
  return `[${cars.join(',')}]`;
}

/**
 * How long the thread that serves visitors pauses while a tenant's stock of 60 MB is read again, or refused,
 * beside the worst pause of an idle process in the same time. Needs `nx run site:build`.
 */
export async function reloadBench(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const tenants = join(folder, 'tenants');
  mkdirSync(tenants);
  for (const tenant of ['harbour-city', 'kauri-motors'])
    cpSync(join(workspace, 'tenants', tenant), join(tenants, tenant), { recursive: true });
  const file = join(tenants, 'harbour-city/data/cars.json');
  writeFileSync(file, stock(1));

  const site = startMonitored({
    FORECOURT_TENANTS_DIR: tenants,
    FORECOURT_DATA_DIR: join(folder, 'data'),
  });
  const idle = startIdle();
  try {
    // The port opens before a tenant with large data is served.
    await Promise.all([site.logged('listening'), site.logged('every tenant has been read')]);
    await Promise.all([site.longestPause(), idle.longestPause()]);
    const pauses: { site: number; idle: number }[] = [];
    for (let reload = 0; reload < reloads; reload++) {
      const next = join(folder, 'next.json');
      // The last one is refused as a whole, with errors to report in a line of 60 MB.
      writeFileSync(next, stock(reload + 2, reload === reloads - 1));
      await Promise.all([site.longestPause(), idle.longestPause()]);
      const changed = site.logged('content changed');
      renameSync(next, file);
      await changed;
      const [ofSite, ofIdle] = await Promise.all([site.longestPause(), idle.longestPause()]);
      pauses.push({ site: ofSite.clock, idle: ofIdle.clock });
    }
    const worst = (of: 'site' | 'idle') => Math.max(...pauses.map((each) => each[of]));
    const list = (of: 'site' | 'idle') => pauses.map((each) => each[of].toFixed(0)).join(', ');
    return [
      {
        name: `worst pause of the server's main thread while a tenant's ${megabytes} MB are read again, or refused, beyond an idle process's, in ms`,
        ratio: Math.max(0, worst('site') - worst('idle')),
        limit: 50,
        detail: `${reloads} reloads: ${list('site')} ms / ${list('idle')} ms`,
      },
    ];
  } finally {
    site.stop();
    idle.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
