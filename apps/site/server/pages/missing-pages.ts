import type { FinishedPage } from './finished-page.ts';
import { pageKey, type PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { TenantRequest } from './tenant-request.ts';

/**
 * Creates the responder to addresses without a page, which anyone can invent by the thousand. It renders
 * a 404 for the path that stands for the address, so that none depends on the address itself and a
 * tenant has only a few of them, and keeps them in the page cache.
 */
export function missingPages(
  cache: PageCache | undefined,
  missingPath: PageRenderer['missingPath'],
  render: (request: TenantRequest) => FinishedPage,
): (request: TenantRequest) => FinishedPage {
  return (request) => {
    const pathname = missingPath(request.url.pathname, request.tenant);
    const standing = { ...request, url: { pathname, search: '' } };
    if (cache === undefined || request.isPersonal || request.viewer) return render(standing);
    // A path begins with a slash, so no page has this key. The dealer's data are not shown.
    const url = { pathname: `404 ${pathname}`, search: '' };
    const key = pageKey({ ...standing, url }, '');
    const known = cache.get(key, request.now);
    if (known !== undefined) return known;
    const page = render(standing);
    if (page.status === 404) cache.set(key, page);
    return page;
  };
}
