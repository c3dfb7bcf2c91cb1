import { resolvePointer } from '@forecourt/json';
import { readSchemas, type Schema } from './schema-files.ts';

const byId = new Map([...readSchemas().values()].map((schema) => [schema.$id, schema]));

/** Resolves a reference from the schema whose `$id` is `base`. @throws if it can't be resolved. */
function follow(ref: string, base: string): { schema: Schema; base: string } {
  const url = new URL(ref, base);
  const id = url.href.split('#')[0]!;
  const schema = resolvePointer(byId.get(id), decodeURIComponent(url.hash.slice(1)));
  if (!schema) throw new Error(`${base}: "$ref": "${ref}" leads nowhere`);
  return { schema: schema as Schema, base: id };
}

/** Subschemas that describe the same value as their parent. */
const alternatives = (schema: Schema): Schema[] =>
  ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (schema[keyword] as Schema[] | undefined) ?? []);

/**
 * Paths of all properties that a schema describes, `*` for any array index. References are followed,
 * each once per branch, so recursive schemas terminate. Nested blocks are left out:
 * their own schemas describe them.
 */
export function propertyPaths(root: Schema): string[][] {
  const paths: string[][] = [];
  const walk = (schema: Schema, base: string, path: string[], open: readonly string[]): void => {
    if (schema['x-blocks'] === true) return;
    if (schema.$ref !== undefined) {
      const address = new URL(schema.$ref, base).href;
      if (open.includes(address)) return;
      const target = follow(schema.$ref, base);
      walk(target.schema, target.base, path, [...open, address]);
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      paths.push([...path, name]);
      walk(property, base, [...path, name], open);
    }
    if (schema.items) walk(schema.items, base, [...path, '*'], open);
    for (const part of alternatives(schema)) walk(part, base, path, open);
  };
  walk(root, root.$id!, [], []);
  return paths;
}

/** Calls back for a schema and everything in it that is a schema itself, with a JSON Pointer to it. */
export function eachSubschema(
  schema: Schema,
  visit: (schema: Schema, pointer: string) => void,
  pointer = '',
): void {
  visit(schema, pointer);
  for (const keyword of ['properties', '$defs', 'patternProperties'] as const) {
    const members = (schema[keyword] ?? {}) as Record<string, Schema>;
    for (const [name, member] of Object.entries(members))
      eachSubschema(member, visit, `${pointer}/${keyword}/${name}`);
  }
  for (const keyword of ['items', 'additionalProperties', 'propertyNames'] as const) {
    const member = schema[keyword];
    if (typeof member === 'object' && member !== null)
      eachSubschema(member as Schema, visit, `${pointer}/${keyword}`);
  }
  alternatives(schema).forEach((part, index) =>
    eachSubschema(part, visit, `${pointer}/alternatives/${index}`),
  );
}

/** Definition that a schema refers to; the schema itself without a reference. */
export const target = (schema: Schema, base: string): Schema =>
  schema.$ref === undefined ? schema : follow(schema.$ref, base).schema;
