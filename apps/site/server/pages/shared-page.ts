import { isPrivateAddress } from '@forecourt/renderer';
import { cdnHeaders } from '../edge/cdn-headers.ts';
import { keysOf } from '../edge/surrogate-keys.ts';
import { dependsOnData } from './address-by-data.ts';
import type { ResponseHeaders } from '../http/security-headers.ts';
import type { FinishedPage } from './finished-page.ts';
import type { PageAddress } from './page-address.ts';
import type { TenantRequest } from './tenant-request.ts';

/** Returns a page that shared caches may store, with its keys. */
export function withSurrogateKeys(
  page: FinishedPage,
  { kind }: PageAddress,
  { tenant, url: { pathname: path } }: Pick<TenantRequest, 'tenant' | 'url'>,
): FinishedPage {
  const kinds = new Set(page.dataKinds);
  // The path may lead elsewhere once the models change.
  if (dependsOnData(path)) kinds.add('models');
  const surrogateKeys = keysOf({
    tenant: tenant.slug,
    path,
    kinds,
    checksPages: kind === 'vehicle',
  });
  return { ...page, surrogateKeys };
}

/**
 * Returns the headers of a response for caches: those for shared caches if the page has keys. A
 * response to a private address is stored nowhere, since a store would keep the address with it.
 * @param now ISO 8601. @param search the whole query of the request, `?` included.
 */
export const cacheHeaders = (
  { surrogateKeys, holdsUntil }: FinishedPage,
  now: string,
  search: string,
): ResponseHeaders | undefined => {
  if (isPrivateAddress(search)) return { 'Cache-Control': 'no-store' };
  return surrogateKeys && cdnHeaders(surrogateKeys, now, holdsUntil);
};
