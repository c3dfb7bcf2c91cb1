/**
 * Prints every benchmark as a ratio to a floor measured in the same run, and fails when one is over
 * its limit. `npm run bench -- validation` runs only those whose group has that name. `curves`, or the
 * name of one of them, measures how costs grow and renews docs/performance.md; it runs only by its name.
 */
import { checkBench } from './check.bench.ts';
import { curveIds, curvesBench } from './curves.bench.ts';
import { interactionsBench } from './interactions.bench.ts';
import { pageWeightBench } from './page-weight.ts';
import { pausesBench } from './pauses.bench.ts';
import { processesBench } from './processes.bench.ts';
import { reloadBench } from './reload.bench.ts';
import { renderBench } from './render.bench.ts';
import { searchBench } from './search.bench.ts';
import { serverCostBench } from './server-cost.bench.ts';
import { startUpBench } from './start-up.bench.ts';
import { tenantsBench } from './tenants.bench.ts';
import { validationBench } from './validation.bench.ts';
import type { Result } from './measure.ts';

const groups: Record<string, () => Result[] | Promise<Result[]>> = {
  'page-weight': pageWeightBench,
  validation: validationBench,
  check: checkBench,
  render: renderBench,
  'server-cost': serverCostBench,
  processes: processesBench,
  search: searchBench,
  tenants: tenantsBench,
  reload: reloadBench,
  pauses: pausesBench,
  'start-up': startUpBench,
  interactions: interactionsBench,
};

const wanted = process.argv.slice(2);
const wantedCurves = curveIds.filter((id) => wanted.includes('curves') || wanted.includes(id));
if (wantedCurves.length > 0) await curvesBench(wantedCurves);
let over = 0;
for (const [group, run] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(group)) continue;
  for (const { name, ratio, limit, detail } of await run()) {
    const verdict = ratio <= limit ? 'ok  ' : 'OVER';
    if (ratio > limit) over++;
    console.log(
      `${verdict} ${ratio.toFixed(2).padStart(6)} of ${String(limit).padEnd(4)} ${name} (${detail})`,
    );
  }
}
process.exit(over > 0 ? 1 : 0);
