import type { RenderContext } from '../context/render-context.ts';

/** The context of any part of a page. */
export type PartContext = Omit<
  RenderContext,
  'ask' | 'answered' | 'island' | 'renderBlocks' | 'headingLevel'
>;

/** What a part of a page can read, by kind; each returns the present value of one name. */
export interface ReadSources {
  /** Property of the render context. */
  readonly context: (name: string) => unknown;
  /** Property of the page. */
  readonly page: (name: string) => unknown;
  /** Property of the page's URL. */
  readonly url: (name: string) => unknown;
  /** Layout of a block type. */
  readonly layout: (type: string) => unknown;
  /** Asset by its path. */
  readonly asset: (path: string) => unknown;
  /** Version of the dealer's data that the answers come from. */
  readonly data: () => string | undefined;
  /** Number of islands before the part. */
  readonly islands: () => number;
  /** Position of the part on the page, for a part with generated ids. */
  readonly position: () => number;
}

/** Something that a part of a page read, with the value at that time. */
export interface Read {
  readonly of: keyof ReadSources;
  readonly name: string;
  readonly value: unknown;
}

/** Returns the sources of a part that has a context and nothing else. */
export const contextSources = (ctx: PartContext): ReadSources => ({
  context: (name) => ctx[name as keyof PartContext],
  page: (name) => ctx.page[name as keyof PartContext['page']],
  url: (name) => ctx.url[name as keyof PartContext['url']],
  layout: (type) => ctx.layouts[type as keyof PartContext['layouts']],
  asset: (path) => ctx.assets.get(path),
  data: () => undefined,
  islands: () => 0,
  position: () => 0,
});

/** Returns true if a part would read the same values again. */
export const readsSame = (reads: readonly Read[], sources: ReadSources): boolean =>
  reads.every(({ of, name, value }) => sources[of](name) === value);
