import type { Counts, TenantStats } from './tenant-stats.ts';
import { unusedTypes } from './tenant-stats.ts';
import { prettyStats } from './stats-tables.ts';
import { heaviest, layoutsOf, total, unusedAssets } from './totals.ts';

/** Formats of this command. */
export type StatsFormat = 'pretty' | 'json';

/** Leaves out the weight of every page; the heaviest are listed separately. */
const withoutWeights = (tenant: TenantStats) =>
  Object.fromEntries(Object.entries(tenant).filter(([name]) => name !== 'weights'));

function json(tenants: readonly TenantStats[], top: number): string {
  const all = (of: (tenant: TenantStats) => Counts) => Object.fromEntries(total(tenants.map(of)));
  const report = {
    version: 1,
    tenants: tenants.map(withoutWeights),
    blocks: all(({ blocks }) => blocks),
    unusedTypes: unusedTypes(tenants),
    layouts: layoutsOf(tenants),
    forms: all(({ forms }) => forms),
    heaviestPages: heaviest(tenants, top),
    summary: {
      tenants: tenants.length,
      pages: tenants.reduce((sum, { pages }) => sum + pages, 0),
      assets: tenants.reduce((sum, { assets }) => sum + assets.count, 0),
      assetBytes: tenants.reduce((sum, { assets }) => sum + assets.bytes, 0),
      unusedAssets: unusedAssets(tenants).length,
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Report formats; each text ends with a line feed. Pure. */
export const statsReports: Readonly<
  Record<StatsFormat, (tenants: readonly TenantStats[], top: number, colour: boolean) => string>
> = { pretty: prettyStats, json };
