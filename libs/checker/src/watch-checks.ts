import { createChangeQueue, createWatcher } from '@forecourt/content';
import type { Changes, WatcherOptions } from '@forecourt/content';
import type { Checker, CheckResult } from './checker.ts';

/** Options of {@link watchChecks}. */
export interface CheckWatchOptions extends WatcherOptions {
  /**
   * Paths to watch: folders of tenants, tenants' folders, and single files, such as a configuration,
   * that every tenant depends on.
   */
  readonly watched: ReadonlyMap<string, 'tenants' | 'tenant' | 'file'>;
  /** Returns the tenants' folders, which may be added and removed below a watched folder of tenants. */
  readonly tenants: () => Promise<readonly string[]>;
  /** Called with the results of all tenants, by folder, at the start and after changes. */
  readonly onResults: (results: ReadonlyMap<string, CheckResult>) => Promise<void>;
  /** Called with an error of `tenants`, `onResults` or a check after the start. The watch goes on. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds without a change before tenants are checked again; 120 if left out. */
  readonly debounce?: number;
}

/**
 * Checks tenants, then again those that change, one round at a time. Resolves after the first round.
 * @returns a function that ends the watch, after the current round.
 * @throws an error of the first round.
 */
export async function watchChecks(
  checker: Checker,
  options: CheckWatchOptions,
): Promise<() => Promise<void>> {
  const { watched, tenants, onResults, onError, debounce = 120 } = options;
  let results: ReadonlyMap<string, CheckResult> | undefined;

  const check = async (changes: Changes) => {
    // A change of these affects every tenant.
    const isEverything = [...changes.keys()].some(
      (path) => (watched.get(path) ?? 'tenant') !== 'tenant',
    );
    const before = results;
    const next = new Map<string, CheckResult>();
    results = undefined;
    for (const directory of await tenants()) {
      const changed = changes.get(directory);
      const known = changed || isEverything ? undefined : before?.get(directory);
      next.set(directory, known ?? (await checker.check(directory, { changed })));
    }
    if (before === undefined || !isPoll(changes) || summary(next) !== summary(before))
      await onResults(next);
    results = next;
  };
  /** Returns true for changes of whole folders, whose files may all be the same. */
  const isPoll = (changes: Changes) =>
    [...changes].every(
      ([path, below]) => watched.get(path) !== 'file' && below.size === 1 && below.has(''),
    );

  const queue = createChangeQueue(check, { debounce, onError });
  const watcher = createWatcher(queue.add, options);
  const close = async () => {
    await queue.close();
    await watcher.close();
  };
  try {
    for (const [path, kind] of watched) await watcher.add(path, kind);
    await queue.run(() => check(new Map()));
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

const summary = (results: ReadonlyMap<string, CheckResult>) =>
  JSON.stringify(
    [...results].map(([directory, { findings, files }]) => [directory, findings, files]),
  );
