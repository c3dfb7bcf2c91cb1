import { compile } from 'json-schema-to-typescript';
import {
  allSchemas,
  modulePath,
  schemaBase,
  type JsonSchema,
  type SchemaFile,
  type SchemaFiles,
} from './schema-files.ts';

/** A type that a schema can refer to, and the generated module that declares it. */
interface NamedType {
  readonly title: string;
  readonly module: string;
}

/** First line of every generated file. */
export const banner = (source: string): string =>
  `/* Generated from ${source} by \`npm run codegen\`. Do not edit. */`;

/** Titles of a schema's own types: its root, unless it only holds definitions, and its definitions. */
const ownTypes = (schema: SchemaFile): [address: string, type: JsonSchema][] => [
  ...(schema.type || schema.anyOf || schema.$ref
    ? [[schema.$id, schema] as [string, JsonSchema]]
    : []),
  ...Object.entries(schema.$defs ?? {}).map(([key, definition]): [string, JsonSchema] => [
    `${schema.$id}#/$defs/${key}`,
    definition,
  ]),
];

/**
 * Types by the address of their schema.
 * @throws if a schema has no title, or the title of another.
 */
function namedTypes(files: SchemaFiles): ReadonlyMap<string, NamedType> {
  const types = new Map<string, NamedType>();
  const taken = new Set<string>();
  for (const schema of allSchemas(files))
    for (const [address, { title }] of ownTypes(schema)) {
      if (!title) throw new Error(`${address}: needs a "title", types are named after it`);
      if (taken.has(title)) throw new Error(`${address}: title "${title}" is taken`);
      taken.add(title);
      types.set(address, { title, module: modulePath(schema) });
    }
  return types;
}

/**
 * Keywords without a type of their own. A key by a pattern would widen the type of all keys to any
 * string.
 */
const untyped = ['$id', '$schema', '$defs', 'patternProperties'];

/** Keywords whose value is data, not a schema. */
const literals = ['default', 'examples', 'enum', 'const'];

/** The schema's types as one document for json-schema-to-typescript, and the types it imports. */
function typeDocument(schema: SchemaFile, types: ReadonlyMap<string, NamedType>) {
  const module = modulePath(schema);
  const imports = new Map<string, Set<string>>();
  const rewrite = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(rewrite);
    if (node === null || typeof node !== 'object') return node;
    const { $ref, description, type, properties, additionalProperties } = node as JsonSchema;
    if (typeof $ref === 'string') {
      const target = types.get(new URL($ref, schema.$id).href.replace(/#$/, ''));
      if (!target) throw new Error(`${schema.$id}: "$ref": "${$ref}" leads nowhere`);
      // A local reference with its own description would become a second type, Href1.
      if (target.module === module && !description)
        return { $ref: `#/definitions/${target.title}` };
      if (target.module !== module)
        imports.set(target.module, (imports.get(target.module) ?? new Set()).add(target.title));
      return { description, tsType: target.title };
    }
    if (type === 'object' && !properties && additionalProperties === undefined)
      return { description, tsType: 'Record<string, unknown>' };
    return Object.fromEntries(
      Object.entries(node)
        .filter(([keyword]) => !untyped.includes(keyword))
        .map(([keyword, value]) => [keyword, literals.includes(keyword) ? value : rewrite(value)]),
    );
  };
  const definitions = Object.fromEntries(
    ownTypes(schema).map(([, type]) => [type.title!, rewrite(type)]),
  );
  const root = {
    title: 'AllTypes',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.keys(definitions).map((title) => [title, { $ref: `#/definitions/${title}` }]),
    ),
    definitions,
  };
  return { root, imports };
}

/** The module of a schema's types. */
async function typeModule(
  schema: SchemaFile,
  types: ReadonlyMap<string, NamedType>,
): Promise<string> {
  const { root, imports } = typeDocument(schema, types);
  const source = await compile(root as never, 'AllTypes', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { printWidth: 100, singleQuote: true },
    bannerComment: '',
  });
  const up = '../'.repeat(modulePath(schema).split('/').length - 1) || './';
  const importLines = [...imports]
    .sort(byName)
    .map(
      ([module, titles]) =>
        `import type { ${[...titles].sort().join(', ')} } from '${up}${module}.ts';\n`,
    );
  return `${banner(`src/${schema.$id.slice(schemaBase.length)}`)}
${importLines.join('')}
${tidied(source.replace(/export interface AllTypes \{[\s\S]*?\n\}\n/, ''))}`;
}

/** Short comments on one line, lengths left to the schema, an empty line between declarations. */
const tidied = (source: string): string =>
  source
    .replaceAll(/^ *\*\n(?: *\* @(?:min|max)Items \d+\n)+/gm, '')
    .replaceAll(/^( *)\/\*\*\n(?: *\* @(?:min|max)Items \d+\n)+ *\*\/\n/gm, '')
    .replaceAll(/^( *)\/\*\*\n *\* (.{1,90})\n *\*\/$/gm, '$1/** $2 */')
    .replaceAll(/^([}\S].*;|\})\n(?=\/\*\*|export)/gm, '$1\n\n')
    .trimStart();

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1;

/** The modules of types by their paths below `types`: one for each schema. */
export async function generateTypes(files: SchemaFiles): Promise<ReadonlyMap<string, string>> {
  const types = namedTypes(files);
  const modules = await Promise.all(
    allSchemas(files).map(
      async (schema) => [`${modulePath(schema)}.ts`, await typeModule(schema, types)] as const,
    ),
  );
  return new Map(modules.sort(byName));
}

/** The module that exports every type, with the types of block data and entities by name. */
export function generateTypeIndex(files: SchemaFiles): string {
  const modules = allSchemas(files).map(modulePath).sort();
  const members = (schemas: ReadonlyMap<string, SchemaFile>) =>
    [...schemas].map(([name, schema]) => `  ${name}: ${schema.title};\n`).join('');
  const imported = (schemas: ReadonlyMap<string, SchemaFile>) =>
    [...schemas.values()]
      .map((schema) => `import type { ${schema.title} } from './types/${modulePath(schema)}.ts';\n`)
      .join('');
  return `${banner('the JSON Schemas')}
${imported(files.blocks)}${imported(files.entities)}
${modules.map((module) => `export type * from './types/${module}.ts';\n`).join('')}
/** The type of \`data\` by block type. */
export interface BlockData {
${members(files.blocks)}}

/** The entities of the dealer's data by name. */
export interface Entities {
${members(files.entities)}}
`;
}

/** The list of block types, as a value and as a type. */
export function generateBlockTypes(files: SchemaFiles): string {
  const list = [...files.blocks.keys()].map((type) => `  '${type}',\n`).join('');
  return `${banner('the folders of src/blocks')}

/** Every built-in block type. */
export const blockTypes = [
${list}] as const;

/** Name of a built-in block type. */
export type BlockType = (typeof blockTypes)[number];
`;
}
