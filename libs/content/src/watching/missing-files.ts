import { createNamedDebounces } from './debounce.ts';
import type { TenantReadings } from './tenant-readings.ts';

/** Grace periods of the files that are missing from tenants' folders, one for each tenant. */
export interface MissingFiles {
  /** Returns true if files of a tenant are missing. */
  readonly has: (folder: string) => boolean;
  /** Returns the tenants whose grace period has ended since the last call. */
  readonly takeSettled: () => ReadonlySet<string>;
  /** Puts a tenant back that `takeSettled` has returned, since it was not its turn. */
  readonly putBack: (folder: string) => void;
  /** Starts the grace periods of tenants; restarts those of the tenants that were just read. */
  readonly follow: (read: ReadonlySet<string>) => void;
  /** Restarts the grace period of a tenant if files of it are missing. */
  readonly extendGrace: (folder: string) => void;
  readonly stop: () => void;
}

/**
 * Creates the grace periods.
 * @param grace milliseconds without a change before a missing file counts as removed.
 * @param onSettled called when the grace period of a tenant has ended.
 */
export function createMissingFiles(
  readings: Pick<TenantReadings, 'all'>,
  grace: number,
  onSettled: () => void,
): MissingFiles {
  let settled = new Set<string>();
  // One timer for each tenant, so that a busy tenant does not delay removals of another.
  const timers = createNamedDebounces((folder) => {
    settled.add(folder);
    onSettled();
  }, grace);
  const has = (folder: string) => (readings.all.get(folder)?.missing.length ?? 0) > 0;
  return {
    has,
    takeSettled: () => {
      const taken = settled;
      settled = new Set();
      return taken;
    },
    putBack: (folder) => void settled.add(folder),
    follow: (read) => {
      for (const folder of readings.all.keys()) {
        if (!has(folder)) continue;
        if (read.has(folder)) timers.touch(folder);
        else if (!settled.has(folder)) timers.start(folder);
      }
    },
    extendGrace: (folder) => {
      if (has(folder)) timers.touch(folder);
    },
    stop: timers.stop,
  };
}
