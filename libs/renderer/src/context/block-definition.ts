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

/** Props of a block's component. */
export interface BlockProps<T extends BlockType, Data = BlockData[T]> {
  readonly data: Data;
  /** The envelope: id and type. */
  readonly block: { readonly id?: string; readonly type: T };
  /** The layout that the page's publication date selects. */
  readonly layout: LayoutOf<T>;
  /**
   * True for the page's first block: its picture is fetched first, its heading is the page's h1.
   */
  readonly first: boolean;
  /** True for the page's first block of its type that its definition calls a title. */
  readonly isTitle: boolean;
  readonly ctx: RenderContext;
}

/** Context in which a block plans its queries. */
export type PlanContext = Pick<RenderContext, 'site' | 'page' | 'url' | 'clock'> &
  Partial<Pick<RenderContext, 'pageBlocks'>>;

/** One page of a paginated list. */
export interface ListPage {
  /** Title of a filtered list, such as "Hybrid SUVs under $40,000"; that of the page by default. */
  readonly title?: string;
  /** From 1; greater than `pages` if the URL requests a page that doesn't exist. */
  readonly page: number;
  readonly pages: number;
  /** True for an unfiltered list in its default order, whose pages have canonical URLs. */
  readonly whole: boolean;
  /**
   * Returns the query of another page, `?` included; just `?` for the first page of a whole list.
   */
  readonly query: (page: number) => string;
}

/** Width of a block on the page. */
type BlockWidth =
  /** Within the page's text column. */
  | 'content'
  /** Full width; the block itself aligns its text with the column. */
  | 'full'
  /** At most 68 characters wide, for running text. */
  | 'prose';

/** Definition of a block type for the renderer. */
export interface BlockDefinition<T extends BlockType, Data = BlockData[T]> {
  readonly type: T;
  readonly component: (props: BlockProps<T, Data>) => ReactNode;
  /** The block's styles; a page that uses the block carries each text once, whichever blocks have it. */
  readonly css: string | readonly string[];
  readonly width?: BlockWidth | ((data: Data) => BlockWidth);
  /** Marks running text, which has smaller margins; a heading is closer to the block after it. */
  readonly flow?: 'text' | 'heading' | ((data: Data) => 'text' | 'heading');
  /** Returns the blocks that replace this one. @throws if there is nothing valid to render. */
  readonly expand?: (data: Data, ctx: RenderContext) => readonly AnyBlock[];
  /** True if the block's background is full-width, so that it may touch the header and footer. */
  readonly bleed?: boolean | ((data: Data) => boolean);
  /** True if the block renders the page's h1. */
  readonly title?: (data: Data, first: boolean) => boolean;
  /** Returns the block's queries of the dealer's data. */
  readonly plan?: (data: Data, ctx: PlanContext) => readonly DataQuery[];
  /** Returns the requested page of the block's list; undefined for a block without pages. */
  readonly listPage?: (data: Data, ctx: PlanContext, answers: Answers) => ListPage | undefined;
  /** True if the block links to itself or other pages to it: it gets an id where the editor gave none. */
  readonly anchored?: true;
  /**
   * Query parameters with personal data: a page requested with one of them is rendered for this
   * visitor alone and never cached.
   */
  readonly personal?: readonly string[];
  /** True if the block is rendered even without answers to its queries, as enquiry forms are. */
  readonly rendersWithoutAnswers?: true;
  /** Names of the islands that the component may render. */
  readonly islands?: readonly string[];
}
