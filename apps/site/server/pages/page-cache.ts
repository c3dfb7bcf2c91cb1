import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.ts';

/** Finished pages by tenant, content version, path and declared query (architecture, decision 10). */
export interface PageCache {
  readonly get: (key: PageKey) => FinishedPage | undefined;
  readonly set: (key: PageKey, page: FinishedPage) => void;
}

/** All that a cached page may depend on; visitors are no part of it. */
export interface PageKey {
  readonly tenant: string;
  /** Version of the tenant's snapshot: any edit makes new keys, old entries are pushed out. */
  readonly version: string;
  /** Version of the dealer's data, wherever it comes from. */
  readonly dataVersion: string;
  /** Scheme and host that the page names itself by. */
  readonly origin: string;
  readonly path: string;
  /** The query parameters that the page's blocks declare, in a fixed order, `?` included. */
  readonly search: string;
}

/** Pages tell the time at most this late: offers end, opening hours change. */
const lifetimeMs = 60_000;
/** The document and its two encodings, which are about a quarter of it each. */
const costPerByte = 1.5;

/**
 * Makes a cache that forgets the page that was asked for longest ago.
 * @param megabytes upper bound; 0 makes a cache that keeps nothing.
 */
export function createPageCache(megabytes: number): PageCache {
  if (megabytes === 0) return { get: () => undefined, set: () => {} };
  const cache = new LRUCache<string, FinishedPage>({
    maxSize: megabytes * 1024 * 1024,
    sizeCalculation: (page, key) => Math.ceil(page.html.byteLength * costPerByte) + key.length * 2,
    ttl: lifetimeMs,
  });
  return {
    get: (key) => cache.get(keyText(key)),
    set: (key, page) => void cache.set(keyText(key), page),
  };
}

const keyText = ({ tenant, version, dataVersion, origin, path, search }: PageKey) =>
  `${tenant} ${version} ${dataVersion} ${origin}${path}${search}`;
