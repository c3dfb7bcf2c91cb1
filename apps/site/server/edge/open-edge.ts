import type { Logger } from 'pino';
import type { EdgeConfig } from './edge-config.ts';
import { purgeChanges, type ChangingTenants } from './purge-changes.ts';
import { createPurgeQueue, type PurgeQueue, type PurgeQueueOptions } from './purge-queue.ts';
import { dataKey } from './surrogate-keys.ts';
import { PurgeRejected, varnishCache } from './varnish-cache.ts';

/** Metrics of purges. */
export interface PurgeMetrics {
  /** Counts a purge request to a shared cache. */
  readonly purged: (result: 'purged' | 'failed') => void;
  /** Includes the number of keys that wait to be purged in every scrape from now on. */
  readonly watchPurges: (waiting: () => number) => void;
}

/** Parts of a site that shared caches have to follow. */
export interface EdgeParts {
  readonly tenants: ChangingTenants;
  readonly metrics: PurgeMetrics;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Timer of retries and repetitions; the system's timer if left out. */
  readonly later?: PurgeQueueOptions['later'];
}

/** The shared caches in front of a server. */
export interface Edge {
  /** Purges the pages that show a kind of a tenant's data. */
  readonly purgeData: (tenant: string, kinds: readonly string[]) => void;
  readonly close: () => void;
}

/** Connects the configured caches with the tenants: every change is purged from each of them. */
export function openEdge(
  { purgeUrls, purgeToken }: EdgeConfig,
  { tenants, ...reports }: EdgeParts,
): Edge {
  if (purgeUrls.length === 0)
    reports.log.warn(
      'FORECOURT_CDN_PURGE_URL is not set: shared caches show changes after up to an hour',
    );
  const queues = purgeUrls.map((url) => openQueue(url, purgeToken, reports));
  reports.metrics.watchPurges(() => queues.reduce((sum, queue) => sum + queue.length(), 0));
  const purge = (keys: readonly string[]) => {
    for (const queue of queues) queue.add(keys);
  };
  const stop = purgeChanges(tenants, purge);
  return {
    purgeData: (tenant, kinds) => purge(kinds.map((kind) => dataKey(tenant, kind))),
    close() {
      stop();
      for (const queue of queues) queue.close();
    },
  };
}

/** Logs the first of several failures in a row, and the end of them. */
function openQueue(
  url: string,
  token: string | undefined,
  { metrics, log, later }: Omit<EdgeParts, 'tenants'>,
): PurgeQueue {
  const cache = varnishCache(url, token);
  let isFailing = false;
  return createPurgeQueue(cache, {
    later,
    onPurged() {
      metrics.purged('purged');
      if (isFailing) log.info({ cache: cache.name }, 'changes are purged again');
      isFailing = false;
    },
    onFailure(error) {
      metrics.purged('failed');
      if (!isFailing)
        log.warn(
          { cache: cache.name, reason: reasonOf(error) },
          'changes cannot be purged from the cache; trying again',
        );
      isFailing = true;
    },
  });
}

/** Returns the HTTP status, the system's code or the name of an error, never a credential. */
function reasonOf(error: unknown): unknown {
  if (error instanceof PurgeRejected) return error.status;
  const { cause, name } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
