import { join } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';
import type { GoneFiles } from '../tenant/gone-files.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import { isLoaded } from '../tenant/unloaded-tenant.ts';
import type { UnloadedTenant } from '../tenant/unloaded-tenant.ts';
import { createMissingFolders, type MissingFolders } from './missing-folders.ts';
import type { WatchOptions } from './tenants-watch.ts';
import { createTurns } from './turns.ts';
import { createUnloadedReadings, type UnloadedReadings } from './unloaded-readings.ts';

/** Last reading of each tenant of a folder, which the next one builds on. */
export interface TenantReadings extends UnloadedReadings, MissingFolders {
  /** By tenant's folder. */
  readonly all: ReadonlyMap<string, TenantReading | UnloadedTenant>;
  readonly set: (folder: string, reading: TenantReading) => void;
  /** Puts earlier readings of tenants back. */
  readonly restore: (readings: ReadonlyMap<string, TenantReading | UnloadedTenant>) => void;
  /**
   * Lists the folders of tenants. @param isStart true before the first reading.
   * @returns a finding if there are none although there were some.
   */
  readonly list: (isStart: boolean) => Promise<readonly string[] | LocatedFinding>;
  /** Reads what changed in a tenant's folder since its last reading. */
  readonly read: (
    folder: string,
    changed?: ReadonlySet<string>,
    gone?: GoneFiles,
  ) => Promise<TenantReading>;
  /** Reads like `read` and replaces the tenant's reading. Readings of one tenant take turns. */
  readonly refresh: (
    folder: string,
    changed?: ReadonlySet<string>,
    gone?: GoneFiles,
  ) => Promise<TenantReading>;
  /** Returns the reading in memory once all running ones have ended; reads the tenant if there is none. */
  readonly load: (folder: string) => Promise<TenantReading>;
  /** Loads every tenant of the store of last good versions, if the folder can't be read. */
  readonly loadStored: () => Promise<void>;
}

const staysAsItWas = 'every tenant stays as it was last good';

/** Creates the readings of the tenants in a folder; none at first. */
export function createTenantReadings(
  root: string,
  options: WatchOptions & { readonly fs: FileSystem },
): TenantReadings {
  const { fs, lastGood, folderGrace = 10_000 } = options;
  const readings = new Map<string, TenantReading | UnloadedTenant>();
  const inTurn = createTurns();
  const stored = async () => (await lastGood?.folders()) ?? [];
  const unloadedReadings = createUnloadedReadings(root, readings, options);

  const read: TenantReadings['read'] = async (folder, changed, gone = 'drop') => {
    const directory = join(root, folder);
    const known = readings.get(folder);
    const loaded = known !== undefined && isLoaded(known) ? known : undefined;
    const before = loaded ?? (await lastGood?.load(folder, directory, options));
    const state = { before, changed, gone, isServed: loaded !== undefined };
    const reading = await readTenant(directory, { ...options, ...state });
    return lastGood ? lastGood.save(folder, reading) : reading;
  };

  /**
   * Reads a tenant whose files are as they were when its content left memory: all good, so that their last
   * good versions are the same and need no reading. Returns undefined for any other.
   */
  const readSame = async (folder: string): Promise<TenantReading | undefined> => {
    const known = readings.get(folder);
    if (known === undefined || isLoaded(known) || known.isUnread) return undefined;
    if (known.rejections.length > 0 || !lastGood?.versions(folder)) return undefined;
    const reading = await readTenant(join(root, folder), options);
    return reading.snapshot !== undefined && reading.snapshot.version === known.outline?.version
      ? lastGood.save(folder, reading)
      : undefined;
  };

  const readAndSet: TenantReadings['read'] = async (folder, changed, gone) => {
    const reading = await read(folder, changed, gone);
    readings.set(folder, reading);
    return reading;
  };

  return {
    ...unloadedReadings,
    // A visit may be reading the tenant.
    recall: (folder, stamp) => inTurn(folder, () => unloadedReadings.recall(folder, stamp)),
    ...createMissingFolders({
      readings,
      grace: folderGrace,
      stored,
      removeStored: async (folder) => lastGood?.remove(folder),
    }),

    all: readings,
    set: (folder, reading) => void readings.set(folder, reading),
    restore: (earlier) => {
      for (const [folder, reading] of earlier) readings.set(folder, reading);
    },

    list: async (isStart) => {
      try {
        const folders = await tenantFolders(fs, root);
        const known = isStart ? (await stored()).length : readings.size;
        if (folders.length > 0 || known === 0) return folders;
        return fileFinding(root, 'no-tenants', `is empty; ${staysAsItWas}`);
      } catch (error) {
        return fileFinding(root, 'unreadable', `${describeFileError(error)}; ${staysAsItWas}`);
      }
    },

    read,
    refresh: (folder, changed, gone) => inTurn(folder, () => readAndSet(folder, changed, gone)),
    load: (folder) =>
      inTurn(folder, async () => {
        const known = readings.get(folder);
        if (known !== undefined && isLoaded(known)) return known;
        const same = await readSame(folder);
        if (same) {
          readings.set(folder, same);
          return same;
        }
        // Files that were removed before the start are not missed, unless the whole folder is.
        const isFirst = known?.isUnread === true;
        const reading = await readAndSet(folder, undefined, isFirst ? 'drop' : 'keep');
        const isLost = isFirst && reading.snapshot === undefined;
        return isLost ? readAndSet(folder, undefined, 'keep') : reading;
      }),

    loadStored: async () => {
      for (const folder of await stored()) {
        const reading = await lastGood?.load(folder, join(root, folder), options);
        if (reading !== undefined) readings.set(folder, reading);
      }
    },
  };
}
