import { allSchemas, type JsonSchema, type SchemaFiles } from './schema-files.ts';

type Place = { path: string[]; kind: string };

/**
 * Lists the places in a schema that carry an annotation: editors' HTML, nested blocks, references.
 * `*` in a path stands for any array index. Nested blocks end a path: their own schema goes on.
 */
function placesOf(root: JsonSchema, files: SchemaFiles): Place[] {
  const byId = new Map(allSchemas(files).map((schema) => [schema.$id!, schema]));
  const places: Place[] = [];
  const walk = (
    schema: JsonSchema,
    base: string,
    path: string[],
    trail: ReadonlySet<JsonSchema>,
  ) => {
    if (trail.has(schema)) return;
    const deeper = new Set(trail).add(schema);
    if (typeof schema.$ref === 'string') {
      const url = new URL(schema.$ref, base);
      const [id, pointer] = [url.href.split('#')[0]!, decodeURIComponent(url.hash.slice(1))];
      let target: unknown = byId.get(id);
      for (const step of pointer.split('/').slice(1))
        target = (target as Record<string, unknown>)?.[step];
      if (!target) throw new Error(`${base}: "$ref": "${schema.$ref}" leads nowhere`);
      walk(target as JsonSchema, id, path, deeper);
    }
    if (typeof schema['x-html'] === 'string')
      places.push({ path, kind: `html-${schema['x-html']}` });
    if (typeof schema['x-ref'] === 'string') places.push({ path, kind: schema['x-ref'] });
    if (schema['x-blocks'] === true) {
      places.push({ path, kind: 'blocks' });
      return;
    }
    for (const [name, property] of Object.entries(schema.properties ?? {}))
      walk(property, base, [...path, name], deeper);
    if (schema.items) walk(schema.items as JsonSchema, base, [...path, '*'], deeper);
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      for (const branch of (schema[keyword] as JsonSchema[] | undefined) ?? [])
        walk(branch, base, path, deeper);
    }
  };
  walk(root, root.$id!, [], new Set());
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = JSON.stringify(place);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The table of annotated places of every block's data, of entities, of pages and of sites. */
export function generateAnnotations(files: SchemaFiles): string {
  const table = (schema: JsonSchema) =>
    placesOf(schema, files)
      .map(
        ({ path, kind }) => `    { path: ${JSON.stringify(path)}, kind: ${JSON.stringify(kind)} },`,
      )
      .join('\n');
  const blocks = [...files.blocks].map(([type, schema]) => {
    const rows = table(schema);
    return rows ? `  ${type}: [\n${rows}\n  ],` : `  ${type}: [],`;
  });
  const entities = [...files.entities].map(([name, schema]) => {
    const rows = table(schema);
    return rows ? `  ${name}: [\n${rows}\n  ],` : `  ${name}: [],`;
  });
  return `/* Generated from the JSON Schemas' x- annotations by \`npm run codegen\`. Do not edit. */
import type { BlockType } from './block-types.ts';
import type { Entities } from './types.ts';

/** What an annotated place holds. */
export type PlaceKind = ${kindsOf(files)};

/** A place in a JSON value; \`*\` stands for any array index. */
export interface AnnotatedPlace {
  readonly path: readonly string[];
  readonly kind: PlaceKind;
}

/** Annotated places of every block's data. */
export const blockPlaces: Readonly<Record<BlockType, readonly AnnotatedPlace[]>> = {
${blocks.join('\n')}
};

/** Annotated places of the entities of the dealer's data. */
export const entityPlaces: Readonly<Record<keyof Entities, readonly AnnotatedPlace[]>> = {
${entities.join('\n')}
};

/** Annotated places of a page. */
export const pagePlaces: readonly AnnotatedPlace[] = [
${table(files.page)}
];

/** Annotated places of a site. */
export const sitePlaces: readonly AnnotatedPlace[] = [
${table(files.site)}
];
`;
}

const kindsOf = (files: SchemaFiles): string =>
  [
    ...new Set([
      'blocks',
      ...allSchemas(files)
        .slice(1)
        .flatMap((schema) => placesOf(schema, files).map((p) => p.kind)),
    ]),
  ]
    .sort()
    .map((kind) => `'${kind}'`)
    .join(' | ');
