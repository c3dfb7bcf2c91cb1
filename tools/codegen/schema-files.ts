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

/** The schema in a file of the library. */
export interface SchemaFile extends JsonSchema {
  readonly $id: string;
}

/** All schemas of the library, by what they describe. */
export interface SchemaFiles {
  readonly common: SchemaFile;
  readonly page: SchemaFile;
  readonly site: SchemaFile;
  readonly customComponent: SchemaFile;
  readonly importMapping: SchemaFile;
  readonly lintConfig: SchemaFile;
  readonly domains: SchemaFile;
  readonly entities: ReadonlyMap<string, SchemaFile>;
  readonly blocks: ReadonlyMap<string, SchemaFile>;
}

/** Base of every schema's `$id`; what follows is the file's path below `src`. */
export const schemaBase = 'https://forecourt.example/schema/';

export const librarySource = join(import.meta.dirname, '../../libs/block-schemas/src');

const read = (...path: string[]): SchemaFile => {
  const file = join(librarySource, ...path);
  const schema = JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;
  const expected = schemaBase + path.join('/');
  if (schema.$id !== expected) throw new Error(`${file}: "$id" must be "${expected}"`);
  return { ...schema, $id: expected };
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
export const modulePath = (schema: SchemaFile): string =>
  schema.$id.slice(schemaBase.length).replace(/(?:\/schema)?\.json$/, '');

/** Every schema in one array. */
export const allSchemas = (files: SchemaFiles): SchemaFile[] => [
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
