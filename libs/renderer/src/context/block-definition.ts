import type {
  Answers,
  AnyBlock,
  BlockData,
  BlockType,
  DataQuery,
  LayoutOf,
} from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import type { RenderContext } from './render-context.ts';

/** What a block's component is given. */
export interface BlockProps<T extends BlockType> {
  readonly data: BlockData[T];
  /** The envelope: id and type. */
  readonly block: { readonly id?: string; readonly type: T };
  /** The layout that the page's publication date selects. */
  readonly layout: LayoutOf<T>;
  /** True for the page's first block: its picture is fetched first, its heading is the page's h1. */
  readonly first: boolean;
  readonly ctx: RenderContext;
}

/** What a block may look at when it plans its queries. */
export type PlanContext = Pick<RenderContext, 'site' | 'page' | 'url' | 'now'> &
  Partial<Pick<RenderContext, 'pageBlocks'>>;

/** One page of a list that the page's address divides into several. */
export interface ListPage {
  /** From 1; beyond `pages` when the address asks for a page that isn't there. */
  readonly page: number;
  readonly pages: number;
  /** Whether the list is whole and in its usual order, so that its pages have addresses of their own. */
  readonly whole: boolean;
  /** The query of another page of the list, `?` included; just `?` for the first page of a whole list. */
  readonly query: (page: number) => string;
}

/** How wide a block stands on the page. */
export type BlockWidth =
  /** Within the page's text column. */
  | 'content'
  /** Edge to edge; the block itself keeps its text within the column. */
  | 'full'
  /** At most 68 characters wide, for running text. */
  | 'prose';

/** All that the renderer knows about a block type. */
export interface BlockDefinition<T extends BlockType> {
  readonly type: T;
  readonly component: (props: BlockProps<T>) => ReactNode;
  /** The block's style sheet; a page carries it once if it uses the block. */
  readonly css: string;
  readonly width?: BlockWidth | ((data: BlockData[T]) => BlockWidth);
  /** Part of running text: stands close to its neighbours, a heading closer to what follows. */
  readonly flow?: 'text' | 'heading' | ((data: BlockData[T]) => 'text' | 'heading');
  /** The blocks that are drawn in this one's place. @throws if there is nothing valid to draw. */
  readonly expand?: (data: BlockData[T], ctx: RenderContext) => readonly AnyBlock[];
  /** True if the block's ground fills it edge to edge, so that it may touch header and footer. */
  readonly bleed?: boolean | ((data: BlockData[T]) => boolean);
  /** True if the block draws the page's h1 when it stands first. */
  readonly title?: (data: BlockData[T], first: boolean) => boolean;
  /** What the block asks of the dealer's data. */
  readonly plan?: (data: BlockData[T], ctx: PlanContext) => readonly DataQuery[];
  /** The page of its list that the address asks for; undefined for a block that isn't divided. */
  readonly listPage?: (
    data: BlockData[T],
    ctx: PlanContext,
    answers: Answers,
  ) => ListPage | undefined;
  /** True if the block links to itself: it gets an id where the editor gave none. */
  readonly anchored?: true;
  /** Query parameters of the page's address that the block looks at; the page is kept apart by them. */
  readonly parameters?: readonly string[];
  /**
   * Query parameters that hold what is the visitor's own: a page that is asked for with one of them
   * is drawn for this visitor alone and never kept.
   */
  readonly personal?: readonly string[];
  /** True if the block is drawn even where its queries have no answer: an enquiry form always stands. */
  readonly standsWithoutAnswers?: true;
  /** Names of the islands that the component may draw. */
  readonly islands?: readonly string[];
}
