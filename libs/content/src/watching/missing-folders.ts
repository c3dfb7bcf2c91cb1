import type { TenantReading } from '../tenant/tenant-reading.ts';
import type { UnloadedTenant } from '../tenant/unloaded-tenant.ts';

/** Removes the tenants whose folders have been missing for a grace period. */
export interface MissingFolders {
  /**
   * Marks the readings of tenants without a folder as missing, and removes those that have been missing
   * for too long.
   * @param listed existing folders. @returns those of them that were missing before.
   */
  readonly removeMissing: (
    listed: readonly string[],
    isStart: boolean,
  ) => Promise<ReadonlySet<string>>;
}

/** Context of {@link createMissingFolders}. */
export interface MissingContext {
  readonly readings: Map<string, TenantReading | UnloadedTenant>;
  /** Milliseconds for which a folder may be missing. */
  readonly grace: number;
  /** Lists the folders with last good versions from earlier runs. */
  readonly stored: () => Promise<readonly string[]>;
  /** Removes a tenant's last good versions. */
  readonly removeStored: (folder: string) => Promise<void>;
}

/** Creates the record of missing folders; empty at first. */
export function createMissingFolders(context: MissingContext): MissingFolders {
  const { readings, grace, stored, removeStored } = context;
  const missingSince = new Map<string, number>();

  const isOver = (folder: string) => {
    const since = missingSince.get(folder) ?? performance.now();
    missingSince.set(folder, since);
    return performance.now() - since >= grace;
  };
  const remove = async (folder: string) => {
    readings.delete(folder);
    missingSince.delete(folder);
    await removeStored(folder);
  };

  return {
    removeMissing: async (listed, isStart) => {
      const present = new Set(listed);
      for (const folder of isStart ? await stored() : [])
        if (!present.has(folder)) await remove(folder);
      for (const [folder, reading] of [...readings]) {
        if (present.has(folder)) continue;
        if (isOver(folder)) await remove(folder);
        else readings.set(folder, { ...reading, missing: ['.'] });
      }
      return new Set(listed.filter((folder) => missingSince.delete(folder)));
    },
  };
}
