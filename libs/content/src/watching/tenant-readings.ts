import { join } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { fileFault } from '../file-system/file-fault.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';
import type { GoneFiles } from '../tenant/gone-files.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import type { WatchOptions } from './tenants-watch.ts';

/** Last reading of each tenant of a folder, which the next one builds on. */
export interface TenantReadings {
  /** By tenant's folder. */
  readonly all: ReadonlyMap<string, TenantReading>;
  readonly set: (folder: string, reading: TenantReading) => void;
  /** Replaces all readings. */
  readonly restore: (readings: ReadonlyMap<string, TenantReading>) => void;
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
  const { fs, lastGood, folderGrace = 10_000 } = options;
  const readings = new Map<string, TenantReading>();
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
        return fileFinding(root, 'unreadable', `${fileFault(error)}; ${staysAsItWas}`);
      }
    },

    read: async (folder, changed, gone = 'drop') => {
      const directory = join(root, folder);
      const known = readings.get(folder);
      const before = known ?? (await lastGood?.load(folder, directory, options));
      const isServed = known !== undefined;
      const state = { before, changed, gone, isServed };
      const reading = await readTenant(directory, { ...options, ...state });
      return lastGood ? lastGood.save(folder, reading) : reading;
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
