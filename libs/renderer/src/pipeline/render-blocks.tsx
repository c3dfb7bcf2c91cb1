import { isBlockType, type AnyBlock, type BlockType } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Notice } from '../document/notice.tsx';
import { expanded } from './expand-blocks.ts';
import { failed, leftOut, type LeftOut } from './left-out.ts';
import { orphansOf } from './orphan-headings.ts';
import { definitionOf } from '../blocks/registry.ts';
import type { RenderPass } from './render-pass.ts';
import { freeAnchor } from '../context/free-anchor.ts';
import type { RenderContext } from '../context/render-context.ts';
import { sideColumns, type Flow, type SideColumn } from './side-headings.ts';

const settled = <D, R>(value: R | ((data: D) => R) | undefined, data: D): R | undefined =>
  typeof value === 'function' ? (value as (data: D) => R)(data) : value;

const isNothing = (node: ReactNode): boolean =>
  node === null || node === undefined || node === false;

/** Replaces an omitted block by a notice in preview, and by nothing in production. */
function replacement(
  { title, lines, ...skipped }: LeftOut,
  pass: RenderPass,
  ctx: RenderContext,
): ReactNode {
  pass.skipped.push(skipped);
  if (ctx.mode !== 'preview') return null;
  return <Notice severity="error" title={title} lines={lines} />;
}

function content(
  { block, id, first, isTitle }: Slot,
  pass: RenderPass,
  ctx: RenderContext,
): ReactNode {
  try {
    const out = leftOut(block, pass, ctx);
    if (out) return replacement(out, pass, ctx);
    const type = block.type as BlockType;
    const node = definitionOf(type).component({
      data: block.data,
      block: { ...block, type, ...(id !== undefined && { id }) },
      layout: ctx.layouts[type],
      first,
      isTitle,
      ctx,
    });
    if (isNothing(node)) return null;
    pass.used.add(type);
    pass.rendered.add(block);
    return node;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    pass.failed.set(block, detail);
    return replacement(failed(block, detail), pass, ctx);
  }
}

/**
 * Returns the id of a block: the editor's, or for a block that links to itself its type, numbered
 * from the second on. The same at every render of the page.
 */
function anchorOf(block: AnyBlock, pass: RenderPass, ctx: RenderContext): string | undefined {
  const { id, type } = block;
  if (id !== undefined || !isBlockType(type) || !definitionOf(type).anchored) return id;
  const taken = new Set([...ctx.pageBlocks.map((each) => each.id), ...pass.anchors]);
  const anchor = freeAnchor(type, taken);
  pass.anchors.add(anchor);
  return anchor;
}

/** Returns attributes with the type and location of a slot's block; none for visitors. */
const marks = (block: AnyBlock, given: AnyBlock, { blockPointers }: RenderPass) =>
  blockPointers && { 'data-block': block.type, 'data-pointer': blockPointers.get(given) };

/** A block in its place on the page. */
export interface Slot {
  readonly block: AnyBlock;
  /** The page's own block that it was expanded from. */
  readonly given: AnyBlock;
  readonly key: string;
  readonly id: string | undefined;
  /** True for the first block of the page. */
  readonly first: boolean;
  /** True for the page's first block of its type that its definition calls a title. */
  readonly isTitle: boolean;
  readonly column: SideColumn;
}

/** Returns true if a notice replaces a broken block, whose data can't be relied on. */
const isReplaced = (block: AnyBlock, pass: RenderPass): boolean =>
  !isBlockType(block.type) || pass.broken.has(block) || pass.failed.has(block);

/**
 * Renders one block in its element, or nothing for a block without output. A block that is broken,
 * unknown, without data or whose component throws is left out alone (TEN-5, TEN-7).
 */
export function renderSlot(slot: Slot, pass: RenderPass, ctx: RenderContext): ReactNode {
  const { block, given, key, id, column } = slot;
  const node = content(slot, pass, ctx);
  if (isNothing(node)) return null;
  if (isReplaced(block, pass))
    return (
      <div key={key} className="fc-block" data-width="content">
        {node}
      </div>
    );
  const definition = definitionOf(block.type as BlockType);
  const { data } = block;
  return (
    <div
      key={key}
      className="fc-block"
      id={id}
      data-width={settled(definition.width, data) ?? 'content'}
      data-flow={settled(definition.flow, data)}
      data-bleed={settled(definition.bleed, data) || undefined}
      data-column={column}
      {...marks(block, given, pass)}
    >
      {node}
    </div>
  );
}

/** Returns the part that a block has in running text. */
function flowOf({ type, data }: AnyBlock): Flow {
  if (!isBlockType(type)) return undefined;
  const flow = settled(definitionOf(type).flow, data);
  if (flow !== 'heading') return type === 'paragraph' ? 'paragraph' : flow;
  const { level = 2 } = data as { readonly level?: number };
  return level === 2 ? 'heading' : level === 1 ? undefined : 'text';
}

/** Returns the slots of blocks, with the blocks of custom components in place of them. */
function slotsOf(
  blocks: readonly AnyBlock[],
  pass: RenderPass,
  ctx: RenderContext,
  top: boolean,
): readonly Slot[] {
  const all = blocks.flatMap((given, index) =>
    expanded(given, pass, ctx).map((block, part) => ({
      block,
      given,
      key: `${index}.${part}`,
      // One that a component makes never renders the page's title.
      first: top && index === 0 && block === given,
    })),
  );
  const titles = new Set<string>();
  const isTitle = ({ block, given, first }: (typeof all)[number]): boolean => {
    const { type, data } = block;
    if (!top || block !== given || titles.has(type) || !isBlockType(type)) return false;
    const found = definitionOf(type).title?.(data, first) ?? false;
    if (found) titles.add(type);
    return found;
  };
  const columns = top ? sideColumns(all.map(({ block }) => flowOf(block))) : [];
  return all.map((slot, index) => ({
    ...slot,
    isTitle: isTitle(slot),
    id: anchorOf(slot.block, pass, ctx),
    column: columns[index],
  }));
}

/** Returns the slots of the page's own blocks. */
export const slotsOfPage = (blocks: readonly AnyBlock[], pass: RenderPass, ctx: RenderContext) =>
  slotsOf(blocks, pass, ctx, true);

/** Renders blocks within another block. */
export function renderNested(
  blocks: readonly AnyBlock[],
  pass: RenderPass,
  ctx: RenderContext,
): readonly ReactNode[] {
  const slots = slotsOf(blocks, pass, ctx, false);
  const nodes = slots.map((slot) => renderSlot(slot, pass, ctx));
  const orphans = orphansOf(slots, (position) => isNothing(nodes[position]));
  return nodes.filter((_, position) => !orphans.has(position));
}
