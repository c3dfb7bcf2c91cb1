import type { AnyBlock, BlockType, LocatedFinding } from '@forecourt/block-schemas';
import type { AnsweredRequest, BlockPointers } from '../context/page-request.ts';
import type { PageSection } from '../model-page/model-bars.tsx';
import type { ComponentBudget } from '../custom-components/component-budget.ts';
import type { MarkupMemo } from '../memo/markup-memo.ts';
import type { PageBudget } from './page-budget.ts';
import type { Expansions } from '../custom-components/page-blocks.ts';

/** An omitted block, with the reason. */
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
  /** Blocks with output. */
  readonly rendered: Set<AnyBlock>;
  readonly skipped: Skipped[];
  /** Names of the page's islands, in order. */
  readonly islands: string[];
  /** Generated ids of blocks without an editor's id. */
  readonly anchors: Set<string>;
  /** The page's own blocks with output and an id, in order. */
  readonly sections: PageSection[];
  /** Blocks of the page's custom components. */
  readonly expansions: Expansions;
  /** Budget of the components that are not among the expansions. */
  readonly budget: ComponentBudget;
  /** Budget of the page's size. */
  readonly size: PageBudget;
  /** Locations of blocks, for tools that compare pages. */
  readonly blockPointers?: BlockPointers | undefined;
  readonly memo: MarkupMemo | undefined;
  readonly dataVersion: string | undefined;
}

/** Prefix of every id that is generated while a page is rendered with locations. */
export const comparisonIds = 'fc-compared-';
