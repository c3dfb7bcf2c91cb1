import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assembleCommand } from '../../package/assemble.ts';
import { writeGeneratedTenant } from '../generated-tenant.ts';
import { median } from '../measure.ts';
import { createRunner, writeFloor } from '../measured-run.ts';
import type { Point } from './curve.ts';

const sizes = [100, 1_000, 2_500, 5_000, 10_000, 20_000];
const rounds = 3;

/** Measures `forecourt check` of one tenant with more and more pages of 10 kB. */
export async function measurePagesPerCheck(): Promise<Point[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-curve-'));
  try {
    mkdirSync(join(folder, 'package'));
    await assembleCommand(join(folder, 'package'));
    const run = createRunner(folder);
    const command = join(folder, 'package/bin/forecourt.cjs');
    const points: Point[] = [];
    for (const x of sizes) {
      const directory = join(folder, 'tenants/generated');
      const floor = writeFloor(folder, await writeGeneratedTenant(directory, x));
      const runs = Array.from({ length: rounds }, () => ({
        check: run(command, 'check', '--fail-level', 'error'),
        floor: run(...floor),
      }));
      const seconds = (values: readonly number[]) => median([...values]) / 1_000;
      const values = {
        check: seconds(runs.map(({ check }) => check.cpu)),
        floor: seconds(runs.map((each) => each.floor.cpu)),
        memory: Math.max(...runs.map(({ check }) => check.memory)),
      };
      points.push({ x, values });
      rmSync(directory, { recursive: true });
    }
    return points;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
