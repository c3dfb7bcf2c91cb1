import type { CustomComponentDefinition } from '@forecourt/block-schemas';
import { CustomComponentError } from './custom-component-error.ts';
import { componentNamed } from './expand-template.ts';

/** Maximum number of blocks of one custom component, including those of nested components. */
const maxBlocks = 1000;

/** Maximum nesting of custom components. */
const maxChain = 8;

type Registry = ReadonlyMap<string, CustomComponentDefinition>;

/**
 * Returns the number of blocks of a custom component, including nested components.
 * @throws CustomComponentError if it contains itself through others, or exceeds a limit.
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
      `custom component "${outer[0]}" contains itself: ${chain.join(' → ')}`,
    );
  if (chain.length > maxChain)
    throw new CustomComponentError(
      `custom component "${chain[0]}" nests more than ${maxChain} components`,
    );
  let size = 0;
  for (const block of blocksWithin(definition.blocks)) {
    const name = componentNamed(block) ?? String(block.type);
    const inner = registry.get(name);
    size += inner ? 1 + sizeWithin(inner, registry, chain) : 1;
    if (size > maxBlocks)
      throw new CustomComponentError(
        `custom component "${chain[0]}" expands to more than ${maxBlocks} blocks`,
      );
  }
  return size;
}

type BlockLike = Readonly<Record<string, unknown>>;

/** Yields every block of a template, including nested ones. */
function* blocksWithin(value: unknown): Generator<BlockLike> {
  if (Array.isArray(value)) for (const item of value) yield* blocksWithin(item);
  else if (value !== null && typeof value === 'object') {
    const block = value as BlockLike;
    if (typeof block.type === 'string' && typeof block.data === 'object') yield block;
    for (const member of Object.values(block)) yield* blocksWithin(member);
  }
}
