import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededCars } from '../../../libs/dealership/src/testing/seeded-cars.ts';
import { benchSite } from '../generated-pages.ts';
import { closeConnections, costOf } from '../measured-process.ts';
import { median } from '../measure.ts';
import type { Point } from './curve.ts';
import { startSite } from './start-site.ts';

const sizes = [0, 500, 1_000, 2_500, 5_000, 7_500, 10_000];
const rounds = 5;
const warmUps = 2;
const callsPerRound = 30;
const slug = 'stock';
const headers = { host: `${slug}.localhost`, 'accept-encoding': 'identity' };
const dealercomments = 'One owner, full service history, new tyres and a long registration.';

/** Writes a tenant whose stock page shows 24 of its cars at a time. */
function writeStockTenant(tenants: string, cars: number): void {
  const folder = join(tenants, slug);
  for (const name of ['pages', 'data']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'site.json'), JSON.stringify(benchSite(slug, 'Stock', '/cars')));
  const photos = [1, 2, 3, 4, 5, 6].map((at) => `https://photos.example/${at}.jpg`);
  const stock = seededCars(cars).map((car) => ({ ...car, dealercomments, photos }));
  writeFileSync(join(folder, 'data/cars.json'), JSON.stringify(stock));
  const page = {
    schemaVersion: 1,
    path: '/cars',
    title: 'Cars',
    pageType: 'Car',
    blocks: [{ type: 'cars', data: { showMore: 24 } }],
  };
  writeFileSync(join(folder, 'pages/cars.json'), JSON.stringify(page));
}

/** Measures a stock page and the server's memory with more and more cars. */
export async function measureCarsPerTenant(): Promise<Point[]> {
  const points: Point[] = [];
  for (const x of sizes) points.push({ x, values: await measureStock(x) });
  return points;
}

async function measureStock(cars: number): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-curve-'));
  const tenants = join(folder, 'tenants');
  writeStockTenant(tenants, cars);
  const site = await startSite(folder, tenants, { FORECOURT_PAGE_CACHE_MB: '0' });
  try {
    const cost = (query: (index: number) => string) =>
      costOf(
        site,
        Array.from({ length: callsPerRound }, (_, index) => ({
          path: `/cars${query(index)}`,
          headers,
        })),
      );
    const costs: { all: number; filtered: number }[] = [];
    for (let round = 0; round < warmUps + rounds; round++) {
      const all = await cost(() => '');
      // Each search differs, so that none is answered from an earlier one's result.
      const filtered = await cost(
        (index) =>
          `?make=Kestrel&price=10000-${60_000 + round * 1_000 + index * 10}&sort=price:asc`,
      );
      if (round >= warmUps) costs.push({ all, filtered });
    }
    return {
      all: median(costs.map(({ all }) => all)),
      filtered: median(costs.map(({ filtered }) => filtered)),
      memory: (await site.memory()) / 1e6,
    };
  } finally {
    await site.stop();
    closeConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}
