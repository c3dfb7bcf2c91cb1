import { WorkCancelled, type FairQueue, type QueuedWork } from '../limits/fair-queue.ts';
import type { FailureMemory } from './failure-memory.ts';
import type { Rendition } from './rendition-encoder.ts';

/** Visitors' renditions that are queued or being encoded. */
export interface PendingRenditions {
  readonly has: (file: string) => boolean;
  /**
   * Waits until a rendition is encoded, which happens once for concurrent requests, or `signal` aborts;
   * the last request to abort cancels the work.
   * @throws {QueueFull} when too many are waiting. @throws {WorkCancelled} after cancellation.
   */
  readonly wait: (
    rendition: Rendition,
    tenant: string,
    signal?: AbortSignal,
  ) => Promise<string | Buffer>;
}

/** Services of {@link createPendingRenditions}. */
export interface PendingRenditionsOptions {
  readonly queue: Pick<FairQueue, 'add' | 'remove'>;
  readonly failures: Pick<FailureMemory, 'of'>;
  readonly encode: (rendition: Rendition) => Promise<string | Buffer>;
}

/** A rendition that is being encoded, and the number of requests that wait for it. */
interface Pending {
  readonly result: Promise<string | Buffer>;
  readonly work: QueuedWork;
  waiters: number;
}

/** Creates the list of pending renditions; it is empty. */
export function createPendingRenditions(options: PendingRenditionsOptions): PendingRenditions {
  const { queue, failures, encode } = options;
  const pending = new Map<string, Pending>();

  const enqueue = (rendition: Rendition, tenant: string): Pending => {
    const { asset, file } = rendition;
    const { promise, resolve, reject } = Promise.withResolvers<string | Buffer>();
    const work: QueuedWork = {
      tenant,
      // One rendition of a picture at a time, so that a picture that cannot be encoded uses up its
      // limit once.
      key: asset.hash,
      run: async () => {
        try {
          const failure = await failures.of(asset.hash);
          if (failure) throw failure;
          resolve(await encode(rendition));
        } catch (error) {
          reject(error as Error);
        }
      },
      drop: reject,
    };
    const result = promise.finally(() => pending.delete(file));
    result.catch(() => {});
    const entry = { result, work, waiters: 0 };
    queue.add(work);
    pending.set(file, entry);
    return entry;
  };

  const join = (entry: Pending, signal: AbortSignal | undefined) =>
    new Promise<string | Buffer>((resolve, reject) => {
      const leave = () => {
        entry.waiters -= 1;
        if (entry.waiters === 0 && queue.remove(entry.work)) entry.work.drop(new WorkCancelled());
        reject(new WorkCancelled());
      };
      entry.waiters += 1;
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      entry.result.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject);
    });

  return {
    has: (file) => pending.has(file),
    wait: async (rendition, tenant, signal) =>
      join(pending.get(rendition.file) ?? enqueue(rendition, tenant), signal),
  };
}
