import type { Page, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { canonical } from '@forecourt/json';

/** A page on both sides, or on one. */
export type PagePair =
  | { readonly from: PageEntry; readonly to?: PageEntry }
  | { readonly from?: PageEntry; readonly to: PageEntry };

type Pages = TenantSnapshot['pages'];

/** Share of equal blocks that makes pages at two addresses one page that moved. */
const enoughAlike = 0.6;

/** From 0 to 1: how many of the blocks of two pages are equal. */
function likeness(one: Page, other: Page): number {
  const left = one.blocks.map(canonical);
  const all = left.length + other.blocks.length;
  let common = 0;
  for (const block of other.blocks) {
    const at = left.indexOf(canonical(block));
    if (at < 0) continue;
    left.splice(at, 1);
    common++;
  }
  return all === 0 ? 0 : (2 * common) / all;
}

/**
 * The pages of two snapshots side by side, in order of their paths: by path; what is left by file,
 * for a page whose address changed, and by blocks, for one that was renamed as well.
 */
export function pairPages(from: Pages | undefined, to: Pages | undefined): readonly PagePair[] {
  const pairs: PagePair[] = [];
  const [gone, come] = [new Map(from), new Map(to)];
  /** @param old address of the page on the older side. @param next on the newer. */
  const pair = (old: string, next: string) => {
    pairs.push({ from: gone.get(old)!, to: come.get(next)! });
    gone.delete(old);
    come.delete(next);
  };
  for (const path of [...gone.keys()]) if (come.has(path)) pair(path, path);
  for (const [path, { file }] of [...gone]) {
    const next = [...come].find(([, entry]) => entry.file === file)?.[0];
    if (next !== undefined) pair(path, next);
  }
  for (const [path, { page }] of [...gone]) {
    let best: string | undefined;
    let most = enoughAlike;
    for (const [next, entry] of come) {
      const like = likeness(page, entry.page);
      if (like < most || (like === most && best !== undefined)) continue;
      [best, most] = [next, like];
    }
    if (best !== undefined) pair(path, best);
  }
  for (const before of gone.values()) pairs.push({ from: before });
  for (const after of come.values()) pairs.push({ to: after });
  const pathOf = ({ from: before, to: after }: PagePair) => (after ?? before)!.page.path;
  return pairs.sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
}
