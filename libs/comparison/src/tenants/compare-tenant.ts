import type { PageEntry } from '@forecourt/block-schemas';
import { compareFiles } from '../documents/compare-files.ts';
import { comparePage, pageOnOneSide } from './compare-pages.ts';
import type { RenderedSide } from './compare-blocks.ts';
import type { PageChange, TenantChange } from '../report/diff-report.ts';
import { createSideRenderer } from '../rendering/render-side.ts';
import type { SideRenderer, TenantSide } from '../rendering/render-side.ts';
import type { Renderer } from '../rendering/render-side.ts';
import { pairPages } from '../documents/page-pairs.ts';

/** Renderings of a page that differs, for reports that show them. */
export interface PageRenderings {
  readonly from?: RenderedSide;
  readonly to?: RenderedSide;
}

/** The differences in a tenant, with renderings of the pages that differ. */
export interface TenantComparison {
  readonly tenant: TenantChange;
  readonly renderings: ReadonlyMap<PageChange, PageRenderings>;
  /** An example of the pages whose only difference is theme, header or footer. */
  readonly frameExample?: { readonly entry: PageEntry; readonly renderings: PageRenderings };
}

/** Options for comparing tenants. */
export interface ComparisonOptions {
  readonly renderer: Renderer;
  /** Returns the name of a tenant's file in the report. @param file path below the tenant's folder. */
  readonly nameOf: (file: string) => string;
  /** Returns true for files to compare, by their names in the report. */
  readonly isAsked: (name: string) => boolean;
  /** Called for each page that was compared. */
  readonly onPage: () => void;
  /** True if a report needs the renderings. */
  readonly keepRenderings: boolean;
}

/**
 * Compares a tenant on two sides, of which one may be missing. Every page that exists on both is
 * rendered once on each.
 */
export async function compareTenant(
  directory: string,
  given: { readonly from?: TenantSide; readonly to?: TenantSide },
  { renderer, nameOf, onPage, keepRenderings, ...options }: ComparisonOptions,
): Promise<TenantComparison> {
  const from = given.from && createSideRenderer(given.from, renderer);
  const to = given.to && createSideRenderer(given.to, renderer);
  const isAsked = (file: string) => options.isAsked(nameOf(file));
  const files = from && to ? compareFiles(from.snapshot, to.snapshot) : [];
  const isSameAround = files.length === 0 && from?.at === to?.at && from?.clock === to?.clock;
  const isOtherTheme =
    from &&
    to &&
    themeOf(from, renderer) !== themeOf(to, renderer) &&
    from.snapshot !== to.snapshot;

  const pages: PageChange[] = [];
  const renderings = new Map<PageChange, PageRenderings>();
  let frameExample: TenantComparison['frameExample'];
  let [pagesCompared, pagesWithOtherFrame] = [0, 0];
  const pairs = pairPages(from?.snapshot.pages, to?.snapshot.pages);
  for (const { from: before, to: after } of pairs) {
    if (![before, after].some((entry) => entry && isAsked(entry.file))) continue;
    pagesCompared++;
    onPage();
    if (before && after && from && to) {
      const sides = { from, to, nameOf, isSameAround };
      const { change, rendered, hasOtherFrame } = await comparePage(before, after, sides, renderer);
      if (hasOtherFrame || isOtherTheme) pagesWithOtherFrame++;
      if (change !== undefined) {
        pages.push(change);
        if (keepRenderings && rendered) renderings.set(change, rendered);
      } else if (keepRenderings && rendered && (hasOtherFrame || isOtherTheme)) {
        frameExample ??= { entry: after, renderings: rendered };
      }
      continue;
    }
    const [side, entry] = (after ? [to, after] : [from, before]) as [SideRenderer, PageEntry];
    const kind = after ? 'added' : 'removed';
    const change = pageOnOneSide(kind, entry, side, nameOf, to);
    pages.push(change);
    if (!keepRenderings) continue;
    const rendered = { side, entry, rendering: await side.render(entry) };
    renderings.set(change, kind === 'added' ? { to: rendered } : { from: rendered });
  }
  const { slug, site } = (to ?? from)!.snapshot;
  const tenant: TenantChange = {
    slug,
    directory,
    timeZone: site.timeZone,
    ...(!(from && to) && { change: to ? 'added' : 'removed' }),
    pagesCompared,
    pagesWithOtherFrame,
    pages,
    files: files
      .filter(({ file }) => isAsked(file))
      .map((it) => ({ ...it, file: nameOf(it.file) })),
  };
  return { tenant, renderings, frameExample };
}

const themeOf = ({ snapshot }: SideRenderer, { themeCss }: Renderer): string =>
  themeCss(snapshot.site.theme);
