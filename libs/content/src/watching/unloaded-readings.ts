import { join } from 'node:path';
import { nameBelow } from '../reading/name-below.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import { isLoaded, recordOf, unloaded, withRecord } from '../tenant/unloaded-tenant.ts';
import type { UnloadedTenant } from '../tenant/unloaded-tenant.ts';
import type { WatchOptions } from './tenants-watch.ts';

/** Readings of tenants whose content is not in memory. */
export interface UnloadedReadings {
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
}

/**
 * Creates the readings without content.
 * @param readings of all tenants, in which they are entered.
 */
export function createUnloadedReadings(
  root: string,
  readings: Map<string, TenantReading | UnloadedTenant>,
  options: WatchOptions,
): UnloadedReadings {
  const { lastGood, records } = options;
  return {
    readOutline: async (folder) => {
      const directory = join(root, folder);
      const state = { onlySite: true, gone: 'drop' } as const;
      const before = await lastGood?.load(folder, directory, state);
      const reading = await readTenant(directory, { ...options, ...state, before });
      readings.set(folder, unloaded(folder, reading, nameBelow(root, folder), true));
    },
    recall: async (folder, stamp) => {
      const found = await records?.load(folder, join(root, folder), stamp);
      const known = readings.get(folder);
      if (found === undefined || known === undefined || isLoaded(known)) return false;
      if (!known.isUnread || known.outline === undefined) return false;
      readings.set(folder, withRecord(known, known.outline, found));
      lastGood?.adopt(folder, new Map(found.stored));
      return true;
    },
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
  };
}
