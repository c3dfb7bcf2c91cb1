import type { Page, TenantSnapshot } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import type { Node } from './node.ts';

/** A breadcrumb. */
export interface Crumb {
  readonly name: string;
  /** Path on the site. */
  readonly path: string;
}

/** Returns the breadcrumbs above a path: existing parent pages, the home page first. */
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

/** Returns the breadcrumbs of a page, the page itself last. */
export const crumbsOf = (
  { path, title }: Pick<Page, 'path' | 'title'>,
  snapshot: Pick<TenantSnapshot, 'site' | 'pages'>,
): readonly Crumb[] => [...crumbsAbove(path, snapshot), { name: title, path }];

/** Returns breadcrumbs as schema.org BreadcrumbList; none for the home page. */
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
