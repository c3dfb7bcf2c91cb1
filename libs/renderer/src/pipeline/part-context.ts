import type { BodyContext, RenderContext } from '../context/render-context.ts';
import type { PartMarkup, PartVariants } from '../memo/markup-memo.ts';
import { readsSame, type ReadSources } from '../memo/reads.ts';

/** The context of any part of a page. */
export type PartContext = Omit<
  RenderContext,
  'ask' | 'answered' | 'island' | 'renderBlocks' | 'headingLevel'
>;

/** Returns the sources of a part that has a context and nothing else. */
export const contextSources = (ctx: PartContext): ReadSources => ({
  context: (name) => ctx[name as keyof PartContext],
  page: (name) => ctx.page[name as keyof PartContext['page']],
  url: (name) => ctx.url[name as keyof PartContext['url']],
  layout: (type) => ctx.layouts[type as keyof PartContext['layouts']],
  asset: (path) => ctx.assets.get(path),
  data: () => undefined,
  islands: () => 0,
});

/**
 * Returns the markup of a part that would read the same again; the page then holds no longer than that
 * does.
 */
export function findMarkup(
  variants: PartVariants,
  clock: BodyContext['clock'],
  sources: ReadSources,
): PartMarkup | undefined {
  const found = variants.find(
    ({ reads, period }) =>
      (period === undefined || clock.isWithin(period)) && readsSame(reads, sources),
  );
  if (found?.period) clock.limitTo(found.period);
  return found;
}
