import type { AnyBlock, BlockType, LocatedFinding } from '@forecourt/block-schemas';
import type { RenderRequest } from '../context/page-request.ts';
import type { BodyContext } from '../context/render-context.ts';
import { ComponentBudget } from '../custom-components/component-budget.ts';
import { expansionsOf } from '../custom-components/page-blocks.ts';
import type { MarkupMemo } from '../memo/markup-memo.ts';
import { blockContext } from './block-context.ts';
import { orphansOf } from './orphan-headings.ts';
import { PageBudget } from './page-budget.ts';
import { pageTooLarge } from './left-out.ts';
import { slotsOfPage } from './render-blocks.tsx';
import type { RenderPass, Skipped } from './render-pass.ts';
import { slotMarkup, slotPage } from './slot-markup.ts';

/** The rendered blocks of a page. */
export interface RenderedBody {
  /** HTML of each block. */
  readonly parts: readonly string[];
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
type BodyRequest = Pick<
  RenderRequest,
  'plan' | 'answers' | 'blockPointers' | 'memo' | 'dataVersion'
>;

/**
 * Returns the memo for a page; none if it has errors, leaves out blocks for its size, or shows something of
 * the visitor's own.
 */
const memoFor = (
  { viewer, forms, leadFacts, mode }: BodyContext,
  broken: Broken,
  failed: ReadonlyMap<AnyBlock, string>,
  { memo, blockPointers }: BodyRequest,
  size: PageBudget,
): MarkupMemo | undefined =>
  mode === 'production' &&
  !size.isExceeded &&
  broken.size + failed.size + Object.keys(leadFacts).length === 0 &&
  (viewer ?? forms.posted ?? blockPointers) === undefined
    ? memo
    : undefined;

/** Renders blocks once; blocks in `failed` are left out. */
function renderOnce(
  blocks: readonly AnyBlock[],
  base: BodyContext,
  broken: Broken,
  failed: Map<AnyBlock, string>,
  request: BodyRequest,
): RenderedBody {
  const { plan, answers = new Map(), blockPointers, dataVersion } = request;
  const size = new PageBudget(plan, answers);
  const pass: RenderPass = {
    plan,
    answers,
    blockPointers,
    dataVersion,
    broken,
    failed,
    size,
    used: new Set(),
    rendered: new Set(),
    skipped: [],
    islands: [],
    anchors: new Set(),
    sections: [],
    expansions: expansionsOf(base.page, base.components),
    budget: new ComponentBudget(),
    memo: memoFor(base, broken, failed, request, size),
  };
  const ctx = blockContext(base, pass);
  const page = slotPage(ctx, pass, base.clock);
  const slots = slotsOfPage(blocks, pass, ctx);
  const parts = slots.map((slot) => {
    if (size.isSpent) failed.set(slot.block, pageTooLarge);
    const html = slotMarkup(slot, page);
    size.spendMarkup(html);
    return html;
  });
  const orphans = orphansOf(slots, (position) => parts[position] === '');
  for (const [position, { block }] of slots.entries())
    if (orphans.has(position)) pass.rendered.delete(block);
  for (const { block, id } of slots)
    if (id !== undefined && pass.rendered.has(block))
      pass.sections.push({ type: block.type as BlockType, id });
  return {
    parts: parts.map((html, position) => (orphans.has(position) ? '' : html)),
    used: [...pass.used],
    rendered: pass.rendered,
    islands: [...new Set(pass.islands)],
    sections: pass.sections,
    skipped: pass.skipped,
  };
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
