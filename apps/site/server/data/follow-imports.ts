import type { IndexVersions } from '@forecourt/dealership';
import { afterTimeout, type After } from '../limits/timer.ts';

/** Called with a tenant and the kinds of its data that have changed. */
export type OnDataChange = (tenant: string, indexes: readonly string[]) => void;

/** Pause between two readings in milliseconds; shorter for shared caches, which serve pages without asking. */
export const followingMs = { shared: 1_000, own: 5_000 };

/**
 * Follows imports by reading the versions of all indexes again and again. Pages that shared caches
 * answer for cause no request that would notice an import.
 * @param read rejects when the server can't be read; it is read again.
 * @param update called with every reading before imports are reported.
 */
export function followImports(
  read: () => Promise<IndexVersions>,
  update: (versions: IndexVersions) => void,
  onImport: OnDataChange,
  pauseMs: number,
  after: After = afterTimeout,
): { readonly stop: () => Promise<void> } {
  let known: IndexVersions | undefined;
  let isStopped = false;
  let stopPause = () => {};

  const readOnce = async () => {
    const versions = await read();
    if (isStopped) return;
    update(versions);
    // What was imported before the server started is no change: a start purges all pages.
    const before = known ?? versions;
    known = versions;
    for (const tenant of new Set([...before.keys(), ...versions.keys()])) {
      const indexes = changedIndexes(before.get(tenant), versions.get(tenant));
      if (indexes.length > 0) onImport(tenant, indexes);
    }
  };
  const run = async (): Promise<void> => {
    try {
      await readOnce();
    } catch {
      // Whatever has been imported by the first reading may be new. The failure itself is logged with
      // the page that needs a search.
      known ??= new Map();
    }
    if (!isStopped) stopPause = after(pauseMs, () => (running = run()));
  };
  let running = run();

  return {
    stop: () => {
      isStopped = true;
      stopPause();
      return running;
    },
  };
}

function changedIndexes(
  before: ReadonlyMap<string, string> = new Map(),
  now: ReadonlyMap<string, string> = new Map(),
): readonly string[] {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names.filter((name) => before.get(name) !== now.get(name));
}
