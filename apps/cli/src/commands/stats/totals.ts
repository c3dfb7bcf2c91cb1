import type { Counts, LayoutCount, TenantStats } from './tenant-stats.ts';

/** Sums the counts of all tenants, the most frequent first. */
export function total(all: readonly Counts[]): (readonly [name: string, count: number])[] {
  const sums = new Map<string, number>();
  for (const counts of all)
    for (const [name, count] of Object.entries(counts))
      sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** Pages before and since each cutoff, over all tenants. */
export const layoutsOf = (tenants: readonly TenantStats[]): LayoutCount[] =>
  (tenants[0]?.layouts ?? []).map((layout, at) => ({
    ...layout,
    oldPages: tenants.reduce((sum, { layouts }) => sum + layouts[at]!.oldPages, 0),
    newPages: tenants.reduce((sum, { layouts }) => sum + layouts[at]!.newPages, 0),
  }));

/** The heaviest pages of all tenants. @param top how many. */
export const heaviest = (tenants: readonly TenantStats[], top: number) =>
  tenants
    .flatMap(({ weights }) => weights)
    .toSorted((a, b) => b.json + b.assets - a.json - a.assets || (a.file < b.file ? -1 : 1))
    .slice(0, top);

/** Assets without references, the largest first. */
export const unusedAssets = (tenants: readonly TenantStats[]) =>
  tenants.flatMap((tenant) => tenant.unusedAssets).toSorted((a, b) => b.bytes - a.bytes);
