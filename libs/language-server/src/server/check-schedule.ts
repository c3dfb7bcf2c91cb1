import { createChangeQueue } from '@forecourt/content';
import type { ChangeQueue } from '@forecourt/content';

/** Milliseconds without a keystroke before a tenant is checked. */
const debounce = 150;

/** Checks by key, each after the last of several changes. A key is a tenant's folder or a single file. */
export interface CheckSchedule {
  /**
   * Schedules a check.
   * @param path that changed, below the tenant's folder
   * @param delay milliseconds instead of the usual debounce
   */
  readonly add: (key: string, path?: string, delay?: number) => void;
  /** Resolves once a check has covered all changes up to now. */
  readonly upToDate: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** Options of {@link createCheckSchedule}. */
interface CheckScheduleOptions {
  /** @param isStale true once there are changes that the check may have missed */
  readonly check: (
    key: string,
    changed: ReadonlySet<string> | undefined,
    isStale: () => boolean,
  ) => Promise<void>;
  readonly onError: (key: string, error: unknown) => void;
}

/** Creates a schedule in which the checks of one key run one after the other. */
export function createCheckSchedule({ check, onError }: CheckScheduleOptions): CheckSchedule {
  const queues = new Map<string, ChangeQueue>();
  /** Number of changes. */
  const revisions = new Map<string, number>();
  /** Revisions that the last check covered. */
  const covered = new Map<string, number>();
  /** Requests that wait for the end of a check. */
  const waiting = new Map<string, PromiseWithResolvers<void>>();

  const revisionOf = (key: string) => revisions.get(key) ?? 0;
  const endOfCheck = (key: string) => {
    const waiter = waiting.get(key) ?? Promise.withResolvers<void>();
    waiting.set(key, waiter);
    return waiter.promise;
  };
  const createQueue = (key: string) =>
    createChangeQueue(
      async (changes) => {
        const revision = revisionOf(key);
        try {
          await check(key, changes.get(key), () => revisionOf(key) !== revision);
        } finally {
          covered.set(key, revision);
          waiting.get(key)?.resolve();
          waiting.delete(key);
        }
      },
      { debounce, onError: (error) => onError(key, error) },
    );

  return {
    add: (key, path = '', delay = debounce) => {
      revisions.set(key, revisionOf(key) + 1);
      const queue = queues.get(key) ?? createQueue(key);
      queues.set(key, queue);
      queue.add(key, path, delay);
    },
    upToDate: async (key) => {
      const revision = revisionOf(key);
      while ((covered.get(key) ?? 0) < revision) {
        queues.get(key)!.flush();
        await endOfCheck(key);
      }
    },
    close: () => {
      for (const queue of queues.values()) void queue.close();
    },
  };
}
