import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeConnections } from '../measured-process.ts';
import { measureStart } from '../tenants.bench.ts';
import type { Point } from './curve.ts';

const sizes = [1, 8, 100, 200, 300, 450, 600];

/** Measures the start and the memory of servers with more and more tenants of thirty pages. */
export async function measureTenantsPerServer(): Promise<Point[]> {
  const points: Point[] = [];
  for (const x of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-curve-'));
    try {
      const { ready, read, bytes } = await measureStart(folder, x);
      const values = { ready: ready / 1_000, read: read / 1_000, memory: bytes / 1e6 };
      points.push({ x, values });
    } finally {
      closeConnections();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return points;
}
