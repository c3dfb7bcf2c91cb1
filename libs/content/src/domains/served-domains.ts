import type { TenantSnapshot } from '@forecourt/block-schemas';
import { contentHash } from '../reading/read-json.ts';
import { websiteName } from './assign-domains.ts';
import type { DomainClaim } from './assign-domains.ts';
import { domainName } from '../routing/host-name.ts';

/** Returns claims for the domains of a tenant's `site.json`, without those that no tenant can own. */
export const domainClaims = (tenant: string, domains: readonly string[]): DomainClaim[] =>
  domains.flatMap((each, index) => {
    const domain = domainName(each);
    return domain === undefined ? [] : [{ domain, tenant, pointer: `/domains/${index}` }];
  });

/** Returns a tenant's website id as a claim, whether it has a dashboard or not. */
export const websiteIds = (tenant: string, settings: unknown): DomainClaim[] => {
  const { id } = (settings ?? {}) as { readonly id?: unknown };
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  return [{ domain: websiteName(id), tenant, pointer: '/id' }];
};

/** Returns the claim of a tenant's website id at its dashboard; none without a dashboard. */
export const websiteClaims = (tenant: string, settings: unknown): DomainClaim[] => {
  const { integrations } = (settings ?? {}) as {
    readonly integrations?: { readonly dashboardHost?: unknown } | null;
  };
  return typeof integrations?.dashboardHost === 'string' ? websiteIds(tenant, settings) : [];
};

/** A tenant as far as its domains matter. */
type Claimant = Pick<TenantSnapshot, 'site' | 'isIdContested' | 'version'>;

const known = new WeakMap<Claimant, Claimant>();

const sameDomains = (a: Claimant, domains: readonly string[]) =>
  a.site.domains.length === domains.length &&
  a.site.domains.every((each, index) => each === domains[index]);

/**
 * Replaces the domains that a tenant's content claims by those that reach the tenant, so that later
 * code can't confuse them. Returns the same object if they are equal.
 */
export function withDomains<T extends Claimant>(
  snapshot: T,
  domains: readonly string[],
  isIdContested = false,
): T {
  const isSame = (each: Claimant) =>
    sameDomains(each, domains) && (each.isIdContested ?? false) === isIdContested;
  if (isSame(snapshot)) return snapshot;
  const before = known.get(snapshot);
  if (before !== undefined && isSame(before)) return before as T;
  const served = Object.freeze({
    ...snapshot,
    site: { ...snapshot.site, domains: [...domains] },
    ...(isIdContested && { isIdContested }),
    version: contentHash(JSON.stringify([snapshot.version, domains, isIdContested])),
  });
  known.set(snapshot, served);
  return served;
}
