import { hostName, type KnownTenant } from '@forecourt/content';

/** Target of a request's host name. */
export type HostTarget =
  | { readonly kind: 'tenant'; readonly slug: string }
  /** Plain `localhost`, which lists the tenants if that is allowed. */
  | { readonly kind: 'localhost' }
  | { readonly kind: 'unknown' };

const highestPort = 65_535;
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns the normalized host of a `Host` header without its port.
 * @returns undefined for anything that is not a host.
 */
export function hostOf(header: string | undefined): string | undefined {
  if (header === undefined || !/^[\x21-\x7e]+$/.test(header)) return undefined;
  const port = /:(\d{0,5})$/.exec(header);
  if (Number(port?.[1] ?? 0) > highestPort) return undefined;
  return hostName(header.slice(0, port?.index));
}

/**
 * Finds the tenant that a host name reaches (TEN-1): `<slug>.localhost`, or one of its `domains`.
 * @param header the `Host` header, or `X-Forwarded-Host` if the operator trusts the proxy.
 * @param tenants every tenant with the domains that it owns; a domain has at most one owner.
 */
export function resolveHost(
  header: string | undefined,
  tenants: Iterable<Pick<KnownTenant, 'slug' | 'site'>>,
): HostTarget {
  const name = hostOf(header);
  if (name === undefined) return { kind: 'unknown' };
  const slug = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
  for (const tenant of tenants) {
    if (slug === undefined ? tenant.site.domains.includes(name) : tenant.slug === slug) {
      return { kind: 'tenant', slug: tenant.slug };
    }
  }
  return { kind: ownHosts.has(name) ? 'localhost' : 'unknown' };
}
