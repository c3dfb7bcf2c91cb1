import type { CustomComponentDefinition } from '@forecourt/block-schemas';
import { CustomComponentError } from './custom-component-error.ts';
import { componentNamed } from './expand-template.ts';

/** Most blocks that one custom component may stand for, those of the components within counted too. */
const mostBlocks = 1000;

/** Most custom components within each other. */
const deepestChain = 8;

type Registry = ReadonlyMap<string, CustomComponentDefinition>;

/**
 * How many blocks a custom component stands for, with all that its templates hold.
 * @throws CustomComponentError if it holds itself through others, or would grow beyond reason.
 */
export function templateSize(definition: CustomComponentDefinition, registry: Registry): number {
  return sizeWithin(definition, registry, []);
}

function sizeWithin(
  definition: CustomComponentDefinition,
  registry: Registry,
  outer: readonly string[],
): number {
  const chain = [...outer, definition.name];
  if (outer.includes(definition.name))
    throw new CustomComponentError(
      `custom component "${outer[0]}" holds itself: ${chain.join(' → ')}`,
    );
  if (chain.length > deepestChain)
    throw new CustomComponentError(
      `custom component "${chain[0]}" has more than ${deepestChain} components within each other`,
    );
  let size = 0;
  for (const block of blocksWithin(definition.blocks)) {
    const name = componentNamed(block) ?? String(block.type);
    const inner = registry.get(name);
    size += inner ? 1 + sizeWithin(inner, registry, chain) : 1;
    if (size > mostBlocks)
      throw new CustomComponentError(
        `custom component "${chain[0]}" stands for more than ${mostBlocks} blocks`,
      );
  }
  return size;
}

type BlockLike = Readonly<Record<string, unknown>>;

/** Every object of a template that is a block, nested ones too. */
function* blocksWithin(value: unknown): Generator<BlockLike> {
  if (Array.isArray(value)) for (const item of value) yield* blocksWithin(item);
  else if (value !== null && typeof value === 'object') {
    const block = value as BlockLike;
    if (typeof block.type === 'string' && typeof block.data === 'object') yield block;
    for (const member of Object.values(block)) yield* blocksWithin(member);
  }
}
