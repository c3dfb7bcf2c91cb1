import type { AnyBlock, BlockType, LocatedFinding } from '@forecourt/block-schemas';
import type { AnsweredRequest, PlacesOfBlocks } from '../context/page-request.ts';
import type { ComponentBudget } from '../custom-components/component-budget.ts';
import type { Expansions } from '../custom-components/page-blocks.ts';

/** A block that is left out, with the reason. */
export interface Skipped {
  readonly type: string;
  readonly reason: 'broken' | 'unknown-type' | 'no-answer' | 'failed';
  readonly detail?: string;
}

/** State of one rendering of a page's blocks. */
export interface RenderPass extends Required<Pick<AnsweredRequest, 'answers'>> {
  readonly plan: AnsweredRequest['plan'];
  readonly broken: ReadonlyMap<AnyBlock, readonly LocatedFinding[]>;
  /** Blocks whose component threw, with the message. */
  readonly failed: Map<AnyBlock, string>;
  /** Built-in types that were rendered, in order of first use. */
  readonly used: Set<BlockType>;
  /** Blocks that left something on the page. */
  readonly rendered: Set<AnyBlock>;
  readonly skipped: Skipped[];
  /** Ids given to blocks that the editor gave none. */
  readonly anchors: Set<string>;
  /** Blocks of the page's custom components. */
  readonly expansions: Expansions;
  /** Limit for the components that are not among the expansions. */
  readonly budget: ComponentBudget;
  /** Locations of blocks, for tools that compare pages. */
  readonly places?: PlacesOfBlocks;
}

/** Begins every id that is made while a page is rendered with its places. */
export const placedIds = 'fc-drawn-';
