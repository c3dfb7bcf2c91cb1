import type { IncomingMessage } from 'node:http';
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

type NamedTenant = Pick<KnownTenant, 'slug' | 'site'>;

/**
 * Finds the tenant that a host name reaches (TEN-1): `<slug>.localhost`, or one of its `domains`.
 * @param header the `Host` header, or `X-Forwarded-Host` if the operator trusts the proxy.
 * @param tenants every tenant with the domains that it owns; a domain has at most one owner.
 */
export function resolveHost(
  header: string | undefined,
  tenants: readonly NamedTenant[],
): HostTarget {
  const name = hostOf(header);
  if (name === undefined) return { kind: 'unknown' };
  const slug = slugsByName(tenants).get(name);
  if (slug !== undefined) return { kind: 'tenant', slug };
  return { kind: ownHosts.has(name) ? 'localhost' : 'unknown' };
}

/**
 * Removes `X-Forwarded-Host` from a request whose `Host` is a tenant's. A trusted proxy that leaves `Host`
 * unchanged may pass on what the visitor put into the other header, and a cache in front of the server
 * would store one tenant's page under another's address.
 */
export function dropForwardedHost(req: IncomingMessage, tenants: readonly NamedTenant[]): void {
  if (req.headers['x-forwarded-host'] === undefined) return;
  if (resolveHost(req.headers.host, tenants).kind === 'tenant')
    delete req.headers['x-forwarded-host'];
}

const indexes = new WeakMap<readonly NamedTenant[], ReadonlyMap<string, string>>();

/** Returns the tenants' slugs by host name; the index is built once for each list of tenants. */
function slugsByName(tenants: readonly NamedTenant[]): ReadonlyMap<string, string> {
  const known = indexes.get(tenants);
  if (known !== undefined) return known;
  const index = new Map<string, string>();
  for (const { slug, site } of tenants) for (const domain of site.domains) index.set(domain, slug);
  // Last, since names below `localhost` belong to nobody.
  for (const { slug } of tenants) index.set(`${slug}.localhost`, slug);
  indexes.set(tenants, index);
  return index;
}
