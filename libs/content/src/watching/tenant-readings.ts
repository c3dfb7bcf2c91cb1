import { join } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';
import type { GoneFiles } from '../tenant/gone-files.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import { isLoaded } from '../tenant/unloaded-tenant.ts';
import type { UnloadedTenant } from '../tenant/unloaded-tenant.ts';
import { createMissingFolders, type MissingFolders } from './missing-folders.ts';
import { createTenantReader } from './tenant-reader.ts';
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
  const reader = createTenantReader(root, options);
  const read: TenantReadings['read'] = (folder, changed, gone) =>
    reader.read(folder, readings.get(folder), changed, gone);
  const enter = (folder: string, reading: TenantReading) => {
    readings.set(folder, reading);
    return reading;
  };
  const readAndEnter: TenantReadings['read'] = async (folder, changed, gone) =>
    enter(folder, await read(folder, changed, gone));

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
    set: enter,
    restore: (earlier) => earlier.forEach((reading, folder) => readings.set(folder, reading)),

    list: (isStart) =>
      listTenants(fs, root, async () => (isStart ? (await stored()).length : readings.size)),
    read,
    refresh: (folder, changed, gone) => inTurn(folder, () => readAndEnter(folder, changed, gone)),
    load: (folder) =>
      inTurn(folder, async () => {
        const known = readings.get(folder);
        if (known !== undefined && isLoaded(known)) return known;
        const same = await reader.readSame(folder, known);
        if (same) return enter(folder, same);
        // Files that were removed before the start are not missed, unless the whole folder is.
        const isFirst = known?.isUnread === true;
        const reading = await readAndEnter(folder, undefined, isFirst ? 'drop' : 'keep');
        const isLost = isFirst && reading.snapshot === undefined;
        return isLost ? readAndEnter(folder, undefined, 'keep') : reading;
      }),

    loadStored: async () => {
      for (const folder of await stored()) {
        const reading = await lastGood?.load(folder, join(root, folder), options);
        if (reading !== undefined) readings.set(folder, reading);
      }
    },
  };
}

/**
 * Lists the folders of tenants.
 * @param countKnown returns the number of tenants that were there before.
 */
async function listTenants(
  fs: FileSystem,
  root: string,
  countKnown: () => Promise<number>,
): Promise<readonly string[] | LocatedFinding> {
  try {
    const folders = await tenantFolders(fs, root);
    if (folders.length > 0 || (await countKnown()) === 0) return folders;
    return fileFinding(root, 'no-tenants', `is empty; ${staysAsItWas}`);
  } catch (error) {
    return fileFinding(root, 'unreadable', `${describeFileError(error)}; ${staysAsItWas}`);
  }
}
