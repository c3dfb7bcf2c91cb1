import { cutoffs, publicationDay } from '@forecourt/block-schemas';
import type {
  BlockChange,
  CutoffEffect,
  DiffReport,
  PageChange,
  ReportSide,
  TenantChange,
} from './diff-report.ts';

const kinds = ['added', 'removed', 'moved', 'changed'] as const;

const count = (changes: readonly Pick<BlockChange | PageChange, 'change'>[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, changes.filter(({ change }) => change === kind).length]),
  ) as Record<(typeof kinds)[number], number>;

/** Returns the effect of each cutoff, in order of date; undone changes are separate. */
function cutoffEffects(tenants: readonly TenantChange[]): readonly CutoffEffect[] {
  const found = new Map<string, { effect: CutoffEffect; pages: Set<PageChange>; blocks: number }>();
  for (const { pages, timeZone } of tenants)
    for (const page of pages)
      for (const { layouts } of page.blocks)
        for (const { cutoffs: ids } of layouts)
          for (const id of ids) {
            const { date, blockType, change, before, after } = cutoffs.find((it) => it.id === id)!;
            const day = page.published.to && publicationDay(page.published.to, timeZone);
            const undone = day !== undefined && day < date;
            const key = `${date} ${id} ${undone}`;
            const [from, to] = undone ? [after, before] : [before, after];
            const known = found.get(key) ?? {
              effect: {
                id,
                date,
                blockType,
                change,
                undone,
                from: from.layout,
                to: to.layout,
                blocks: 0,
                pages: 0,
              },
              pages: new Set(),
              blocks: 0,
            };
            known.pages.add(page);
            known.blocks++;
            found.set(key, known);
          }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { effect, pages, blocks }]) => ({ ...effect, blocks, pages: pages.size }));
}

/** Combines the comparisons of all tenants into a report. */
export function makeDiffReport(
  from: ReportSide,
  to: ReportSide,
  tenants: readonly TenantChange[],
  notes: readonly string[],
): DiffReport {
  const pages = tenants.flatMap((tenant) => tenant.pages);
  const compared = tenants.reduce((sum, { pagesCompared }) => sum + pagesCompared, 0);
  return {
    from,
    to,
    tenants,
    cutoffs: cutoffEffects(tenants),
    notes,
    summary: {
      tenants: tenants.length,
      pages: { compared, ...count(pages) },
      blocks: count(pages.flatMap(({ blocks }) => blocks)),
      files: tenants.reduce((sum, { files }) => sum + files.length, 0),
    },
  };
}

/** True if anything differs. */
export const hasChanges = ({ tenants }: Pick<DiffReport, 'tenants'>): boolean =>
  tenants.some(
    ({ pages, files, change, pagesWithOtherFrame }) =>
      pages.length + files.length + pagesWithOtherFrame > 0 || change !== undefined,
  );
