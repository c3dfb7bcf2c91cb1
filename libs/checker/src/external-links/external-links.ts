import type { ExternalLinks } from '../checker.ts';
import { isPublicAddress } from './address-guard.ts';
import type { AddressFilter } from './address-guard.ts';
import { checkExternalLink } from './check-link.ts';
import type { LinkResult } from './check-link.ts';
import { isFresh, readLinkCache, writeLinkCache } from './link-cache.ts';
import type { CachedLink } from './link-cache.ts';

/** Options of {@link externalLinks}. */
export interface ExternalLinksOptions {
  /** Sent with every request; names the product. */
  readonly userAgent: string;
  /** File for results; none if left out. */
  readonly cacheFile?: string;
  /** Maximum number of requested addresses; default: 500. */
  readonly maxLinks?: number;
  /** Maximum time of all requests, in milliseconds; default: two minutes. */
  readonly maxTime?: number;
  /** Maximum time for one response, in milliseconds; default: ten seconds. */
  readonly timeout?: number;
  /** Addresses that requests may be sent to; default: the public internet. */
  readonly isAllowed?: AddressFilter;
  /** Called before each request. */
  readonly onRequest?: (address: string) => void;
}

/** Result of a run. */
export interface ExternalLinksRun {
  readonly check: ExternalLinks;
  /** Number of addresses that could not be judged so far. */
  readonly unknown: () => number;
}

const maxHosts = 8;

const withoutHash = (address: string) => address.replace(/#.*$/s, '');

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** Runs tasks with a maximum number at a time. */
async function inParallel<T>(tasks: readonly T[], run: (task: T) => Promise<void>): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
  };
  await Promise.all(Array.from({ length: maxHosts }, worker));
}

/**
 * Creates a check of links to other sites, by requesting them: one at a time from each host, within a
 * maximum number and time. Results are cached in a file.
 */
export function externalLinks(options: ExternalLinksOptions): ExternalLinksRun {
  const { userAgent, cacheFile, onRequest, isAllowed = isPublicAddress } = options;
  const { maxLinks = 500, maxTime = 120_000, timeout = 10_000 } = options;
  const signal = AbortSignal.timeout(maxTime);
  const results = new Map<string, LinkResult>();
  let left = maxLinks;
  let cache: Map<string, CachedLink> | undefined;

  const request = async (addresses: readonly string[]) => {
    const byHost = Map.groupBy(addresses, hostOf);
    await inParallel([...byHost.values()], async (group) => {
      for (const address of group) {
        if (signal.aborted || left <= 0) return;
        left -= 1;
        onRequest?.(address);
        const result = await checkExternalLink(address, { userAgent, isAllowed, timeout, signal });
        results.set(address, result);
        if (result.state !== 'unknown') cache?.set(address, { ...result, at: Date.now() });
      }
    });
  };

  const check: ExternalLinks = async (addresses) => {
    cache ??= await readLinkCache(cacheFile);
    const wanted = [...new Set([...addresses].map(withoutHash))].sort();
    for (const address of wanted) {
      const cached = cache.get(address);
      if (cached && isFresh(cached, Date.now())) results.set(address, cached);
    }
    await request(wanted.filter((address) => !results.has(address)));
    if (cacheFile !== undefined) await writeLinkCache(cacheFile, cache);
    for (const address of wanted)
      if (!results.has(address)) results.set(address, { state: 'unknown' });
    return new Map(
      [...addresses].flatMap((address): [string, string][] => {
        const result = results.get(withoutHash(address));
        return result?.state === 'broken' ? [[address, result.problem]] : [];
      }),
    );
  };
  const unknown = () => [...results.values()].filter(({ state }) => state === 'unknown').length;
  return { check, unknown };
}
