import { join } from 'node:path';
import { blockTypes, isBlockType, schemaBase, schemaById } from '@forecourt/block-schemas';
import type { CustomComponentDefinition } from '@forecourt/block-schemas';
import { asMarkdown, listed } from './entry.ts';
import type { Catalogue, Entry, NameContext } from './entry.ts';

/** The `$id` of the schema of a built-in block's data. */
export const blockSchemaId = (type: string): string => `${schemaBase}blocks/${type}/schema.json`;

/** Returns the description of a built-in block from its schema. */
export const blockDescription = (type: string): string =>
  String(schemaById(blockSchemaId(type))?.description ?? '');

const propLine = ({
  name,
  type,
  required,
  description,
}: NonNullable<CustomComponentDefinition['props']>[number]): string =>
  `- \`${name}\` (${type}${required ? ', required' : ''})${description ? `: ${asMarkdown(description)}` : ''}`;

function componentEntry(definition: CustomComponentDefinition, { snapshot }: NameContext): Entry {
  const { name, description, props = [] } = definition;
  const file = snapshot?.componentFiles?.get(name);
  const about = [`**${asMarkdown(name)}**, a component of this tenant`];
  if (description) about.push(asMarkdown(description));
  if (props.length > 0) about.push(props.map(propLine).join('\n'));
  return {
    value: name,
    name: description,
    about: about.join('\n\n'),
    ...(snapshot !== undefined &&
      file !== undefined && { source: { path: join(snapshot.directory, file), pointer: '/name' } }),
  };
}

/** The tenant's own components. */
export const components: Catalogue = listed((context) =>
  [...(context.snapshot?.components.values() ?? [])].map((each) => componentEntry(each, context)),
);

/** Block types: the built-in ones and the tenant's components. */
export const types: Catalogue = {
  list: (context, typed) => [
    ...blockTypes.map((type) => ({ value: type, name: blockDescription(type) })),
    ...components.list(context, typed),
  ],
  find: (context, value) =>
    isBlockType(value)
      ? { value, about: `**${value}**: ${asMarkdown(blockDescription(value))}` }
      : components.find(context, value),
};
