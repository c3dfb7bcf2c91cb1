import type { PageEntry } from '@forecourt/block-schemas';
import { redirectKey } from '@forecourt/content';
import { blockLabel } from '../documents/block-label.ts';
import { canonical } from '@forecourt/json';
import { diffValues } from '../documents/diff-values.ts';
import type { ValueDifference } from '../documents/diff-values.ts';
import { compareBlocks } from './compare-blocks.ts';
import type { RenderedSide } from './compare-blocks.ts';
import type { PageChange } from '../report/diff-report.ts';
import type { SideRenderer } from '../rendering/render-side.ts';
import type { Renderer } from '../rendering/render-side.ts';

/** Both sides of a tenant, ready to be rendered. */
export interface TenantSides {
  readonly from: SideRenderer;
  readonly to: SideRenderer;
  /** How findings name a file of the tenant. */
  readonly nameOf: (file: string) => string;
  /** True if everything that pages are rendered with, besides themselves, is the same on both sides. */
  readonly isSameAround: boolean;
}

/** A page rendered on both sides, and its differences. */
export interface PageComparison {
  /** Undefined if content and rendering are the same. */
  readonly change?: PageChange;
  readonly rendered?: { readonly from: RenderedSide; readonly to: RenderedSide };
  /** True if the header or footer is rendered differently. */
  readonly hasOtherFrame: boolean;
}

/** Pairs of blocks that have the same location on both sides. */
const sameBlocks = ({ page }: PageEntry, { blockPointers }: Renderer): ValueDifference => ({
  properties: [],
  blocks: [...blockPointers(page)].map(([block, pointer]) => {
    const label = blockLabel(block);
    return {
      type: block.type,
      id: block.id,
      label,
      from: pointer,
      to: pointer,
      moved: false,
      properties: [],
    };
  }),
});

/** Returns the rendered header and footer, without their structured data. */
const frameOf = ({ rendering: { before, after } }: RenderedSide): string => {
  const header = before.slice(before.indexOf('<body'), before.indexOf('<main'));
  const script = after.indexOf('<script');
  return header + (script < 0 ? after : after.slice(0, script));
};

const publishedOf = (from: string | undefined, to: string | undefined) => ({
  from,
  to,
});

/** Compares the content and rendering of a page that exists on both sides. */
export async function comparePage(
  before: PageEntry,
  after: PageEntry,
  sides: TenantSides,
  renderer: Renderer,
): Promise<PageComparison> {
  const { from, to, nameOf, isSameAround } = sides;
  const isSameContent = before === after || canonical(before.page) === canonical(after.page);
  if (isSameContent && isSameAround && before.file === after.file) return { hasOtherFrame: false };
  const content = isSameContent
    ? sameBlocks(after, renderer)
    : diffValues(before.page, after.page, { from: '', to: '' });
  const rendered = {
    from: { side: from, entry: before, rendering: await from.render(before) },
    to: { side: to, entry: after, rendering: await to.render(after) },
  };
  const hasOtherFrame = frameOf(rendered.from) !== frameOf(rendered.to);
  const blocks = compareBlocks(content.blocks, rendered.from, rendered.to);
  const isMoved = before.page.path !== after.page.path;
  const { properties } = content;
  if (blocks.length + properties.length === 0 && !isMoved) return { rendered, hasOtherFrame };
  const change: PageChange = {
    change: isMoved ? 'moved' : 'changed',
    path: after.page.path,
    title: after.page.title,
    file: nameOf(after.file),
    fromPath: isMoved ? before.page.path : undefined,
    redirected: isMoved ? isRedirected(before, to) : undefined,
    fromFile: before.file === after.file ? undefined : nameOf(before.file),
    published: publishedOf(from.dateOf(before.page), to.dateOf(after.page)),
    properties,
    blocks,
  };
  return { change, rendered, hasOtherFrame };
}

const isRedirected = ({ page }: PageEntry, { snapshot }: SideRenderer): boolean =>
  snapshot.redirects?.has(redirectKey(page.path)) ?? false;

/** Describes a page that exists on one side only. @param to the newer side, which may redirect its address. */
export function pageOnOneSide(
  change: 'added' | 'removed',
  entry: PageEntry,
  side: SideRenderer,
  nameOf: (file: string) => string,
  to?: SideRenderer,
): PageChange {
  const date = side.dateOf(entry.page);
  return {
    change,
    path: entry.page.path,
    title: entry.page.title,
    file: nameOf(entry.file),
    redirected: change === 'removed' && to ? isRedirected(entry, to) : undefined,
    published: change === 'added' ? publishedOf(undefined, date) : publishedOf(date, undefined),
    properties: [],
    blocks: [],
  };
}
