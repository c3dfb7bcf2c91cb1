import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';

type Tenant = Pick<TenantSnapshot, 'pages' | 'redirects'>;

const bySlash = ({ pages }: Tenant, path: string): PageEntry | undefined =>
  pages.get(path) ?? pages.get(`${path}/`);

/**
 * Returns the page at a path or, if it has moved, the page that the site's own redirect leads to.
 * @param path in small letters, without a closing slash
 */
export function pageAt(tenant: Tenant, path: string): PageEntry | undefined {
  const found = bySlash(tenant, path);
  const target = found ? undefined : tenant.redirects?.get(path)?.to.replace(/[?#].*$/s, '');
  return target === undefined
    ? found
    : (tenant.pages.get(target) ?? bySlash(tenant, target.replace(/\/$/, '')));
}
