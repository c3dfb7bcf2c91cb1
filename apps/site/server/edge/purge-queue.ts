import type { EdgeCache } from './edge-cache.ts';
import { tenantKey, tenantOfKey } from './surrogate-keys.ts';

/** Keys that wait to be purged from one cache. */
export interface PurgeQueue {
  /** Purges keys in the background, until the cache has done so. */
  readonly add: (keys: Iterable<string>) => void;
  /** Number of keys that wait. */
  readonly length: () => number;
  /** Stops; keys that still wait are dropped, since a start purges all pages. */
  readonly close: () => void;
}

/** Events and timers of {@link createPurgeQueue}. */
export interface PurgeQueueOptions {
  readonly onPurged?: (keys: number) => void;
  readonly onFailure?: (error: unknown) => void;
  /** Calls back after a time without keeping the process alive; the system's timer if left out. */
  readonly later?: (ms: number, callBack: () => void) => () => void;
}

/** Limits of one request; caches accept header fields of 8 kB. */
const maxCharacters = 4_000;
/** Waiting keys beyond which the keys of pages and data are replaced by those of their tenants. */
const maxWaiting = 1_000;
const firstPauseMs = 250;
const maxPauseMs = 30_000;
/**
 * Delay after which keys are purged once more: a page that was being rendered from the earlier content
 * may have been stored since. Longer than a page waits for its data.
 */
const repeatAfterMs = 2_000;

const systemTimer = (ms: number, callBack: () => void) => {
  const timer = setTimeout(callBack, ms).unref();
  return () => clearTimeout(timer);
};

/** Creates the queue of one cache: batches, retries with growing pauses, one repetition. */
export function createPurgeQueue(
  cache: Pick<EdgeCache, 'purge'>,
  { onPurged, onFailure, later = systemTimer }: PurgeQueueOptions = {},
): PurgeQueue {
  let waiting = new Set<string>();
  let failures = 0;
  let isBusy = false;
  let isClosed = false;
  const timers = createTimers(later);

  const run = () => {
    if (isBusy || isClosed || waiting.size === 0) return;
    isBusy = true;
    const batch = batchOf(waiting);
    for (const key of batch) waiting.delete(key);
    const goOn = () => {
      isBusy = false;
      run();
    };
    cache
      .purge(batch)
      .then(
        () => {
          failures = 0;
          goOn();
          onPurged?.(batch.length);
        },
        (error: unknown) => {
          waiting = bounded([...batch, ...waiting]);
          timers.start(pauseAfter(++failures), goOn);
          onFailure?.(error);
        },
      )
      // An error of a callback must not end the queue.
      .catch((error: Error) => process.emitWarning(error));
  };

  const enqueue = (keys: readonly string[]) => {
    if (isClosed) return;
    waiting = bounded([...waiting, ...keys]);
    run();
  };

  return {
    add(keys) {
      const all = [...keys];
      if (all.length === 0) return;
      enqueue(all);
      timers.start(repeatAfterMs, () => enqueue(all));
    },
    length: () => waiting.size,
    close() {
      isClosed = true;
      timers.close();
    },
  };
}

/** Creates timers that can be stopped together; none starts after that. */
function createTimers(later: NonNullable<PurgeQueueOptions['later']>) {
  const running = new Set<() => void>();
  let isClosed = false;
  return {
    start: (ms: number, callBack: () => void) => {
      if (isClosed) return;
      const stop = later(ms, () => {
        running.delete(stop);
        callBack();
      });
      running.add(stop);
    },
    close: () => {
      isClosed = true;
      for (const stop of running) stop();
      running.clear();
    },
  };
}

/** Half of the pause is random, so that servers don't retry at the same moment. */
function pauseAfter(failures: number): number {
  const pause = Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs);
  return pause / 2 + (Math.random() * pause) / 2;
}

/** Returns the first keys that fit into one request. */
function batchOf(keys: Iterable<string>): readonly string[] {
  const batch: string[] = [];
  let characters = 0;
  for (const key of keys) {
    characters += key.length + 1;
    if (batch.length > 0 && characters > maxCharacters) break;
    batch.push(key);
  }
  return batch;
}

/** Returns keys without those that the key of their tenant covers, and without any others if there are too many. */
function bounded(keys: readonly string[]): Set<string> {
  const all = new Set(keys);
  const tenantOf = (key: string) => tenantKey(tenantOfKey(key));
  const needed = keys.filter((key) => key === tenantOf(key) || !all.has(tenantOf(key)));
  return new Set(needed.length <= maxWaiting ? needed : needed.map(tenantOf));
}
