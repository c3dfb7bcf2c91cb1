import { withDomains } from '../domains/served-domains.ts';
import { isLoaded, isSnapshot, tenantOf, type KnownTenant } from '../tenant/unloaded-tenant.ts';
import type { TenantMemory } from './tenant-memory.ts';
import type { TenantReadings } from './tenant-readings.ts';
import type { TenantsState } from './tenants-state.ts';

/** Content of tenants in memory, in step with the current state. */
export interface ContentInMemory {
  /** Returns what is known of a tenant after its last reading. Its domains stay as they are. */
  readonly lastRead: (folder: string) => KnownTenant | undefined;
  /** Replaces a tenant of the current state by the same with or without its content. */
  readonly exchange: (tenant: KnownTenant) => void;
  /** Removes a tenant's content. */
  readonly unload: (folder: string) => void;
  /** Removes what exceeds the limits of memory. */
  readonly unloadExcess: () => void;
}

/** Creates the content in memory. */
export function createContentInMemory(
  readings: Pick<TenantReadings, 'all' | 'unload'>,
  memory: Pick<TenantMemory, 'excess'>,
  state: Pick<TenantsState, 'current' | 'exchange'>,
): ContentInMemory {
  const lastRead = (folder: string): KnownTenant | undefined => {
    const before = state.current().known.get(folder);
    const reading = readings.all.get(folder);
    const tenant = reading && tenantOf(reading);
    return before && tenant && withDomains(tenant, before.site.domains, before.isIdContested);
  };
  const exchange = (tenant: KnownTenant) => {
    const current = state.current();
    const known = new Map(current.known).set(tenant.slug, tenant);
    const tenants = new Map(current.tenants);
    if (isSnapshot(tenant)) tenants.set(tenant.slug, tenant);
    else tenants.delete(tenant.slug);
    state.exchange({ ...current, known, tenants });
  };
  const isInMemory = (folder: string): boolean => {
    const reading = readings.all.get(folder);
    return reading === undefined || isLoaded(reading);
  };
  const unload = (folder: string) => {
    readings.unload(folder);
    const tenant = lastRead(folder);
    if (tenant) exchange(tenant);
  };
  return {
    lastRead,
    exchange,
    unload,
    unloadExcess: () => {
      // The state may have been combined from readings that have left memory since.
      for (const folder of state.current().tenants.keys()) if (!isInMemory(folder)) unload(folder);
      memory.excess(readings.all).forEach(unload);
    },
  };
}
