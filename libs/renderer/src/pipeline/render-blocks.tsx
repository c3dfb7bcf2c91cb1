import {
  blockTypes,
  isBlockType,
  queryKey,
  type Answers,
  type AnyBlock,
  type BlockType,
  type LocatedFinding,
} from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { Notice } from '../document/notice.tsx';
import { registry } from './registry.ts';
import type { BlockDefinition, BlockProps, RenderContext } from './types.ts';

/** A block of any type with a definition that fits it. */
type AnyDefinition = BlockDefinition<BlockType>;

/** Why a block is not drawn. */
export interface Skipped {
  readonly type: string;
  readonly reason: 'broken' | 'unknown-type' | 'needs-data' | 'no-answer' | 'failed';
  readonly detail?: string;
}

/** What one rendering of a page takes in and leaves behind. */
export interface RenderPass {
  readonly answers: Answers;
  readonly broken: ReadonlyMap<AnyBlock, readonly LocatedFinding[]>;
  /** Blocks whose component threw, with the message. */
  readonly failed: Map<AnyBlock, string>;
  /** Built-in types that were drawn, in order of first use. */
  readonly used: Set<BlockType>;
  readonly skipped: Skipped[];
  /** Characters of the blocks that components have made so far. */
  made: number;
}

/** Most characters of blocks that a page's components may make together; a page's own file has at most half of it. */
const mostMade = 2_000_000;

const definitionOf = (type: BlockType): AnyDefinition => registry[type] as unknown as AnyDefinition;

const settled = <D, R>(value: R | ((data: D) => R) | undefined, data: D): R | undefined =>
  typeof value === 'function' ? (value as (data: D) => R)(data) : value;

/** Draws what stands in a skipped block's place: a notice in preview, nothing in production. */
function skip(
  block: AnyBlock,
  pass: RenderPass,
  ctx: RenderContext,
  skipped: Skipped,
  title: string,
  lines: readonly string[] = [],
) {
  pass.skipped.push(skipped);
  if (ctx.mode !== 'preview') return null;
  return (
    <Notice
      severity={skipped.reason === 'needs-data' ? 'info' : 'error'}
      title={title}
      lines={lines}
    />
  );
}

function content(block: AnyBlock, first: boolean, pass: RenderPass, ctx: RenderContext): ReactNode {
  const { type } = block;
  const faults = pass.broken.get(block);
  if (faults) {
    const lines = faults.map(
      (fault) => `${fault.file}:${fault.line}:${fault.column} ${fault.message}`,
    );
    return skip(
      block,
      pass,
      ctx,
      { type, reason: 'broken' },
      `This ${type} block has ${faults.length === 1 ? 'a fault' : 'faults'}`,
      lines,
    );
  }
  const failure = pass.failed.get(block);
  if (failure !== undefined) {
    return skip(
      block,
      pass,
      ctx,
      { type, reason: 'failed', detail: failure },
      `This ${type} block could not be drawn`,
      [failure],
    );
  }
  if (!isBlockType(type)) {
    return skip(
      block,
      pass,
      ctx,
      { type, reason: 'unknown-type' },
      `Unknown block type “${type}”`,
      [
        `It is neither built in (${blockTypes.length} types) nor in this tenant's components folder.`,
      ],
    );
  }
  const definition = definitionOf(type);
  if (definition.needsData) {
    return skip(block, pass, ctx, { type, reason: 'needs-data' }, `The ${type} block stands here`, [
      'It draws the dealer’s data, which this site is not connected to yet. Visitors see nothing in its place.',
    ]);
  }
  const unanswered = definition
    .plan?.(block.data as never, ctx)
    .find((query) => !pass.answers.has(queryKey(query)));
  if (unanswered) {
    const detail = `${unanswered.kind} did not answer`;
    return skip(
      block,
      pass,
      ctx,
      { type, reason: 'no-answer', detail },
      `The ${type} block waits for its data`,
      [
        `The source of ${unanswered.kind} failed or took too long. Visitors see nothing in its place.`,
      ],
    );
  }
  try {
    const props = {
      data: block.data,
      block,
      layout: ctx.layouts[type],
      first,
      ctx,
    } as unknown as BlockProps<BlockType>;
    const drawn = definition.component(props);
    pass.used.add(type);
    return drawn;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    pass.failed.set(block, detail);
    return content(block, first, pass, ctx);
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
    if (pass.made > mostMade) throw new Error('the page’s components make too much to be drawn');
    const made = expand(block.data as never, ctx);
    pass.made += JSON.stringify(made).length;
    const blocks = made.flatMap((each) => standing(each, pass, ctx));
    const [head, ...rest] = blocks;
    const isNamed = head && block.id !== undefined && !pass.failed.has(head);
    return isNamed ? [{ ...head, id: block.id }, ...rest] : blocks;
  } catch (error) {
    pass.failed.set(given, error instanceof Error ? error.message : String(error));
    return [given];
  }
}

/** One block in its place on the page; nothing at all for a block that draws nothing. */
function slot(
  block: AnyBlock,
  key: string,
  first: boolean,
  pass: RenderPass,
  ctx: RenderContext,
): ReactNode {
  const drawn = content(block, first, pass, ctx);
  if (drawn === null || drawn === undefined || drawn === false) return null;
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
      id={block.id}
      data-width={settled(definition.width, data) ?? 'content'}
      data-flow={settled(definition.flow, data)}
      data-bleed={settled(definition.bleed, data) || undefined}
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
      slot(block, `${index}.${part}`, top && index === 0 && block === given, pass, ctx),
    );
  });
}
