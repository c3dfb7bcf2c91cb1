import {
  validateBlock,
  type AnyBlock,
  type CustomComponentDefinition,
} from '@forecourt/block-schemas';
import { CustomComponentError } from './custom-component-error.ts';
import { expandTemplate } from './expand-template.ts';
import { templateSize } from './template-size.ts';

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
  blocks.forEach((block, index) => {
    const [finding] = validateBlock(block, { components });
    if (finding)
      throw new CustomComponentError(
        `custom component "${name}" makes a block that is not valid, blocks/${index}${finding.pointer}: ${finding.message}`,
      );
  });
  return blocks;
}
