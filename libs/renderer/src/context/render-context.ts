import type {
  AnswerTo,
  AnyBlock,
  BuiltInBlock,
  Asset,
  CustomComponentDefinition,
  DataQuery,
  Layouts,
  Page,
  Site,
} from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import type { Clock, PageClock } from './page-clock.ts';
import type { FormsSetting, LeadFacts, PageRequest } from './page-request.ts';

/**
 * The request with everything else that a block may read besides its own data. Created once per
 * page and immutable.
 */
export interface RenderContext extends Omit<PageRequest, 'now'> {
  readonly clock: Clock;
  readonly site: Site;
  readonly page: Page;
  /** Language tag for numbers and dates. */
  readonly locale: string;
  /** ISO 4217 code of the site's money. */
  readonly currency: string;
  /** Built-in texts in the site's language. */
  readonly copy: Copy;
  /** Layout of every block type on the page's publication date. */
  readonly layouts: Layouts;
  /** Pictures and files of the tenant, by path. */
  readonly assets: Pick<ReadonlyMap<string, Asset>, 'get'>;
  /** Every block of the page, including nested ones and those of components; none on a screen. */
  readonly pageBlocks: readonly BuiltInBlock[];
  readonly forms: FormsSetting;
  readonly leadFacts: LeadFacts;
  /** The tenant's own components by name. */
  readonly components: ReadonlyMap<string, CustomComponentDefinition>;
  /**
   * Returns the answer to a query of the block's `plan`; a block is rendered only if all are
   * available.
   * @throws for a query that is not in the block's plan.
   */
  readonly ask: <Q extends DataQuery>(query: Q) => AnswerTo<Q>;
  /** Returns true if a query has an answer; for blocks that render without answers. */
  readonly answered: (query: DataQuery) => boolean;
  /** Renders nested blocks; a block never imports another block. */
  readonly renderBlocks: (blocks: readonly AnyBlock[]) => ReactNode;
  /**
   * Registers an island, so that the page loads its script.
   * @returns an id, unique on the page and the same at every render of it.
   */
  readonly island: (name: string) => string;
  /** Level of a block's own heading; the page's title is the only h1. */
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** Context without the parts of one rendering of the page's blocks. */
export interface BodyContext extends Omit<
  RenderContext,
  'renderBlocks' | 'ask' | 'answered' | 'island' | 'headingLevel' | 'clock' | 'assets'
> {
  readonly clock: PageClock;
  readonly assets: ReadonlyMap<string, Asset>;
}

declare module 'react' {
  /** Styles may set CSS variables, by which components pass numbers and colours to their style sheets. */
  interface CSSProperties {
    readonly [variable: `--${string}`]: string | number | undefined;
  }
}
