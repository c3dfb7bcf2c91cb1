import type { Page, TenantSnapshot } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import type { Node } from './node.ts';

/** A step of the way from the home page. */
export interface Crumb {
  readonly name: string;
  /** Path on the site. */
  readonly path: string;
}

/** The way to a path over the pages that there are above it; the home page comes first. */
export function crumbsAbove(
  path: string,
  { site, pages }: Pick<TenantSnapshot, 'site' | 'pages'>,
): readonly Crumb[] {
  const parts = path.split('/').filter((part) => part !== '');
  const above = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const crumb = (each: string): Crumb[] => {
    const page = (pages.get(each) ?? pages.get(`${each}/`))?.page;
    return page ? [{ name: page.title, path: page.path }] : [];
  };
  return [{ name: copyFor(site).page.home, path: '/' }, ...above.flatMap(crumb)];
}

/** The way to a page, the page itself last. */
export const crumbsOf = (
  { path, title }: Pick<Page, 'path' | 'title'>,
  snapshot: Pick<TenantSnapshot, 'site' | 'pages'>,
): readonly Crumb[] => [...crumbsAbove(path, snapshot), { name: title, path }];

/** The way as schema.org's BreadcrumbList; none for the home page, which is no way. */
export const breadcrumbNodes = (crumbs: readonly Crumb[], origin: string): readonly Node[] =>
  crumbs.at(-1)?.path === '/'
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: origin + path,
          })),
        },
      ];
