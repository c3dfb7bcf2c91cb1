import type { Answers, BlockType, Page, Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { definitionOf } from '../blocks/registry.ts';
import type { ListPage, PlanContext } from '../context/block-definition.ts';

/** The list that the page's address divides: that of the first block that has one. */
function dividedList(ctx: PlanContext, answers: Answers): ListPage | undefined {
  for (const { type, data } of ctx.pageBlocks ?? []) {
    try {
      const found = definitionOf(type as BlockType).listPage?.(data as never, ctx, answers);
      if (found) return found;
    } catch {
      // Broken data: the block is left out of the page, and reported there.
    }
  }
  return undefined;
}

/** What search engines read about one page of a list, besides the page's own settings. */
export interface ListHead {
  /** The page with a title and a canonical address of its own. */
  readonly page: Page;
  /** Queries of the pages before and after it. */
  readonly previous?: string;
  readonly next?: string;
}

/**
 * The head of a page whose address asks for another page of a list (WEB-1). Its canonical address is
 * its own while the list is whole; a filtered list counts as the page without a query. A page number
 * beyond the last is kept out of search engines.
 */
export function listHead(page: Page, site: Site, ctx: PlanContext, answers: Answers): ListHead {
  const list = dividedList(ctx, answers);
  if (!list) return { page };
  const { page: number, pages, whole, query } = list;
  const hrefOf = (other: number) => page.path + (query(other) === '?' ? '' : query(other));
  const exists = number <= pages;
  const neighbours = {
    ...(exists && number > 1 && { previous: hrefOf(number - 1) }),
    ...(exists && number < pages && { next: hrefOf(number + 1) }),
  };
  if (number === 1) return { page, ...neighbours };
  const own = page.seo?.title ?? page.title;
  const ofSite = page.seo?.title === undefined && page.title !== site.name ? ` · ${site.name}` : '';
  const seo = {
    ...page.seo,
    title: copyFor(site).page.pageOfList(own, number) + ofSite,
    ...(exists && whole && !page.seo?.canonical && { canonical: hrefOf(number) }),
    ...(!exists && { noindex: true }),
  };
  return { page: { ...page, seo }, ...neighbours };
}
