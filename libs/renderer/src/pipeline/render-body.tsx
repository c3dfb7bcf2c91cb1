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
import { placedIds, type RenderPass, type Skipped } from './render-pass.ts';
import type { RenderRequest } from '../context/page-request.ts';
import type { RenderContext } from '../context/render-context.ts';

/** The drawn blocks of a page. */
export interface RenderedBody {
  readonly html: string;
  /** Built-in types in use, for their style sheets. */
  readonly used: readonly BlockType[];
  /** Blocks that left something on the page. */
  readonly drawn: ReadonlySet<AnyBlock>;
  /** Names of the islands that were drawn. */
  readonly islands: readonly string[];
  readonly skipped: readonly Skipped[];
}

type Broken = ReadonlyMap<AnyBlock, readonly LocatedFinding[]>;

type Around = Pick<RenderRequest, 'answers' | 'places'>;

function draw(
  blocks: readonly AnyBlock[],
  base: BodyContext,
  broken: Broken,
  failed: Map<AnyBlock, string>,
  { answers = new Map(), places }: Around,
): RenderedBody {
  const pass: RenderPass = {
    answers,
    broken,
    failed,
    used: new Set(),
    drawn: new Set(),
    skipped: [],
    anchors: new Set(),
    budget: new ComponentBudget(),
    ...(places && { places }),
  };
  const ids = places ? placedIds : '';
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
    drawn: pass.drawn,
    islands: [...new Set(islands)],
    skipped: pass.skipped,
  };
}

function answerTo<Q extends DataQuery>(query: Q, answers: Answers): AnswerTo<Q> {
  const key = queryKey(query);
  if (!answers.has(key)) throw new Error(`asks what it did not plan: ${key}`);
  return answers.get(key) as AnswerTo<Q>;
}

/**
 * React builds its result by adding up thousands of pieces, which the engine keeps as a chain until
 * somebody reads a character. A chain that outlives the drawing costs the garbage collector more
 * than joining it does, so it is joined at once.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** Every block below a list, the innermost first, so that the smallest part at fault is found. */
function* innermostFirst(value: unknown): Generator<AnyBlock> {
  if (value === null || typeof value !== 'object') return;
  for (const member of Object.values(value)) yield* innermostFirst(member);
  const { type, data } = value as Partial<AnyBlock>;
  if (typeof type === 'string' && data !== null && typeof data === 'object')
    yield value as AnyBlock;
}

/**
 * Draws all blocks in one go. Components are called one by one, so that one that throws is left
 * out at once; if something deeper throws while React walks the tree, each block is drawn alone,
 * innermost first, to find which, and the page is drawn again without it (TEN-7).
 */
export function renderBody(
  blocks: readonly AnyBlock[],
  base: BodyContext,
  broken: Broken,
  around: Around = {},
): RenderedBody {
  const failed = new Map<AnyBlock, string>();
  try {
    return draw(blocks, base, broken, failed, around);
  } catch {
    for (const block of innermostFirst(blocks)) {
      try {
        draw([block], base, broken, failed, around);
      } catch (error) {
        failed.set(block, error instanceof Error ? error.message : String(error));
      }
    }
    return draw(blocks, base, broken, failed, around);
  }
}
