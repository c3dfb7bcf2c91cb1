import { isBlockType, type AnyBlock, type BlockType } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Notice } from '../document/notice.tsx';
import { failed, leftOut, type LeftOut } from './left-out.ts';
import { definitionOf, type RenderPass } from './render-pass.ts';
import type { BlockProps } from '../context/block-definition.ts';
import type { RenderContext } from '../context/render-context.ts';

const settled = <D, R>(value: R | ((data: D) => R) | undefined, data: D): R | undefined =>
  typeof value === 'function' ? (value as (data: D) => R)(data) : value;

const isNothing = (drawn: ReactNode): boolean =>
  drawn === null || drawn === undefined || drawn === false;

/** What stands in a left-out block's place: a notice in preview, nothing in production. */
function inPlace(
  { title, lines, ...skipped }: LeftOut,
  pass: RenderPass,
  ctx: RenderContext,
): ReactNode {
  pass.skipped.push(skipped);
  if (ctx.mode !== 'preview') return null;
  const severity = skipped.reason === 'needs-data' ? 'info' : 'error';
  return <Notice severity={severity} title={title} lines={lines} />;
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
    if (out) return inPlace(out, pass, ctx);
    const type = block.type as BlockType;
    const named = { ...block, ...(id !== undefined && { id }) };
    const props = { data: block.data, block: named, layout: ctx.layouts[type], first, ctx };
    const drawn = definitionOf(type).component(props as unknown as BlockProps<BlockType>);
    if (isNothing(drawn)) return null;
    pass.used.add(type);
    pass.drawn.add(block);
    return drawn;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    pass.failed.set(block, detail);
    return inPlace(failed(block, detail), pass, ctx);
  }
}

/** The tenant's own type stands for a customComponent of that name (TEN-5). */
const resolved = (block: AnyBlock, ctx: RenderContext): AnyBlock =>
  !isBlockType(block.type) && ctx.components.has(block.type)
    ? { ...block, type: 'customComponent', data: { name: block.type, props: block.data } }
    : block;

/**
 * The blocks that one of the page's stands for, most often itself: those of a component are drawn
 * as if they had been written in its place, so that they keep the page's rhythm (BLK-11).
 */
function standing(given: AnyBlock, pass: RenderPass, ctx: RenderContext): readonly AnyBlock[] {
  if (pass.broken.has(given) || pass.failed.has(given)) return [given];
  const block = resolved(given, ctx);
  const expand = isBlockType(block.type) && definitionOf(block.type).expand;
  if (!expand) return [block];
  try {
    const made = pass.budget.spend(() => expand(block.data as never, ctx));
    const blocks = made.flatMap((each) => standing(each, pass, ctx));
    const [head, ...rest] = blocks;
    const isNamed = head && block.id !== undefined && !pass.failed.has(head);
    return isNamed ? [{ ...head, id: block.id }, ...rest] : blocks;
  } catch (error) {
    pass.failed.set(given, error instanceof Error ? error.message : String(error));
    return [given];
  }
}

/**
 * The id of a block: the editor's, else for a block that links to itself its type, numbered from the
 * second on. The same at every render of the page.
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

/** Attributes that say what stands in a slot, and where the page has it: none for visitors. */
const marks = (block: AnyBlock, given: AnyBlock, { places }: RenderPass) =>
  places && { 'data-block': block.type, 'data-place': places.get(given) };

/**
 * One block in its place on the page; nothing at all for a block that draws nothing.
 * @param given the page's own block that it stands for.
 */
function slot(
  block: AnyBlock,
  given: AnyBlock,
  key: string,
  first: boolean,
  pass: RenderPass,
  ctx: RenderContext,
): ReactNode {
  const id = anchorOf(block, pass, ctx);
  const drawn = content(block, id, first, pass, ctx);
  if (isNothing(drawn)) return null;
  // What is drawn in place of a block at fault is a notice: nothing of its data can be relied on.
  const { type } = block;
  if (!isBlockType(type) || pass.broken.has(block) || pass.failed.has(block)) {
    return (
      <div key={key} className="fc-block" data-width="content">
        {drawn}
      </div>
    );
  }
  const definition = definitionOf(type);
  const data = block.data as never;
  return (
    <div
      key={key}
      className="fc-block"
      id={id}
      data-width={settled(definition.width, data) ?? 'content'}
      data-flow={settled(definition.flow, data)}
      data-bleed={settled(definition.bleed, data) || undefined}
      {...marks(block, given, pass)}
    >
      {drawn}
    </div>
  );
}

/**
 * Draws a list of blocks. A block that is broken, unknown, without data or whose component throws
 * leaves its place to the others (TEN-5, TEN-7). Only a block of the page itself can be its first:
 * one that a component makes never draws the page's title.
 */
export function renderBlocks(
  blocks: readonly AnyBlock[],
  pass: RenderPass,
  ctx: RenderContext,
  top: boolean,
): ReactNode[] {
  return blocks.flatMap((given, index) => {
    const drawn = standing(given, pass, ctx);
    return drawn.map((block, part) =>
      slot(block, given, `${index}.${part}`, top && index === 0 && block === given, pass, ctx),
    );
  });
}
