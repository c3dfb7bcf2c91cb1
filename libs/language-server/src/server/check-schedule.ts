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
  /** Keys with changes that no check has covered yet. */
  readonly keys: () => readonly string[];
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

/** Changes and checks of one key. */
interface Scheduled {
  readonly queue: ChangeQueue;
  /** Number of changes. */
  revision: number;
  /** Changes that the last check covered. */
  covered: number;
  /** Resolves the requests that wait for the end of a check. */
  readonly waiting: (() => void)[];
}

/**
 * Creates a schedule in which the checks of one key run one after the other. A key is forgotten once all
 * its changes are covered, as its tenant may be removed.
 */
export function createCheckSchedule({ check, onError }: CheckScheduleOptions): CheckSchedule {
  const scheduled = new Map<string, Scheduled>();

  const create = (key: string): Scheduled => {
    const queue = createChangeQueue(
      async (changes) => {
        const { revision } = each;
        try {
          await check(key, changes.get(key), () => each.revision !== revision);
        } finally {
          each.covered = revision;
          for (const resolve of each.waiting.splice(0)) resolve();
          // After a batch that was requested during this one.
          void queue.run(async () => {
            if (each.covered === each.revision) scheduled.delete(key);
          });
        }
      },
      { debounce, onError: (error) => onError(key, error) },
    );
    const each: Scheduled = { queue, revision: 0, covered: 0, waiting: [] };
    scheduled.set(key, each);
    return each;
  };

  return {
    keys: () => [...scheduled.keys()],
    add: (key, path = '', delay = debounce) => {
      const each = scheduled.get(key) ?? create(key);
      each.revision += 1;
      each.queue.add(key, path, delay);
    },
    upToDate: async (key) => {
      const each = scheduled.get(key);
      const { revision = 0 } = each ?? {};
      while (each !== undefined && each.covered < revision) {
        each.queue.flush();
        await new Promise<void>((resolve) => each.waiting.push(resolve));
      }
    },
    close: () => {
      for (const { queue } of scheduled.values()) void queue.close();
    },
  };
}
