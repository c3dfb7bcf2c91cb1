import { isBlockType, type AnyBlock } from '@forecourt/block-schemas';
import { definitionOf } from '../blocks/registry.ts';
import type { RenderContext } from '../context/render-context.ts';
import type { RenderPass } from './render-pass.ts';

/** Returns a block of the tenant's own type as the customComponent of that name (TEN-5). */
const resolved = (block: AnyBlock, ctx: RenderContext): AnyBlock =>
  !isBlockType(block.type) && ctx.components.has(block.type)
    ? { ...block, type: 'customComponent', data: { name: block.type, props: block.data } }
    : block;

/**
 * Expands a custom component to its blocks, which are rendered like blocks of the page, with the
 * same spacing (BLK-11). Any other block is returned unchanged.
 */
export function expanded(
  given: AnyBlock,
  pass: RenderPass,
  ctx: RenderContext,
): readonly AnyBlock[] {
  if (pass.broken.has(given) || pass.failed.has(given)) return [given];
  const block = resolved(given, ctx);
  const expand = isBlockType(block.type) && definitionOf(block.type).expand;
  if (!expand) return [block];
  try {
    const made = pass.expansions.get(given) ?? pass.budget.spend(() => expand(block.data, ctx));
    if (made instanceof Error) throw made;
    const blocks = made.flatMap((each) => expanded(each, pass, ctx));
    const [head, ...rest] = blocks;
    const isNamed = head && block.id !== undefined && !pass.failed.has(head);
    return isNamed ? [{ ...head, id: block.id }, ...rest] : blocks;
  } catch (error) {
    pass.failed.set(given, error instanceof Error ? error.message : String(error));
    return [given];
  }
}
