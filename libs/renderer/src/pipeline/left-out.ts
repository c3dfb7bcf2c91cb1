import {
  blockTypes,
  isBlockType,
  type AnyBlock,
  type DataQuery,
  type LocatedFinding,
} from '@forecourt/block-schemas';
import { definitionOf } from '../blocks/registry.ts';
import type { RenderPass, Skipped } from './render-pass.ts';
import type { RenderContext } from '../context/render-context.ts';

/** An omitted block, with its notice in preview. */
export interface LeftOut extends Skipped {
  readonly title: string;
  readonly lines: readonly string[];
}

function broken({ type }: AnyBlock, findings: readonly LocatedFinding[]): LeftOut {
  return {
    type,
    reason: 'broken',
    title: `This ${type} block has ${findings.length === 1 ? 'an error' : 'errors'}`,
    lines: findings.map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    ),
  };
}

/** Message about a block that the page is too large for. */
export const pageTooLarge = 'the page is too large; split it or show less on it';

/** Returns the notice of a block whose component threw. */
export const failed = ({ type }: AnyBlock, detail: string): LeftOut => ({
  type,
  reason: 'failed',
  detail,
  title: `This ${type} block could not be rendered`,
  lines: [detail],
});

const unknown = ({ type }: AnyBlock): LeftOut => ({
  type,
  reason: 'unknown-type',
  title: `Unknown block type “${type}”`,
  lines: [
    `It is neither built in (${blockTypes.length} types) nor in this tenant's components folder.`,
  ],
});

const unanswered = ({ type }: AnyBlock, { kind }: DataQuery): LeftOut => ({
  type,
  reason: 'no-answer',
  detail: `${kind} did not answer`,
  title: `The ${type} block has no data`,
  lines: [`The source of ${kind} failed or took too long. Visitors see nothing in its place.`],
});

/**
 * Returns the reason why a block can't be rendered, if it is known before rendering.
 * @throws the error of the block's plan over data that it can't read.
 */
export function leftOut(
  block: AnyBlock,
  { broken: brokenBlocks, failed: failedBlocks, plan, size }: RenderPass,
  ctx: RenderContext,
): LeftOut | undefined {
  const findings = brokenBlocks.get(block);
  if (findings) return broken(block, findings);
  const failure = failedBlocks.get(block);
  if (failure !== undefined) return failed(block, failure);
  if (!isBlockType(block.type)) return unknown(block);
  const definition = definitionOf(block.type);
  if (definition.rendersWithoutAnswers) return undefined;
  if (size.excludes(block)) return failed(block, pageTooLarge);
  const queries = plan?.byData.get(block.data) ?? definition.plan?.(block.data, ctx);
  const open = queries?.find((query) => !ctx.answered(query));
  return open && unanswered(block, open);
}
