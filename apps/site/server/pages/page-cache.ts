import { LRUCache } from 'lru-cache';
import type { DealerData } from '../data/dealer-data.ts';
import type { FinishedPage } from './finished-page.ts';
import type { TenantRequest } from './tenant-request.ts';

/** Finished pages by tenant, content version, path and declared query (decision 012). */
export interface PageCache {
  /** Returns a page whose content has not changed by now, ISO 8601 in UTC. */
  readonly get: (key: PageKey, now: string) => FinishedPage | undefined;
  readonly set: (key: PageKey, page: FinishedPage) => void;
}

/** Everything that a cached page may depend on, which excludes visitors. */
export interface PageKey {
  readonly tenant: string;
  /** Version of the tenant's snapshot: any edit changes the keys, and old entries are evicted. */
  readonly version: string;
  /** Version of the dealer's data from all sources. */
  readonly dataVersion: string;
  /** Canonical scheme and host of the page. */
  readonly origin: string;
  readonly path: string;
  /** The query parameters that the page's blocks declare, in a fixed order, `?` included. */
  readonly search: string;
}

/** Factor for the size of a document with its two encodings, which are about a quarter of it each. */
const costPerByte = 1.5;

/**
 * Creates a cache that keeps pages for as long as they hold, and evicts the least recently used page.
 * @param megabytes upper bound; 0 disables the cache.
 */
export function createPageCache(megabytes: number): PageCache {
  if (megabytes === 0) return { get: () => undefined, set: () => {} };
  const cache = new LRUCache<string, FinishedPage>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: (page, key) => Math.ceil(page.html.byteLength * costPerByte) + key.length * 2,
  });
  return {
    get(key, now) {
      const page = cache.get(keyText(key));
      return page?.holdsUntil !== undefined && page.holdsUntil <= now ? undefined : page;
    },
    set: (key, page) => void cache.set(keyText(key), page),
  };
}

/** Returns a page that holds no longer than its data. @param now ISO 8601 in UTC. */
export function limitedTo(
  page: FinishedPage,
  now: string,
  { maxAgeMs }: Pick<DealerData, 'maxAgeMs'>,
): FinishedPage {
  if (maxAgeMs === undefined) return page;
  const until = new Date(Date.parse(now) + maxAgeMs).toISOString();
  const isSooner = page.holdsUntil !== undefined && page.holdsUntil < until;
  return isSooner ? page : { ...page, holdsUntil: until };
}

/** Returns the key of a page. @param dataVersion version of the dealer's data. */
export const pageKey = (
  { tenant, origin, url }: Pick<TenantRequest, 'tenant' | 'origin' | 'url'>,
  dataVersion: string,
): PageKey => ({
  tenant: tenant.slug,
  origin,
  version: tenant.version,
  dataVersion,
  path: url.pathname,
  search: url.search,
});

const keyText = ({ tenant, version, dataVersion, origin, path, search }: PageKey) =>
  `${tenant} ${version} ${dataVersion} ${origin}${path}${search}`;
