import { isBlockType, type AnyBlock, type BlockType } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Notice } from '../document/notice.tsx';
import { failed, leftOut, type LeftOut } from './left-out.ts';
import { definitionOf } from '../blocks/registry.ts';
import type { RenderPass } from './render-pass.ts';
import type { BlockProps } from '../context/block-definition.ts';
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
  block: AnyBlock,
  id: string | undefined,
  first: boolean,
  pass: RenderPass,
  ctx: RenderContext,
): ReactNode {
  try {
    const out = leftOut(block, pass, ctx);
    if (out) return replacement(out, pass, ctx);
    const type = block.type as BlockType;
    const named = { ...block, ...(id !== undefined && { id }) };
    const props = { data: block.data, block: named, layout: ctx.layouts[type], first, ctx };
    const node = definitionOf(type).component(props as unknown as BlockProps<BlockType>);
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

/** Returns a block of the tenant's own type as the customComponent of that name (TEN-5). */
const resolved = (block: AnyBlock, ctx: RenderContext): AnyBlock =>
  !isBlockType(block.type) && ctx.components.has(block.type)
    ? { ...block, type: 'customComponent', data: { name: block.type, props: block.data } }
    : block;

/**
 * Expands a custom component to its blocks, which are rendered like blocks of the page, with the
 * same spacing (BLK-11). Any other block is returned unchanged.
 */
function expanded(given: AnyBlock, pass: RenderPass, ctx: RenderContext): readonly AnyBlock[] {
  if (pass.broken.has(given) || pass.failed.has(given)) return [given];
  const block = resolved(given, ctx);
  const expand = isBlockType(block.type) && definitionOf(block.type).expand;
  if (!expand) return [block];
  try {
    const made =
      pass.expansions.get(given) ?? pass.budget.spend(() => expand(block.data as never, ctx));
    if (made instanceof Error) throw made;
    const blocks = made.flatMap((each) => expanded(each, pass, ctx));
    const [head, ...rest] = blocks;
    const isNamed = head && block.id !== undefined && !pass.failed.has(head);
    return isNamed ? [{ ...head, id: block.id }, ...rest] : blocks;
  } catch (error) {
    pass.failed.set(given, error instanceof Error ? error.message : String(error));
    return [given];
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
  let anchor: string = type;
  for (let number = 2; taken.has(anchor); number++) anchor = `${type}-${number}`;
  pass.anchors.add(anchor);
  return anchor;
}

/** Returns attributes with the type and location of a slot's block; none for visitors. */
const marks = (block: AnyBlock, given: AnyBlock, { blockPointers }: RenderPass) =>
  blockPointers && { 'data-block': block.type, 'data-pointer': blockPointers.get(given) };

/**
 * Renders one block in its element, or nothing for a block without output.
 * @param given the page's own block that the block was expanded from.
 */
function slot(
  block: AnyBlock,
  given: AnyBlock,
  key: string,
  first: boolean,
  pass: RenderPass,
  ctx: RenderContext,
  column?: SideColumn,
): ReactNode {
  const id = anchorOf(block, pass, ctx);
  const node = content(block, id, first, pass, ctx);
  if (isNothing(node)) return null;
  // A notice replaces a broken block, whose data can't be relied on.
  const { type } = block;
  if (!isBlockType(type) || pass.broken.has(block) || pass.failed.has(block)) {
    return (
      <div key={key} className="fc-block" data-width="content">
        {node}
      </div>
    );
  }
  const definition = definitionOf(type);
  const data = block.data as never;
  if (id !== undefined && ctx.page.blocks.includes(given)) pass.sections.push({ type, id });
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
  const flow = settled(definitionOf(type).flow, data as never);
  if (flow !== 'heading') return type === 'paragraph' ? 'paragraph' : flow;
  const { level = 2 } = data as { readonly level?: number };
  return level === 2 ? 'heading' : level === 1 ? undefined : 'text';
}

/**
 * Renders a list of blocks. A block that is broken, unknown, without data or whose component throws
 * is left out alone (TEN-5, TEN-7). Only a block of the page itself can be its first: one that a
 * component makes never renders the page's title.
 */
export function renderBlocks(
  blocks: readonly AnyBlock[],
  pass: RenderPass,
  ctx: RenderContext,
  top: boolean,
): ReactNode[] {
  const slots = blocks.flatMap((given, index) =>
    expanded(given, pass, ctx).map((block, part) => ({
      ...{ block, given, key: `${index}.${part}` },
      first: top && index === 0 && block === given,
    })),
  );
  const columns = top ? sideColumns(slots.map(({ block }) => flowOf(block))) : [];
  return slots.map(({ block, given, key, first }, index) =>
    slot(block, given, key, first, pass, ctx, columns[index]),
  );
}
