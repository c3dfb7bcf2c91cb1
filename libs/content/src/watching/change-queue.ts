import { createDebounce } from './debounce.ts';

/** Changed paths by the folder that they are below; '' stands for the folder itself. */
export type Changes = ReadonlyMap<string, ReadonlySet<string>>;

/** Options of {@link createChangeQueue}. */
export interface ChangeQueueOptions {
  /** Milliseconds without a change before changes are processed, since editors write in several steps. */
  readonly debounce: number;
  /** Maximum milliseconds between the first change and its processing; no limit if left out. */
  readonly maxDelay?: number;
  /** Called with an error of `process`. The queue goes on. */
  readonly onError: (error: unknown) => void;
}

/** Collects changes and processes them in batches, one batch at a time. */
export interface ChangeQueue {
  /** Adds a change. @param delay milliseconds instead of the usual debounce. */
  readonly add: (folder: string, path: string, delay?: number) => void;
  /** Adds changes to the next batch without scheduling it. */
  readonly putBack: (changes: Changes) => void;
  /** Returns true if a folder has unprocessed changes. */
  readonly has: (folder: string) => boolean;
  /** Processes a batch as soon as possible, even an empty one. Calls before it begins are merged. */
  readonly flush: () => void;
  /** Runs other work between batches. @returns its result; undefined once the queue is closed. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  /** Discards unprocessed changes. Resolves once running work has ended. */
  readonly close: () => Promise<void>;
}

/** Creates a queue of changes. @param process processes a batch. */
export function createChangeQueue(
  process: (changes: Changes) => Promise<void>,
  { debounce, maxDelay, onError }: ChangeQueueOptions,
): ChangeQueue {
  let collected = new Map<string, Set<string>>();
  let running: Promise<unknown> = Promise.resolve();
  let isRequested = false;
  let isClosed = false;

  const collect = (folder: string, paths: Iterable<string>) => {
    // Adds to the set in place: a copy for each path would take quadratic time for a large folder.
    const changed = collected.get(folder) ?? new Set();
    for (const path of paths) changed.add(path);
    collected.set(folder, changed);
  };
  const run: ChangeQueue['run'] = (work) => {
    const result = running.then(() => (isClosed ? undefined : work()));
    running = result.catch(() => undefined);
    return result;
  };
  const flush = () => {
    timer.stop();
    if (isRequested) return;
    isRequested = true;
    run(async () => {
      isRequested = false;
      const changes = collected;
      collected = new Map();
      await process(changes);
    }).catch(onError);
  };
  const timer = createDebounce(flush, debounce, maxDelay);

  return {
    add: (folder, path, delay) => {
      collect(folder, [path]);
      if (!isClosed) timer.touch(delay);
    },
    putBack: (changes) => {
      for (const [folder, paths] of changes) collect(folder, paths);
    },
    has: (folder) => collected.has(folder),
    flush,
    run,
    close: async () => {
      isClosed = true;
      timer.stop();
      await running;
    },
  };
}
