import { availableParallelism, cpus, totalmem } from 'node:os';
import { measureBlocksPerPage } from './curves/blocks-per-page.ts';
import { measureCarsPerTenant } from './curves/cars-per-tenant.ts';
import type { Point, Run } from './curves/curve.ts';
import { curves, type CurveId } from './curves/curves.ts';
import { measurePagesPerCheck } from './curves/pages-per-check.ts';
import { storeFigures, writeDocuments } from './curves/stored-figures.ts';
import { measureTenantsPerServer } from './curves/tenants-per-server.ts';

const measures: Readonly<Record<CurveId, () => Promise<Point[]>>> = {
  'blocks-per-page': measureBlocksPerPage,
  'cars-per-tenant': measureCarsPerTenant,
  'tenants-per-server': measureTenantsPerServer,
  'pages-per-check': measurePagesPerCheck,
};

/** Names of the curves. */
export const curveIds = Object.keys(curves) as readonly CurveId[];

const currentRun = (): Run => ({
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} × ${cpus()[0]?.model.trim() || 'unknown processor'} with ${Math.round(totalmem() / 1e9)} GB`,
  node: process.versions.node,
});

/** Measures curves, and renews their figures, their pictures and docs/performance.md. */
export async function curvesBench(ids: readonly CurveId[]): Promise<void> {
  for (const id of ids) {
    console.log(`measuring ${curves[id].title.toLowerCase()}`);
    const points = await measures[id]();
    for (const { x, values } of points) console.log(`  ${x} ${JSON.stringify(values)}`);
    await storeFigures(id, { run: currentRun(), points });
  }
  await writeDocuments();
}
