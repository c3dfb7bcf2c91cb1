import {
  queryKey,
  type AnswerTo,
  type Answers,
  type AnyBlock,
  type BlockType,
  type DataQuery,
  type LocatedFinding,
} from '@forecourt/block-schemas';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ComponentBudget } from '../custom-components/component-budget.ts';
import { renderBlocks } from './render-blocks.tsx';
import type { BodyContext } from '../context/render-context.ts';
import { expansionsOf } from '../custom-components/page-blocks.ts';
import { comparisonIds, type RenderPass, type Skipped } from './render-pass.ts';
import type { RenderRequest } from '../context/page-request.ts';
import type { RenderContext } from '../context/render-context.ts';

/** The rendered blocks of a page. */
export interface RenderedBody {
  readonly html: string;
  /** Built-in types in use, for their style sheets. */
  readonly used: readonly BlockType[];
  /** Blocks with output. */
  readonly rendered: ReadonlySet<AnyBlock>;
  /** Names of the islands in it. */
  readonly islands: readonly string[];
  readonly sections: RenderPass['sections'];
  readonly skipped: readonly Skipped[];
}

type Broken = ReadonlyMap<AnyBlock, readonly LocatedFinding[]>;

/** Parts of the request that only block rendering needs. */
type BodyRequest = Pick<RenderRequest, 'plan' | 'answers' | 'blockPointers'>;

/** Renders blocks once; blocks in `failed` are left out. */
function renderOnce(
  blocks: readonly AnyBlock[],
  base: BodyContext,
  broken: Broken,
  failed: Map<AnyBlock, string>,
  { plan, answers = new Map(), blockPointers }: BodyRequest,
): RenderedBody {
  const pass: RenderPass = {
    plan,
    answers,
    broken,
    failed,
    used: new Set(),
    rendered: new Set(),
    skipped: [],
    anchors: new Set(),
    sections: [],
    expansions: expansionsOf(base.page, base.components),
    budget: new ComponentBudget(),
    blockPointers,
  };
  const ids = blockPointers ? comparisonIds : '';
  const islands: string[] = [];
  const ctx: RenderContext = {
    ...base,
    headingLevel: 2,
    ask: (query) => answerTo(query, answers),
    answered: (query) => answers.has(queryKey(query)),
    island: (name) => `${ids}i${islands.push(name) - 1}-`,
    renderBlocks: (nested) => renderBlocks(nested, pass, ctx, false),
  };
  const tree = (<>{renderBlocks(blocks, pass, ctx, true)}</>) as ReactElement;
  const html = inOnePiece(renderToStaticMarkup(tree, { identifierPrefix: ids }));
  return {
    html,
    used: [...pass.used],
    rendered: pass.rendered,
    islands: [...new Set(islands)],
    sections: pass.sections,
    skipped: pass.skipped,
  };
}

function answerTo<Q extends DataQuery>(query: Q, answers: Answers): AnswerTo<Q> {
  const key = queryKey(query);
  if (!answers.has(key)) throw new Error(`asks a query that it did not plan: ${key}`);
  return answers.get(key) as AnswerTo<Q>;
}

/**
 * Flattens React's result, which the engine represents as a rope of thousands of strings until the
 * first character is read. A long-lived rope costs the garbage collector more than flattening it.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

/**
 * Yields every block below a list, the innermost first, to find the smallest part with an error.
 */
function* innermostFirst(value: unknown): Generator<AnyBlock> {
  if (value === null || typeof value !== 'object') return;
  for (const member of Object.values(value)) yield* innermostFirst(member);
  const { type, data } = value as Partial<AnyBlock>;
  if (typeof type === 'string' && data !== null && typeof data === 'object')
    yield value as AnyBlock;
}

/**
 * Renders all blocks in one go. Components are called one by one, so that one that throws is left
 * out at once. If something deeper throws while React walks the tree, each block is rendered alone,
 * innermost first, to find which, and the page is rendered again without it (TEN-7).
 */
export function renderBody(
  blocks: readonly AnyBlock[],
  base: BodyContext,
  broken: Broken,
  request: BodyRequest = {},
): RenderedBody {
  const failed = new Map<AnyBlock, string>();
  try {
    return renderOnce(blocks, base, broken, failed, request);
  } catch {
    for (const block of innermostFirst(blocks)) {
      try {
        renderOnce([block], base, broken, failed, request);
      } catch (error) {
        failed.set(block, error instanceof Error ? error.message : String(error));
      }
    }
    return renderOnce(blocks, base, broken, failed, request);
  }
}
