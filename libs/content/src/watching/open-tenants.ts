import type { TenantSnapshot } from '@forecourt/block-schemas';
import { withDomains } from '../domains/served-domains.ts';
import { isLoaded, isSnapshot, tenantOf } from '../tenant/unloaded-tenant.ts';
import type { KnownTenant } from '../tenant/unloaded-tenant.ts';
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
  /** Finds out what is wrong with a tenant, from the record of an earlier run or by reading it, unless that has been done. */
  readonly readFirst: (folder: string) => Promise<void>;
  /** Removes from memory what exceeds its limits. */
  readonly unloadExcess: () => void;
  /** Resolves once running readings have ended. */
  readonly close: () => Promise<void>;
}

/** Creates the tenants' content in memory. */
export function createOpenTenants(context: OpenContext): OpenTenants {
  const { readings, memory, gather, gatherSoon, extendGrace } = context;
  const { current } = context.state;
  const opening = new Map<string, Promise<TenantSnapshot | undefined>>();

  /** Returns what is known of a tenant after its last reading. Its domains stay as they are. */
  const lastRead = (folder: string): KnownTenant | undefined => {
    const before = current().known.get(folder);
    const reading = readings.all.get(folder);
    const tenant = reading && tenantOf(reading);
    return before && tenant && withDomains(tenant, before.site.domains, before.isIdContested);
  };
  const exchange = (tenant: KnownTenant) => {
    const known = new Map(current().known).set(tenant.slug, tenant);
    const tenants = new Map(current().tenants);
    if (isSnapshot(tenant)) tenants.set(tenant.slug, tenant);
    else tenants.delete(tenant.slug);
    context.state.exchange({ ...current(), known, tenants });
  };
  const unload = (folder: string) => {
    readings.unload(folder);
    const tenant = lastRead(folder);
    if (tenant) exchange(tenant);
  };
  const unloadExcess = () => {
    // The state may have been combined from readings that have left memory since.
    for (const folder of current().tenants.keys()) if (!isInMemory(folder)) unload(folder);
    memory.excess(readings.all).forEach(unload);
  };

  const isInMemory = (folder: string): boolean => {
    const reading = readings.all.get(folder);
    return reading === undefined || isLoaded(reading);
  };

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
