import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alikeFrom } from '../cost-content.ts';
import { writeCostTenant } from '../cost-tenant.ts';
import { closeConnections, costOf, startMeasured, type Call } from '../measured-process.ts';
import { median } from '../measure.ts';
import type { Point } from './curve.ts';
import { startSite } from './start-site.ts';

const sizes = [1, 10, 20, 40, 80, 120, 160];
const rounds = 5;
const warmUps = 2;
const callsPerRound = 30;
const pages = Array.from({ length: (rounds + warmUps) * callsPerRound }, (_, index) => index);
const slugOf = (size: number) => `blocks-${size}`;

/** Measures the CPU of pages that are requested for the first time, with more and more blocks. */
export async function measureBlocksPerPage(): Promise<Point[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-curve-'));
  const tenants = join(folder, 'tenants');
  const alike = pages.map((page) => alikeFrom + page);
  for (const size of sizes)
    await writeCostTenant(tenants, slugOf(size), [...pages, ...alike], size);
  const site = await startSite(folder, tenants, { FORECOURT_PAGE_CACHE_MB: '512' });
  const file = join(folder, 'empty');
  writeFileSync(file, '');
  const bare = await startMeasured(join(import.meta.dirname, '../bare-server.ts'), [file]);
  try {
    const calls = (round: number, callOf: (page: number) => Call) =>
      pages.slice(round * callsPerRound, (round + 1) * callsPerRound).map(callOf);
    const measure = async (size: number, round: number) => {
      const headers = { host: `${slugOf(size)}.localhost`, 'accept-encoding': 'identity' };
      const ofSite = (from: number) =>
        costOf(
          site,
          calls(round, (page) => ({ path: `/page-${from + page}`, headers })),
        );
      const changed = await ofSite(alikeFrom);
      const floor = await costOf(
        bare,
        calls(round, (page) => ({ path: `/page-${page}?blocks=${size}`, headers })),
      );
      return { new: await ofSite(0), changed, floor };
    };
    const measured = new Map(sizes.map((size) => [size, [] as Costs[]]));
    for (let round = 0; round < warmUps + rounds; round++)
      for (const size of sizes) {
        const costs = await measure(size, round);
        if (round >= warmUps) measured.get(size)!.push(costs);
      }
    return sizes.map((x) => ({ x, values: summarise(measured.get(x)!) }));
  } finally {
    await site.stop();
    await bare.stop();
    closeConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds of CPU for one page. */
type Costs = Readonly<Record<'new' | 'changed' | 'floor', number>>;

function summarise(rounds: readonly Costs[]): Record<string, number> {
  const middle = (value: (costs: Costs) => number) => median(rounds.map(value));
  return {
    new: middle((costs) => costs.new),
    changed: middle((costs) => costs.changed),
    floor: middle((costs) => costs.floor),
    newRatio: middle((costs) => costs.new / costs.floor),
    changedRatio: middle((costs) => costs.changed / costs.floor),
  };
}
