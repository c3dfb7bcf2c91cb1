import { join } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { nameBelow } from '../reading/name-below.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';
import type { GoneFiles } from '../tenant/gone-files.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import { isLoaded, recordOf, unloaded, withRecord } from '../tenant/unloaded-tenant.ts';
import type { UnloadedTenant } from '../tenant/unloaded-tenant.ts';
import type { WatchOptions } from './tenants-watch.ts';

/** Last reading of each tenant of a folder, which the next one builds on. */
export interface TenantReadings {
  /** By tenant's folder. */
  readonly all: ReadonlyMap<string, TenantReading | UnloadedTenant>;
  readonly set: (folder: string, reading: TenantReading) => void;
  /** Replaces all readings. */
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
  /** Reads the settings of a tenant alone. */
  readonly readOutline: (folder: string) => Promise<void>;
  /**
   * Takes over the record of an earlier run for a tenant of which only the settings have been read.
   * @param stamp of the tenant's files. @returns false without a record, and for other tenants.
   */
  readonly recall: (folder: string, stamp: string) => Promise<boolean>;
  /** Records what is known of a tenant whose content is not in memory. */
  readonly record: (folder: string, stamp: string) => Promise<void>;
  /** Removes a tenant's content from memory. */
  readonly unload: (folder: string) => void;
  /** Loads every tenant of the store of last good versions, if the folder can't be read. */
  readonly loadStored: () => Promise<void>;
  /**
   * Removes the tenants whose folder has been missing for the grace period.
   * @param listed existing folders. @returns those of them that were missing before.
   */
  readonly removeMissing: (
    listed: readonly string[],
    isStart: boolean,
  ) => Promise<ReadonlySet<string>>;
}

const staysAsItWas = 'every tenant stays as it was last good';

/** Creates the readings of the tenants in a folder; none at first. */
export function createTenantReadings(
  root: string,
  options: WatchOptions & { readonly fs: FileSystem },
): TenantReadings {
  const { fs, lastGood, records, folderGrace = 10_000 } = options;
  const readings = new Map<string, TenantReading | UnloadedTenant>();
  const turns = new Map<string, Promise<unknown>>();
  const missingSince = new Map<string, number>();
  const storedFolders = async () => (await lastGood?.folders()) ?? [];

  const isRemoved = (folder: string) => {
    const since = missingSince.get(folder) ?? performance.now();
    missingSince.set(folder, since);
    return performance.now() - since >= folderGrace;
  };
  const remove = async (folder: string) => {
    readings.delete(folder);
    missingSince.delete(folder);
    await lastGood?.remove(folder);
  };

  const read: TenantReadings['read'] = async (folder, changed, gone = 'drop') => {
    const directory = join(root, folder);
    const known = readings.get(folder);
    const before =
      known !== undefined && isLoaded(known)
        ? known
        : await lastGood?.load(folder, directory, options);
    const isServed = known !== undefined && isLoaded(known);
    const state = { before, changed, gone, isServed };
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

  const inTurn = <T>(folder: string, work: () => Promise<T>): Promise<T> => {
    const result = (turns.get(folder) ?? Promise.resolve()).then(work);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    turns.set(folder, ended);
    void ended.then(() => turns.get(folder) === ended && turns.delete(folder));
    return result;
  };

  const readAndSet: TenantReadings['read'] = async (folder, changed, gone) => {
    const reading = await read(folder, changed, gone);
    readings.set(folder, reading);
    return reading;
  };

  return {
    all: readings,
    set: (folder, reading) => void readings.set(folder, reading),
    restore: (earlier) => {
      for (const [folder, reading] of earlier) readings.set(folder, reading);
    },

    list: async (isStart) => {
      try {
        const folders = await tenantFolders(fs, root);
        const known = isStart ? (await storedFolders()).length : readings.size;
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

    readOutline: async (folder) => {
      const directory = join(root, folder);
      const state = { onlySite: true, gone: 'drop' } as const;
      const before = await lastGood?.load(folder, directory, state);
      const reading = await readTenant(directory, { ...options, ...state, before });
      readings.set(folder, unloaded(folder, reading, nameBelow(root, folder), true));
    },
    recall: (folder, stamp) =>
      inTurn(folder, async () => {
        const found = await records?.load(folder, join(root, folder), stamp);
        const known = readings.get(folder);
        if (found === undefined || known === undefined || isLoaded(known)) return false;
        if (!known.isUnread || known.outline === undefined) return false;
        readings.set(folder, withRecord(known, known.outline, found));
        lastGood?.adopt(folder, new Map(found.stored));
        return true;
      }),
    record: async (folder, stamp) => {
      const known = readings.get(folder);
      const stored = lastGood?.versions(folder);
      if (known === undefined || isLoaded(known) || known.isUnread || !stored) return;
      const record = recordOf(known, stored);
      if (record) await records?.save(folder, join(root, folder), stamp, record);
    },
    unload: (folder) => {
      const reading = readings.get(folder);
      if (reading !== undefined && isLoaded(reading))
        readings.set(folder, unloaded(folder, reading, nameBelow(root, folder)));
    },

    loadStored: async () => {
      for (const folder of await storedFolders()) {
        const reading = await lastGood!.load(folder, join(root, folder), options);
        if (reading !== undefined) readings.set(folder, reading);
      }
    },

    removeMissing: async (listed, isStart) => {
      const present = new Set(listed);
      for (const folder of isStart ? await storedFolders() : [])
        if (!present.has(folder)) await remove(folder);
      for (const [folder, reading] of [...readings]) {
        if (present.has(folder)) continue;
        if (isRemoved(folder)) await remove(folder);
        else readings.set(folder, { ...reading, missing: ['.'] });
      }
      return new Set(listed.filter((folder) => missingSince.delete(folder)));
    },
  };
}
