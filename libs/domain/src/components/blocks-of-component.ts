import {
  validateBlock,
  type AnyBlock,
  type CustomComponentDefinition,
  type Finding,
} from '@forecourt/block-schemas';
import { CustomComponentError } from './custom-component-error.ts';
import { expandTemplate } from './expand-template.ts';
import { templateSize } from './template-size.ts';

/** Returns the findings of a component's expanded blocks, with pointers into the component: `/blocks/0/data`. */
export const findingsInBlocks = (
  blocks: readonly AnyBlock[],
  components: ReadonlySet<string>,
): readonly Finding[] =>
  blocks.flatMap((block, index) =>
    validateBlock(block, { components }).map((finding) => ({
      ...finding,
      pointer: `/blocks/${index}${finding.pointer}`,
    })),
  );

/**
 * Returns the blocks of a custom component, each validated by its schema, so that no value of a
 * page can bypass the schema.
 * @param name in the tenant's registry.
 * @throws CustomComponentError if there is no such component, or what it produces is invalid.
 */
export function blocksOfComponent(
  name: string,
  props: Readonly<Record<string, unknown>>,
  registry: ReadonlyMap<string, CustomComponentDefinition>,
): readonly AnyBlock[] {
  const definition = registry.get(name);
  if (!definition) throw new CustomComponentError(`there is no custom component "${name}"`);
  templateSize(definition, registry);
  const blocks = expandTemplate(definition, props);
  const components = new Set(registry.keys());
  const [finding] = findingsInBlocks(blocks, components);
  if (finding)
    throw new CustomComponentError(
      `custom component "${name}" makes a block that is not valid, ${finding.pointer.slice(1)}: ${finding.message}`,
    );
  return blocks;
}
