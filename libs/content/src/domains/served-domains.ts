import type { TenantSnapshot } from '@forecourt/block-schemas';
import { contentHash } from '../reading/read-json.ts';
import { websiteName } from './assign-domains.ts';
import type { DomainClaim } from './assign-domains.ts';
import { domainName } from '../routing/host-name.ts';

/** Domains that a tenant's `site.json` names, those that no tenant can own left out. */
export const domainClaims = (tenant: string, domains: readonly string[]): DomainClaim[] =>
  domains.flatMap((each, index) => {
    const domain = domainName(each);
    return domain === undefined ? [] : [{ domain, tenant, pointer: `/domains/${index}` }];
  });

/** Claim of the id under which a tenant asks its dashboard; none without a dashboard. */
export const websiteClaims = (tenant: string, settings: unknown): DomainClaim[] => {
  const { id, integrations } = (settings ?? {}) as {
    readonly id?: unknown;
    readonly integrations?: { readonly dashboardHost?: unknown } | null;
  };
  if (typeof integrations?.dashboardHost !== 'string') return [];
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  return [{ domain: websiteName(id), tenant, pointer: '/id' }];
};

const known = new WeakMap<TenantSnapshot, TenantSnapshot>();

const sameDomains = (a: TenantSnapshot, domains: readonly string[]) =>
  a.site.domains.length === domains.length &&
  a.site.domains.every((each, index) => each === domains[index]);

/**
 * The snapshot with the domains that reach the tenant in place of those that its content claims, so
 * that nothing behind it can take one for the other. The same snapshot for the same domains.
 */
export function withDomains(
  snapshot: TenantSnapshot,
  domains: readonly string[],
  isIdContested = false,
): TenantSnapshot {
  const isSame = (each: TenantSnapshot) =>
    sameDomains(each, domains) && (each.isIdContested ?? false) === isIdContested;
  if (isSame(snapshot)) return snapshot;
  const before = known.get(snapshot);
  if (before !== undefined && isSame(before)) return before;
  const served = Object.freeze({
    ...snapshot,
    site: { ...snapshot.site, domains: [...domains] },
    ...(isIdContested && { isIdContested }),
    version: contentHash(JSON.stringify([snapshot.version, domains, isIdContested])),
  });
  known.set(snapshot, served);
  return served;
}
