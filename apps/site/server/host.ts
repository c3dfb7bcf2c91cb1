import type { TenantSnapshot } from '@forecourt/block-schemas';

/** What a request's host name leads to. */
export type HostTarget =
  | { readonly kind: 'tenant'; readonly tenant: TenantSnapshot }
  /** Plain `localhost`, which lists the tenants where that is allowed. */
  | { readonly kind: 'localhost' }
  | { readonly kind: 'unknown' };

const hostPattern =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const highestPort = 65_535;
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The host name of a `Host` header's value in lower case, without port and final dot.
 * @returns undefined for anything that is not a host name.
 */
export function hostName(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const port = /:(\d{1,5})$/.exec(header);
  if (Number(port?.[1] ?? 0) > highestPort) return undefined;
  const name = header.slice(0, port?.index).toLowerCase().replace(/\.$/, '');
  return hostPattern.test(name) || name === '[::1]' ? name : undefined;
}

/**
 * Finds the tenant that a host name reaches (TEN-1): `<slug>.localhost`, or one of its `domains`.
 * @param header the `Host` header, or `X-Forwarded-Host` where the operator trusts the proxy.
 * @param tenants every tenant; of two that claim one domain the first wins.
 */
export function resolveHost(
  header: string | undefined,
  tenants: Iterable<TenantSnapshot>,
): HostTarget {
  const name = hostName(header);
  if (name === undefined) return { kind: 'unknown' };
  const slug = name.endsWith('.localhost') ? name.slice(0, -'.localhost'.length) : undefined;
  for (const tenant of tenants) {
    if (slug === undefined ? tenant.site.domains.includes(name) : tenant.slug === slug) {
      return { kind: 'tenant', tenant };
    }
  }
  return { kind: ownHosts.has(name) ? 'localhost' : 'unknown' };
}
