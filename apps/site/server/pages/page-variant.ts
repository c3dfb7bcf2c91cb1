import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { RequestTarget } from '../http/request-target.ts';
import { declaredSearch, figuresParameter, withGiven, type FoundAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';

/** The variant of a page that the target of a request leads to. */
export interface PageVariant {
  /** The page's path, and the query parameters that its blocks declare in a fixed order. */
  readonly url: RequestTarget;
  /** True if the target fills in what concerns one visitor alone. */
  readonly isPersonal: boolean;
  /** True if the page differs for visitors who are signed in. */
  readonly looksAtViewer: boolean;
  /** True for a thank-you page, which shows the sender of a form their own request. */
  readonly isThanks: boolean;
}

/** Reduces the target of a request to what the page depends on. */
export function variantOf(
  address: FoundAddress,
  { pathname, search }: RequestTarget,
  tenant: TenantSnapshot,
  renderer: PageRenderer,
): PageVariant {
  if (address.kind !== 'page') {
    const isShared = { isPersonal: false, looksAtViewer: false, isThanks: false };
    return { url: { pathname, search: '' }, ...isShared };
  }
  const { entry, given = {} } = address;
  const personal = renderer.personalParameters(entry, tenant);
  const declared = [...renderer.queryParameters(entry, tenant), ...personal];
  return {
    url: {
      pathname: entry.page.path,
      search: withGiven(declaredSearch(search, declared), given),
    },
    isPersonal: declaredSearch(search, personal) !== '' || Object.keys(given).length > 0,
    looksAtViewer: renderer.looksAtViewer(entry, tenant),
    isThanks: personal.includes(figuresParameter),
  };
}
