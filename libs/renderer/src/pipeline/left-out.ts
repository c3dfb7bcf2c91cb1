import {
  blockTypes,
  isBlockType,
  queryKey,
  type AnyBlock,
  type DataQuery,
  type LocatedFinding,
} from '@forecourt/block-schemas';
import { definitionOf, type RenderPass, type Skipped } from './render-pass.ts';
import type { RenderContext } from '../context/render-context.ts';

/** Why a block is left out, and what preview says in its place. */
export interface LeftOut extends Skipped {
  readonly title: string;
  readonly lines: readonly string[];
}

const nothingShown = 'Visitors see nothing in its place.';

function broken({ type }: AnyBlock, faults: readonly LocatedFinding[]): LeftOut {
  return {
    type,
    reason: 'broken',
    title: `This ${type} block has ${faults.length === 1 ? 'a fault' : 'faults'}`,
    lines: faults.map((fault) => `${fault.file}:${fault.line}:${fault.column} ${fault.message}`),
  };
}

/** What preview says of a block whose component threw. */
export const failed = ({ type }: AnyBlock, detail: string): LeftOut => ({
  type,
  reason: 'failed',
  detail,
  title: `This ${type} block could not be drawn`,
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

const withoutData = ({ type }: AnyBlock): LeftOut => ({
  type,
  reason: 'needs-data',
  title: `The ${type} block stands here`,
  lines: [`It draws the dealer’s data, which this site is not connected to yet. ${nothingShown}`],
});

const unanswered = ({ type }: AnyBlock, { kind }: DataQuery): LeftOut => ({
  type,
  reason: 'no-answer',
  detail: `${kind} did not answer`,
  title: `The ${type} block waits for its data`,
  lines: [`The source of ${kind} failed or took too long. ${nothingShown}`],
});

/**
 * Why a block can't be drawn, as far as that is known beforehand.
 * @throws what the block's plan throws over data that it can't read.
 */
export function leftOut(
  block: AnyBlock,
  pass: RenderPass,
  ctx: RenderContext,
): LeftOut | undefined {
  const faults = pass.broken.get(block);
  if (faults) return broken(block, faults);
  const failure = pass.failed.get(block);
  if (failure !== undefined) return failed(block, failure);
  if (!isBlockType(block.type)) return unknown(block);
  const { needsData, plan, standsWithoutAnswers } = definitionOf(block.type);
  if (needsData) return withoutData(block);
  if (standsWithoutAnswers) return undefined;
  const open = plan?.(block.data as never, ctx).find((query) => !pass.answers.has(queryKey(query)));
  return open && unanswered(block, open);
}
