import type { Answers, Page, Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { definitionOf } from '../blocks/registry.ts';
import type { ListPage, PlanContext } from '../context/block-definition.ts';

/** Returns the paginated list of the page: that of the first block that has one. */
function dividedList(ctx: PlanContext, answers: Answers): ListPage | undefined {
  for (const { type, data } of ctx.pageBlocks ?? []) {
    try {
      const found = definitionOf(type).listPage?.(data, ctx, answers);
      if (found) return found;
    } catch {
      // Rendering omits and reports a block with invalid data.
    }
  }
  return undefined;
}

/** Metadata of one page of a list for search engines. */
export interface ListHead {
  /** The page with its own title and canonical URL. */
  readonly page: Page;
  /** Queries of the previous and next page. */
  readonly previous?: string;
  readonly next?: string;
}

/**
 * Returns the metadata of a page of a list (WEB-1). Pages of an unfiltered list have their own
 * canonical URL; that of a filtered list is the URL without a query. A page number beyond the last
 * is noindex.
 */
export function listHead(page: Page, site: Site, ctx: PlanContext, answers: Answers): ListHead {
  const list = dividedList(ctx, answers);
  if (!list) return { page };
  const { title, page: number, pages, whole, query } = list;
  const hrefOf = (other: number) => page.path + (query(other) === '?' ? '' : query(other));
  const exists = number <= pages;
  const neighbours = {
    previous: exists && number > 1 ? hrefOf(number - 1) : undefined,
    next: exists && number < pages ? hrefOf(number + 1) : undefined,
  };
  if (number === 1 && title === undefined) return { page, ...neighbours };
  const own = title ?? page.seo?.title ?? page.title;
  const isWhole = title === undefined && page.seo?.title !== undefined;
  const ofSite = !isWhole && own !== site.name ? ` · ${site.name}` : '';
  const seo = {
    ...page.seo,
    title: (number === 1 ? own : copyFor(site).page.pageOfList(own, number)) + ofSite,
    canonical: page.seo?.canonical || (exists && whole ? hrefOf(number) : undefined),
    noindex: exists ? page.seo?.noindex : true,
  };
  return { page: { ...page, seo }, ...neighbours };
}
