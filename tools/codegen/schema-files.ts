import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON Schema as parsed JSON. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $id?: string;
  title?: string;
  properties?: Record<string, JsonSchema>;
  $defs?: Record<string, JsonSchema>;
}

/** All schemas of the library, by what they describe. */
export interface SchemaFiles {
  readonly common: JsonSchema;
  readonly page: JsonSchema;
  readonly site: JsonSchema;
  readonly customComponent: JsonSchema;
  readonly importMapping: JsonSchema;
  readonly lintConfig: JsonSchema;
  readonly domains: JsonSchema;
  readonly entities: ReadonlyMap<string, JsonSchema>;
  readonly blocks: ReadonlyMap<string, JsonSchema>;
}

/** Base of every schema's `$id`; what follows is the file's path below `src`. */
export const schemaBase = 'https://forecourt.example/schema/';

export const librarySource = join(import.meta.dirname, '../../libs/block-schemas/src');

const read = (...path: string[]): JsonSchema => {
  const file = join(librarySource, ...path);
  const schema = JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;
  const expected = schemaBase + path.join('/');
  if (schema.$id !== expected) throw new Error(`${file}: "$id" must be "${expected}"`);
  return schema;
};

/** Reads every schema, in alphabetical order of files, so that the output is stable. */
export function readSchemaFiles(): SchemaFiles {
  const blocks = readdirSync(join(librarySource, 'blocks'))
    .sort()
    .filter((type) => existsSync(join(librarySource, 'blocks', type, 'schema.json')));
  const entities = readdirSync(join(librarySource, 'entities'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return {
    common: read('common.json'),
    page: read('page.json'),
    site: read('site.json'),
    customComponent: read('custom-component.json'),
    importMapping: read('import-mapping.json'),
    lintConfig: read('lint-config.json'),
    domains: read('domains.json'),
    entities: new Map(entities.map((file) => [file.slice(0, -5), read('entities', file)])),
    blocks: new Map(blocks.map((type) => [type, read('blocks', type, 'schema.json')])),
  };
}

/** Path of the generated module of a schema's types: `common`, `blocks/faq`, `entities/car`. */
export const modulePath = (schema: JsonSchema): string =>
  schema.$id!.slice(schemaBase.length).replace(/(?:\/schema)?\.json$/, '');

/** Every schema in one array. */
export const allSchemas = (files: SchemaFiles): JsonSchema[] => [
  files.common,
  files.page,
  files.site,
  files.customComponent,
  files.importMapping,
  files.lintConfig,
  files.domains,
  ...files.entities.values(),
  ...files.blocks.values(),
];

/** The schema of what form fields can hold; its definitions are the kinds of values. */
export const readFormValues = (): JsonSchema =>
  JSON.parse(
    readFileSync(join(librarySource, '../../forms/src/fields/values.json'), 'utf8'),
  ) as JsonSchema;
