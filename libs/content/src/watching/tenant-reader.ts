import { join } from 'node:path';
import type { GoneFiles } from '../tenant/gone-files.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import { isLoaded, type UnloadedTenant } from '../tenant/unloaded-tenant.ts';
import type { WatchOptions } from './tenants-watch.ts';

type Known = TenantReading | UnloadedTenant | undefined;

/** Reads tenants, each on top of what is known of it. */
export interface TenantReader {
  /** Reads what changed in a tenant's folder since its last reading, or since its last good version. */
  readonly read: (
    folder: string,
    known: Known,
    changed?: ReadonlySet<string>,
    gone?: GoneFiles,
  ) => Promise<TenantReading>;
  /**
   * Reads a tenant whose files are as they were when its content left memory: all good, so that their
   * last good versions are the same and need no reading. Returns undefined for any other.
   */
  readonly readSame: (folder: string, known: Known) => Promise<TenantReading | undefined>;
}

/** Creates the reader of the tenants in a folder. */
export function createTenantReader(root: string, options: WatchOptions): TenantReader {
  const { lastGood } = options;
  return {
    read: async (folder, known, changed, gone = 'drop') => {
      const directory = join(root, folder);
      const loaded = known !== undefined && isLoaded(known) ? known : undefined;
      const before = loaded ?? (await lastGood?.load(folder, directory, options));
      const state = { before, changed, gone, isServed: loaded !== undefined };
      const reading = await readTenant(directory, { ...options, ...state });
      return lastGood ? lastGood.save(folder, reading) : reading;
    },
    readSame: async (folder, known) => {
      if (known === undefined || isLoaded(known) || known.isUnread) return undefined;
      if (known.rejections.length > 0 || !lastGood?.versions(folder)) return undefined;
      const reading = await readTenant(join(root, folder), options);
      return reading.snapshot !== undefined && reading.snapshot.version === known.outline?.version
        ? lastGood.save(folder, reading)
        : undefined;
    },
  };
}
