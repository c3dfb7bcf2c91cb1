import { join, relative } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { tenantStamp } from '../last-good/tenant-stamp.ts';
import { createChangeQueue, type Changes } from './change-queue.ts';
import { createDebounce } from './debounce.ts';
import { createLateTenants } from './late-tenants.ts';
import { createOpenTenants } from './open-tenants.ts';
import { createTenantsRefresh } from './refresh-tenants.ts';
import { createTenantMemory } from './tenant-memory.ts';
import { createTenantReadings } from './tenant-readings.ts';
import { createTenantsState } from './tenants-state.ts';
import type { TenantsChange, TenantsWatch, WatchOptions } from './tenants-watch.ts';
import { maxRestMs, readInBackground } from './unread-tenants.ts';
import { createWatcher } from './watcher.ts';

// Maximum delay in milliseconds between the first change of a busy folder and reading it.
const maxDelay = 500;
// Maximum delay in milliseconds until findings of a tenant's first reading are reported.
const maxGatherDelay = 2_000;

/**
 * Reads every tenant of a folder and then its changes. Each change swaps the whole
 * state at once and then calls `onChange`. Only changed files are read again.
 * A broken edit leaves the last good version in place (TEN-8); a missing file stays served until
 * its folder has not changed for `grace` ms, since editors remove and rename while they save. While the
 * folder of all tenants is missing or empty, everything stays as it was (TEN-11).
 * Tenants take turns: whatever one of them writes, an edit of another waits for one reading at most
 * (OPS-3).
 * A tenant with large data delays no other one, neither at the start nor when it is added.
 * With `memory`, the content of many tenants is read when they are visited (`open`), and once in the
 * background, so that everything wrong with it is reported; with `records`, only if it has changed since
 * an earlier run.
 * Never throws for a folder that can't be read or watched: it is a finding, and is tried again.
 */
export async function watchTenants(
  root: string,
  onChange: (change: TenantsChange) => void,
  options: WatchOptions = {},
): Promise<TenantsWatch> {
  const { fs = nodeFileSystem, debounce = 50, grace = 300, checkEvery = 1_000 } = options;
  const onError = (error: unknown) => process.emitWarning(error as Error);
  /** Finding about the folder of tenants while it can't be read. */
  let lost: LocatedFinding | undefined;

  const gather = async (): Promise<void> => {
    await state.gather(lost);
    content.unloadExcess();
  };

  const readChanges = async (changes: Changes): Promise<void> => {
    lost = await refresh.run(changes, !state.isStarted());
    await gather();
    if (lost) retries.touch();
  };
  const queue = createChangeQueue(readChanges, { debounce, maxDelay, onError });
  const retries = createDebounce(queue.flush, checkEvery);

  const readings = createTenantReadings(root, { ...options, fs });
  const late = createLateTenants({
    fs,
    root,
    maxBytes: options.maxAwaitedBytes,
    readings,
    queue,
    gather,
    onError,
  });
  const state = createTenantsState({ fs, root, readings, late, options, onChange, onError });
  const { maxReadAtStart = Infinity, readsInBackground = true } = options.memory ?? {};
  const refresh = createTenantsRefresh({ readings, late, queue, grace, maxReadAtStart });

  // Combining hundreds of tenants after the reading of each would take longer than the readings.
  const gathering = createDebounce(
    () => void queue.run(gather).catch(onError),
    maxRestMs * 2,
    maxGatherDelay,
  );
  const content = createOpenTenants({
    readings,
    memory: createTenantMemory({ ...options, limits: options.memory }),
    state,
    gather: () => queue.run(gather).catch(onError),
    gatherSoon: gathering.touch,
    stampOf: async (folder) => options.records && tenantStamp(fs, join(root, folder)),
    extendGrace: refresh.extendGrace,
  });

  const watcher = createWatcher(
    (directory, path) => {
      const folder = relative(root, directory);
      queue.add(folder, path);
      refresh.extendGrace(folder);
    },
    { fs, checkEvery },
  );
  // Watch before reading, so that files that change during the reading are read again.
  await watcher.add(root, 'tenants');
  await queue.run(async () => {
    await readChanges(new Map());
    state.start();
  });

  const endBackground = readInBackground(readsInBackground ? content.unread() : [], (folder) =>
    content.readFirst(folder).catch(onError),
  );

  return {
    current: state.current,
    open: content.open,
    isStarting: late.isStarting,
    assignDomains: () => void queue.run(gather).catch(onError),
    close: async () => {
      state.stop();
      endBackground();
      await watcher.close();
      await content.close();
      await queue.close();
      // Last, since the work that has just ended may have started timers.
      retries.stop();
      refresh.stop();
      gathering.stop();
    },
  };
}
