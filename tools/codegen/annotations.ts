import { allSchemas, type JsonSchema, type SchemaFile, type SchemaFiles } from './schema-files.ts';
import { banner } from './types.ts';

/** A location within a value that a schema describes; `*` in the path is any array index. */
interface SchemaLocation {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
}

/** A location that a keyword marks: mark-up, copy, nested blocks, a price, a reference. */
interface Annotation {
  readonly path: readonly string[];
  readonly kind: string;
  /** True for an asset that is not a picture. */
  readonly isFile: boolean;
}

/** Number of levels of a value within a value of the same schema, such as lists in lists. */
const maxNesting = 3;

/**
 * Every schema object that describes a part of a value, with that part's path. References are
 * followed. Nested blocks end a path: their own schemas describe them.
 */
export function schemaLocations(root: SchemaFile, files: SchemaFiles): SchemaLocation[] {
  const byId = new Map(allSchemas(files).map((schema) => [schema.$id, schema]));
  const locations: SchemaLocation[] = [];
  const walk = (
    schema: JsonSchema,
    base: string,
    path: readonly string[],
    trail: readonly JsonSchema[],
  ) => {
    if (trail.filter((each) => each === schema).length >= maxNesting) return;
    const deeper = [...trail, schema];
    if (typeof schema.$ref === 'string') {
      const url = new URL(schema.$ref, base);
      const [id, pointer] = [url.href.split('#')[0]!, decodeURIComponent(url.hash.slice(1))];
      let target: unknown = byId.get(id);
      for (const step of pointer.split('/').slice(1))
        target = (target as Record<string, unknown>)?.[step];
      if (!target) throw new Error(`${base}: "$ref": "${schema.$ref}" leads nowhere`);
      walk(target as JsonSchema, id, path, deeper);
    }
    locations.push({ path, schema });
    if (schema['x-blocks'] === true) return;
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      walk(property, base, [...path, name], deeper);
    if (schema.items) walk(schema.items as JsonSchema, base, [...path, '*'], deeper);
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      for (const branch of (schema[keyword] as JsonSchema[] | undefined) ?? [])
        walk(branch, base, path, deeper);
    }
  };
  walk(root, root.$id, [], []);
  return locations;
}

/** Kinds that a schema's own keywords give its value. */
function kindsOf(schema: JsonSchema): string[] {
  const kinds: string[] = [];
  if (typeof schema['x-html'] === 'string') kinds.push(`html-${schema['x-html']}`);
  if (typeof schema['x-ref'] === 'string') kinds.push(schema['x-ref']);
  if (schema['x-blocks'] === true) kinds.push('blocks');
  if (schema['x-price'] === true) kinds.push('price');
  if (schema['x-text'] === true) kinds.push('text');
  else if (typeof schema['x-text'] === 'string') kinds.push(`text-${schema['x-text']}`);
  return kinds;
}

/** The locations that keywords mark, each once. */
function annotationsIn(root: SchemaFile, files: SchemaFiles): Annotation[] {
  const seen = new Set<string>();
  const locations = schemaLocations(root, files);
  const nameOf = (path: readonly string[]) => JSON.stringify(path);
  // The keyword is beside the reference to the schema of assets.
  const downloads = new Set(
    locations.filter(({ schema }) => schema['x-picture'] === false).map(({ path }) => nameOf(path)),
  );
  return locations
    .flatMap(({ path, schema }) =>
      kindsOf(schema).map((kind) => ({ path, kind, isFile: downloads.has(nameOf(path)) })),
    )
    .filter((annotation) => {
      const key = JSON.stringify(annotation);
      return seen.has(key) ? false : seen.add(key);
    });
}

/** Source of an array of strings. */
export const arraySource = (texts: readonly string[]): string =>
  `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** The tables of marked locations in block data, entities, pages and sites. */
export function generateAnnotations(files: SchemaFiles): string {
  const rows = (schema: SchemaFile, indent: string) =>
    annotationsIn(schema, files)
      .map(
        ({ path, kind, isFile }) =>
          `${indent}{ path: ${arraySource(path)}, kind: '${kind}'${isFile ? ', isFile: true' : ''} },\n`,
      )
      .join('');
  const table = (schemas: ReadonlyMap<string, SchemaFile>) =>
    [...schemas]
      .map(([name, schema]) => {
        const own = rows(schema, '    ');
        return own === '' ? `  ${name}: [],\n` : `  ${name}: [\n${own}  ],\n`;
      })
      .join('');
  const kinds = new Set(
    allSchemas(files).flatMap((schema) =>
      schemaLocations(schema, files).flatMap(({ schema }) => kindsOf(schema)),
    ),
  );
  return `${banner("the JSON Schemas' x- keywords")}
import type { BlockType } from './block-types.ts';
import type { Entities } from './types.ts';

/** Content of a marked location. */
export type AnnotationKind =
${[...kinds.add('blocks')]
  .sort()
  .map((kind) => `  | '${kind}'`)
  .join('\n')};

/** A location in a JSON value that a keyword of its schema marks; \`*\` is any array index. */
export interface Annotation {
  readonly path: readonly string[];
  readonly kind: AnnotationKind;
  /** True for an asset that is not a picture, such as a brochure. */
  readonly isFile?: true;
}

/** Marked locations in every block's data. */
export const blockAnnotations: Readonly<Record<BlockType, readonly Annotation[]>> = {
${table(files.blocks)}};

/** Marked locations in the entities of the dealer's data. */
export const entityAnnotations: Readonly<Record<keyof Entities, readonly Annotation[]>> = {
${table(files.entities)}};

/** Marked locations in a page. */
export const pageAnnotations: readonly Annotation[] = [
${rows(files.page, '  ')}];

/** Marked locations in a site's settings. */
export const siteAnnotations: readonly Annotation[] = [
${rows(files.site, '  ')}];
`;
}
