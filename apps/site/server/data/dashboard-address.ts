import type { TenantSnapshot } from '@forecourt/block-schemas';
import { hasOwnToken, tokenFor, type DashboardAccess } from './data-config.ts';

/**
 * Ids that lead to no other path of a dashboard, however a server decodes it: with the id `..` and an
 * address that ends in `/websites/7`, requests would be for the website 7.
 */
const plainId = /^[\w-]+$/;

/** Address and credential of a tenant's dashboard. */
export interface DashboardAddress {
  readonly baseUrl: string;
  readonly credential: string;
}

/**
 * Returns the dashboard of a tenant; undefined if it has none, or the reason why it cannot be
 * queried. The address comes from the tenant's content, so credentials are sent only to hosts that
 * the operator lists in FORECOURT_DASHBOARD_HOSTS.
 */
export function dashboardAddress(
  { slug, site, isIdContested }: TenantSnapshot,
  access: DashboardAccess,
): DashboardAddress | { readonly reason: string } | undefined {
  const baseUrl = site.integrations?.dashboardHost;
  if (baseUrl === undefined) return undefined;
  const url = URL.parse(baseUrl);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    return { reason: 'integrations.dashboardHost must be an http or https address' };
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return { reason: 'integrations.dashboardHost must have no user, password, query or fragment' };
  const credential = tokenFor(access, slug);
  if (credential === undefined)
    return { reason: 'FORECOURT_DASHBOARD_TOKEN holds no credential for the dashboard' };
  const isShared = !hasOwnToken(access, slug);
  if (isShared && !plainId.test(String(site.id)))
    return {
      reason:
        'the id in site.json has characters other than letters, digits, "-" and "_", so the shared credential is not used for it',
    };
  if (isIdContested && isShared)
    return {
      reason:
        'the id in site.json belongs to another tenant or is claimed by several, so the shared credential is not used for it',
    };
  const allowed = allowedSchemes(url, access.hosts ?? []);
  if (allowed.length === 0)
    return { reason: 'FORECOURT_DASHBOARD_HOSTS does not name the host of the dashboard' };
  if (!allowed.includes(url.protocol))
    return {
      reason:
        'integrations.dashboardHost must be an https address: FORECOURT_DASHBOARD_HOSTS has no "http://" before this host',
    };
  return { baseUrl, credential };
}

const isLoopback = (hostname: string) =>
  /^(?:127(?:\.\d+){3}|\[::1\]|localhost|.+\.localhost)$/.test(hostname);

/** Returns the schemes that the operator allows for the host and port of an address. */
function allowedSchemes({ protocol, host, hostname, port }: URL, hosts: readonly string[]) {
  const withPort = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  return hosts.flatMap((each) => {
    const isHttp = each.startsWith('http://');
    const name = isHttp ? each.slice('http://'.length) : each;
    if (name !== host && name !== withPort) return [];
    return isHttp || isLoopback(hostname) ? ['https:', 'http:'] : ['https:'];
  });
}
