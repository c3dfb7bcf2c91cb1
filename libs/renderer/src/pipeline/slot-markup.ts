import type { BlockType } from '@forecourt/block-schemas';
import type { PageClock } from '../context/page-clock.ts';
import type { RenderContext } from '../context/render-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PartMarkup, PartVariants } from '../memo/markup-memo.ts';
import type { ReadSources } from '../memo/reads.ts';
import { blockFunctions } from './block-context.ts';
import { contextSources, findMarkup } from './part-context.ts';
import { recordedContext, type RecordedContext } from './recorded-context.ts';
import { renderSlot, type Slot } from './render-blocks.tsx';
import type { RenderPass } from './render-pass.ts';

/** Additions of a block to its page besides the markup. */
interface SlotEffects {
  readonly used: readonly BlockType[];
  readonly islands: readonly string[];
}

/** The page that a block is rendered for. */
interface SlotPage {
  readonly ctx: RenderContext;
  readonly pass: RenderPass;
  readonly clock: PageClock;
  readonly sources: ReadSources;
}

/** Returns the page that blocks are rendered for. */
export const slotPage = (ctx: RenderContext, pass: RenderPass, clock: PageClock): SlotPage => ({
  ctx,
  pass,
  clock,
  sources: {
    ...contextSources(ctx),
    data: () => pass.dataVersion,
    islands: () => pass.islands.length,
  },
});

/** Renders a block of the page to markup; '' for a block without output. */
export function slotMarkup(slot: Slot, page: SlotPage): string {
  const { memo, failed } = page.pass;
  const variants = failed.has(slot.block)
    ? undefined
    : memo?.variantsOf(page.ctx.site, partName(slot));
  return variants === undefined ? markupOf(slot, page) : reusedMarkup(slot, page, variants);
}

const markupOf = (slot: Slot, { pass, ctx }: Pick<SlotPage, 'pass' | 'ctx'>): string =>
  inOnePiece(renderToStaticMarkup(renderSlot(slot, pass, ctx)));

/**
 * Flattens a text, which the engine represents as a rope of thousands of strings until the first
 * character is read. A long-lived rope costs the garbage collector more than flattening it.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** Returns the markup of an equal block that read what this one would read, or renders it and keeps it. */
function reusedMarkup(slot: Slot, page: SlotPage, variants: PartVariants): string {
  const { pass, ctx, clock, sources } = page;
  const known = findMarkup(variants, clock, sources) as PartMarkup<SlotEffects> | undefined;
  if (known) {
    const { html, effects } = known;
    for (const type of effects.used) pass.used.add(type);
    if (html !== '') pass.rendered.add(slot.block);
    pass.islands.push(...effects.islands);
    return html;
  }
  const { skipped, anchors, islands } = pass;
  const before = { skipped: skipped.length, anchors: anchors.size, islands: islands.length };
  const own: RenderPass = { ...pass, used: new Set() };
  const recorded: RecordedContext<RenderContext> = recordedContext(ctx, clock, sources, (read) =>
    blockFunctions(own, () => recorded.ctx, read),
  );
  const html = markupOf(slot, { pass: own, ctx: recorded.ctx });
  for (const type of own.used) pass.used.add(type);
  const { reads } = recorded;
  const isRepeatable =
    skipped.length === before.skipped &&
    anchors.size === before.anchors &&
    (pass.dataVersion !== undefined || reads.every(({ of }) => of !== 'data'));
  if (isRepeatable)
    variants.keep({
      html,
      reads,
      period: recorded.clock.period(),
      effects: { used: [...own.used], islands: islands.slice(before.islands) },
    });
  return html;
}

/** Returns everything that a block is given besides its context. Of one piece, since the memo reads all of it. */
const partName = ({ block, id, first, isTitle, column }: Slot): string =>
  JSON.stringify([block, first, isTitle, column, id]);
