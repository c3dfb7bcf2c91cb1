import { compile } from 'json-schema-to-typescript';
import { allSchemas, schemaBase, type JsonSchema, type SchemaFiles } from './schema-files.ts';

/**
 * Gives every definition one place in one document, because json-schema-to-typescript names a type
 * after its definition only once when it sees it once.
 */
function bundle(files: SchemaFiles): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  const register = (address: string, schema: JsonSchema) => {
    if (!schema.title) throw new Error(`${address}: needs a "title", types are named after it`);
    if (definitions[schema.title]) throw new Error(`${address}: title "${schema.title}" is taken`);
    names.set(address, schema.title);
    definitions[schema.title] = schema;
  };
  for (const schema of allSchemas(files)) {
    if (schema !== files.common) register(schema.$id!, schema);
    for (const [key, def] of Object.entries(schema.$defs ?? {})) {
      register(`${schema.$id}#/$defs/${key}`, def);
    }
  }
  const rewrite = (node: unknown, base: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => rewrite(item, base));
    if (node === null || typeof node !== 'object') return node;
    const { $ref, description } = node as JsonSchema;
    if (typeof $ref === 'string') {
      const title = names.get(new URL($ref, base).href.replace(/#$/, ''));
      if (!title) throw new Error(`${base}: "$ref": "${$ref}" leads nowhere`);
      // A reference with words of its own would become a second type, Href1: name the first one.
      return description ? { description, tsType: title } : { $ref: `#/definitions/${title}` };
    }
    const { type, properties, additionalProperties } = node as JsonSchema;
    if (type === 'object' && !properties && additionalProperties === undefined) {
      return { description, tsType: 'Record<string, unknown>' };
    }
    const out: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(node)) {
      if (key === 'default' || key === 'examples' || key === 'enum' || key === 'const') {
        out[key] = value;
      } else if (key !== '$id' && key !== '$schema' && key !== '$defs') {
        out[key] = rewrite(value, base);
      }
    }
    return out;
  };
  const bases = new Map(
    allSchemas(files).flatMap((schema) => [
      ...(schema === files.common ? [] : [[schema.title!, schema.$id!] as const]),
      ...Object.values(schema.$defs ?? {}).map((def) => [def.title!, schema.$id!] as const),
    ]),
  );
  const rewritten = Object.fromEntries(
    Object.entries(definitions).map(([title, schema]) => [
      title,
      rewrite(schema, bases.get(title) ?? schemaBase),
    ]),
  );
  return {
    title: 'ForecourtSchemas',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.keys(rewritten).map((title) => [title, { $ref: `#/definitions/${title}` }]),
    ),
    definitions: rewritten,
  } as JsonSchema;
}

/** TypeScript types of every schema, and the maps from block types to the type of their data. */
export async function generateTypes(files: SchemaFiles): Promise<string> {
  const source = await compile(bundle(files) as never, 'ForecourtSchemas', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { printWidth: 100, singleQuote: true },
    bannerComment: '/* Generated from the JSON Schemas by `npm run codegen`. Do not edit. */',
  });
  const withoutRoot = source.replace(/export interface ForecourtSchemas \{[\s\S]*?\n\}\n/, '');
  const data = [...files.blocks].map(([type, schema]) => `  ${type}: ${schema.title};`);
  const entities = [...files.entities].map(([name, schema]) => `  ${name}: ${schema.title};`);
  return `${withoutRoot}
/** The type of \`data\` by block type. */
export interface BlockData {
${data.join('\n')}
}

/** The entities of the dealer's data by name. */
export interface Entities {
${entities.join('\n')}
}
`;
}

/** The list of block types, as a value and as a type. */
export function generateBlockTypes(files: SchemaFiles): string {
  const list = [...files.blocks.keys()].map((type) => `  '${type}',`).join('\n');
  return `/* Generated from the folders of src/blocks by \`npm run codegen\`. Do not edit. */

/** Every built-in block type. */
export const blockTypes = [
${list}
] as const;

/** Name of a built-in block type. */
export type BlockType = (typeof blockTypes)[number];
`;
}
