import type { TenantSnapshot } from '@forecourt/block-schemas';
import { isLoaded, isSnapshot } from '../tenant/unloaded-tenant.ts';
import { createContentInMemory } from './content-in-memory.ts';
import type { TenantMemory } from './tenant-memory.ts';
import type { TenantReadings } from './tenant-readings.ts';
import type { TenantsState } from './tenants-state.ts';
import type { TenantsWatch } from './tenants-watch.ts';

/** Context of {@link createOpenTenants}. */
export interface OpenContext {
  readonly readings: TenantReadings;
  readonly memory: TenantMemory;
  readonly state: Pick<TenantsState, 'current' | 'exchange'>;
  /** Combines all readings anew, after running work. Never rejects. */
  readonly gather: () => Promise<void>;
  /** The same once no reading has ended for a moment. */
  readonly gatherSoon: () => void;
  /** Returns the stamp of a tenant's files; undefined if readings are not recorded. */
  readonly stampOf: (folder: string) => Promise<string | undefined>;
  /** Restarts the grace period of a tenant's missing files. */
  readonly extendGrace: (folder: string) => void;
}

/** Content of tenants that comes into memory when it is needed, and leaves it again. */
export interface OpenTenants {
  readonly open: TenantsWatch['open'];
  /** Returns the tenants of which only the settings have been read. */
  readonly unread: () => readonly string[];
  /** Collects a tenant's findings, from the record of an earlier run or by reading it, unless that has been done. */
  readonly readFirst: (folder: string) => Promise<void>;
  /** Removes from memory what exceeds its limits. */
  readonly unloadExcess: () => void;
  /** Resolves once running readings have ended. */
  readonly close: () => Promise<void>;
}

/** Creates the tenants' content in memory. */
export function createOpenTenants(context: OpenContext): OpenTenants {
  const { readings, memory, state, gather, gatherSoon, extendGrace } = context;
  const { current } = state;
  const { lastRead, exchange, unload, unloadExcess } = createContentInMemory(
    readings,
    memory,
    state,
  );
  const opening = new Map<string, Promise<TenantSnapshot | undefined>>();

  const isUnread = (folder: string): boolean => {
    const reading = readings.all.get(folder);
    return reading !== undefined && !isLoaded(reading) && reading.isUnread;
  };

  const read = async (folder: string): Promise<TenantSnapshot | undefined> => {
    const before = current().known.get(folder);
    const isFirst = isUnread(folder);
    const reading = await readings.load(folder);
    extendGrace(folder);
    let tenant = lastRead(folder);
    if (tenant && (isFirst || tenant.version === before?.version)) exchange(tenant);
    else {
      // The content has changed, which the watch is about to report too.
      await gather();
      tenant = current().known.get(folder);
    }
    // Everything that is wrong with the content is known now.
    if (isFirst) gatherSoon();
    if (memory.isUnvisited(folder) && memory.canUnload(folder, reading)) unload(folder);
    else unloadExcess();
    return tenant && isSnapshot(tenant) ? tenant : undefined;
  };
  /** Reads a tenant that is not in memory, or waits for the reading that has begun. */
  const share = (folder: string): Promise<TenantSnapshot | undefined> => {
    const running = opening.get(folder) ?? read(folder).finally(() => opening.delete(folder));
    opening.set(folder, running);
    return running;
  };

  return {
    open: (slug, isVisit = true) => {
      if (!current().known.has(slug)) return undefined;
      if (isVisit) memory.visit(slug);
      return current().tenants.get(slug) ?? share(slug);
    },
    unread: () => [...readings.all.keys()].filter(isUnread),
    readFirst: async (folder) => {
      if (!isUnread(folder)) return;
      // Of the files before they are read: a later change gives them another stamp.
      const stamp = await context.stampOf(folder);
      if (stamp === undefined) return void (await share(folder));
      if (await readings.recall(folder, stamp)) {
        const tenant = lastRead(folder);
        if (tenant) exchange(tenant);
        return gatherSoon();
      }
      if (isUnread(folder)) await share(folder);
      await readings.record(folder, stamp);
    },
    unloadExcess,
    close: async () => void (await Promise.allSettled(opening.values())),
  };
}
