import type { PageEntry } from '@forecourt/block-schemas';
import { isWithin } from '../../shared/targets/targets.ts';
import type { TenantTarget } from '../../shared/targets/targets.ts';
import { compareFiles } from '@forecourt/content/comparison';
import { comparePage, pageOnOneSide } from './compare-pages.ts';
import type { DrawnSide } from './compare-blocks.ts';
import type { PageChange, TenantChange } from './diff-report.ts';
import { drawSide } from './drawing/draw-side.ts';
import type { SideDrawing, TenantSide } from './drawing/draw-side.ts';
import type { Renderer } from './drawing/load-renderer.ts';
import { nameOfFile } from './name-of-file.ts';
import { pairPages } from '@forecourt/content/comparison';

/** Renderings of a page that differs, for reports that show them. */
export interface PageDrawings {
  readonly from?: DrawnSide;
  readonly to?: DrawnSide;
}

/** The differences in a tenant, with renderings of the pages that differ. */
export interface TenantComparison {
  readonly tenant: TenantChange;
  readonly drawings: ReadonlyMap<PageChange, PageDrawings>;
  /** An example of the pages whose only difference is theme, header or footer. */
  readonly frameExample?: { readonly entry: PageEntry; readonly drawings: PageDrawings };
}

/** Options for comparing tenants. */
export interface ComparisonOptions {
  readonly renderer: Renderer;
  /** Called for each page that was compared. */
  readonly onPage: () => void;
  /** True if a report needs the renderings. */
  readonly keepDrawings: boolean;
}

/**
 * Compares a tenant on two sides, of which one may be missing. Every page that exists on both is
 * rendered once on each.
 */
export async function compareTenant(
  { directory, only }: TenantTarget,
  given: { readonly from?: TenantSide; readonly to?: TenantSide },
  { renderer, onPage, keepDrawings }: ComparisonOptions,
): Promise<TenantComparison> {
  const from = given.from && drawSide(given.from, renderer);
  const to = given.to && drawSide(given.to, renderer);
  const nameOf = (file: string) => nameOfFile(directory, file);
  const isAsked = (file: string) => only === undefined || isWithin(nameOf(file), only);
  const files = from && to ? compareFiles(from.snapshot, to.snapshot) : [];
  const isSameAround = files.length === 0 && from?.at === to?.at && from?.clock === to?.clock;
  const isOtherTheme =
    from &&
    to &&
    themeOf(from, renderer) !== themeOf(to, renderer) &&
    from.snapshot !== to.snapshot;

  const pages: PageChange[] = [];
  const drawings = new Map<PageChange, PageDrawings>();
  let frameExample: TenantComparison['frameExample'];
  let [pagesCompared, pagesWithOtherFrame] = [0, 0];
  const pairs = pairPages(from?.snapshot.pages, to?.snapshot.pages);
  for (const { from: before, to: after } of pairs) {
    if (![before, after].some((entry) => entry && isAsked(entry.file))) continue;
    pagesCompared++;
    onPage();
    if (before && after && from && to) {
      const sides = { from, to, nameOf, isSameAround };
      const { change, drawn, hasOtherFrame } = await comparePage(before, after, sides, renderer);
      if (hasOtherFrame || isOtherTheme) pagesWithOtherFrame++;
      if (change !== undefined) {
        pages.push(change);
        if (keepDrawings && drawn) drawings.set(change, drawn);
      } else if (keepDrawings && drawn && (hasOtherFrame || isOtherTheme)) {
        frameExample ??= { entry: after, drawings: drawn };
      }
      continue;
    }
    const [side, entry] = (after ? [to, after] : [from, before]) as [SideDrawing, PageEntry];
    const kind = after ? 'added' : 'removed';
    const change = pageOnOneSide(kind, entry, side, nameOf, to);
    pages.push(change);
    if (!keepDrawings) continue;
    const drawn = { side, entry, drawing: await side.draw(entry) };
    drawings.set(change, kind === 'added' ? { to: drawn } : { from: drawn });
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
  return { tenant, drawings, ...(frameExample && { frameExample }) };
}

const themeOf = ({ snapshot }: SideDrawing, { themeCss }: Renderer): string =>
  themeCss(snapshot.site.theme);
