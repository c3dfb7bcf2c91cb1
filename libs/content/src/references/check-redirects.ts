import type { Finding, TenantSnapshot } from '@forecourt/block-schemas';
import { pagePath } from '../routing/page-path.ts';

/**
 * Checks the targets of redirects, and that no page has the address of one, which would hide it.
 * Loops are reported when the file is read.
 * @param checkLink returns the error of an address, if any.
 */
export function checkRedirects(
  { redirects, pages }: TenantSnapshot,
  checkLink: (href: string, pointer: string) => Finding | undefined,
): Finding[] {
  // Of a file that was read every entry is in the map, in the file's order.
  return [...(redirects ?? [])].flatMap(([, { from, to }], index) => {
    const dead = checkLink(to, `/${index}/to`);
    const page = pages.get(pagePath(from));
    const hidden: Finding[] =
      page === undefined
        ? []
        : [
            {
              rule: 'redirect-behind-page',
              severity: 'warning',
              pointer: `/${index}/from`,
              message: `the page ${page.file} lies at "${from}", so this never happens; remove one of them`,
            },
          ];
    return [...(dead ? [dead] : []), ...hidden];
  });
}
