import type { Answers, AnyBlock, BlockType, LocatedFinding } from '@forecourt/block-schemas';
import type { ComponentBudget } from '../custom-components/component-budget.ts';
import type { PlacesOfBlocks } from '../context/page-request.ts';
import { registry } from '../blocks/registry.ts';
import type { BlockDefinition } from '../context/block-definition.ts';

/** A block of any type with a definition that fits it. */
export type AnyDefinition = BlockDefinition<BlockType>;

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
  /** Blocks that left something on the page. */
  readonly drawn: Set<AnyBlock>;
  readonly skipped: Skipped[];
  /** Ids given to blocks that the editor gave none. */
  readonly anchors: Set<string>;
  /** What the page's components may make together. */
  readonly budget: ComponentBudget;
  /** Where blocks stand, for drawings that say so. */
  readonly places?: PlacesOfBlocks;
}

/** Begins every id that is made while a page is drawn with its places. */
export const placedIds = 'fc-drawn-';

/** The definition of a built-in type. */
export const definitionOf = (type: BlockType): AnyDefinition =>
  registry[type] as unknown as AnyDefinition;
