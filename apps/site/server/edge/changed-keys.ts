import { isDeepStrictEqual } from 'node:util';
import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { belowKey, dataKey, existenceKey, pageKey, tenantKey } from './surrogate-keys.ts';

/**
 * Returns the keys of all pages that differ between two snapshots of a tenant. The site's settings, its
 * components and its assets can change any page.
 */
export function changedKeys(before: TenantSnapshot, now: TenantSnapshot): readonly string[] {
  if (before === now) return [];
  if (!hasSameFrame(before, now)) return [tenantKey(now.slug)];
  return [
    ...new Set([...ofPages(before, now), ...ofRedirects(before, now), ...ofData(before, now)]),
  ];
}

function hasSameFrame(before: TenantSnapshot, now: TenantSnapshot): boolean {
  return (
    isDeepStrictEqual(before.site, now.site) &&
    before.isIdContested === now.isIdContested &&
    isDeepStrictEqual(before.components, now.components) &&
    changedNames(before.assets, now.assets, isSameAsset).length === 0
  );
}

type Assets = TenantSnapshot['assets'];
type Asset = Assets extends ReadonlyMap<string, infer A> ? A : never;

const isSameAsset = (a: Asset, b: Asset): boolean => a.hash === b.hash && a.refused === b.refused;

function ofPages({ pages: before, slug }: TenantSnapshot, { pages }: TenantSnapshot) {
  return changedNames(before, pages, isSamePage).flatMap((path) => {
    const [old, now] = [before.get(path), pages.get(path)];
    return [
      pageKey(slug, path),
      ...(old?.page.title === now?.page.title ? [] : [belowKey(slug, path)]),
      ...(old && now ? [] : [existenceKey(slug)]),
    ];
  });
}

const isSamePage = (a: PageEntry, b: PageEntry): boolean =>
  a === b || (a.version === b.version && isDeepStrictEqual(a.brokenBlocks, b.brokenBlocks));

/** Redirects are not stored, but one can take the place of a car's page. */
function ofRedirects(
  { redirects: before = new Map(), slug }: TenantSnapshot,
  { redirects = new Map() }: TenantSnapshot,
) {
  return changedNames(before, redirects, isDeepStrictEqual).map((path) => pageKey(slug, path));
}

function ofData({ data: before, slug, site }: TenantSnapshot, { data }: TenantSnapshot) {
  return changedNames(before, data, (a, b) => a.version === b.version).map((name) =>
    dataKey(slug, name === site.settings?.offersFile ? 'offers' : name),
  );
}

/** Returns the names that were added, removed or changed. */
function changedNames<T>(
  before: ReadonlyMap<string, T>,
  now: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean,
): readonly string[] {
  if (before === now) return [];
  return [...new Set([...before.keys(), ...now.keys()])].filter((name) => {
    const [a, b] = [before.get(name), now.get(name)];
    return a === undefined || b === undefined || !isSame(a, b);
  });
}
