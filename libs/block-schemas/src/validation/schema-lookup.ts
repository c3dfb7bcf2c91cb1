import { schemas } from '#schemas';
import { pointerTokens, resolvePointer } from '@forecourt/json';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema object and the `$id` of its document, which its references are relative to. */
interface Place {
  readonly schema: JsonSchema;
  readonly base: string;
}

const byId = new Map(schemas.map((schema) => [schema.$id as string, schema]));

/** Base of every schema's `$id`; its path below this library's sources follows. */
export const schemaBase = 'https://forecourt.example/schema/';

/** A whole schema by its `$id`. */
export const schemaById = (id: string): JsonSchema | undefined => byId.get(id);

/** The schema itself, its reference's target and every shape of a union: all that can apply to one value. */
function shapes({ schema, base }: Place): Place[] {
  const found: Place[] = [{ schema, base }];
  if (typeof schema.$ref === 'string') {
    const url = new URL(schema.$ref, base);
    const [id = ''] = url.href.split('#');
    const target = resolvePointer(byId.get(id), decodeURIComponent(url.hash.slice(1)));
    if (target) found.push(...shapes({ schema: target as JsonSchema, base: id }));
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    for (const branch of (schema[keyword] as JsonSchema[] | undefined) ?? [])
      found.push(...shapes({ schema: branch, base }));
  }
  return found;
}

function step({ schema, base }: Place, token: string): Place[] {
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  const inner =
    properties && Object.hasOwn(properties, token)
      ? properties[token]
      : /^\d+$/.test(token)
        ? schema.items
        : schema.additionalProperties;
  return inner && typeof inner === 'object' ? shapes({ schema: inner as JsonSchema, base }) : [];
}

/**
 * Every schema object that applies to the value at a pointer, found by walking the schema beside
 * the value: ajv's own schema paths are relative to whatever function it compiled.
 * @param root `$id` of the document's schema, with a pointer after # for one of its definitions.
 */
export function schemasAt(root: string, pointer: string): readonly JsonSchema[] {
  const [id = '', fragment = ''] = root.split('#');
  const start = resolvePointer(byId.get(id), fragment) as JsonSchema | undefined;
  if (!start) return [];
  let schemas = shapes({ schema: start, base: id });
  for (const token of pointerTokens(pointer))
    schemas = schemas.flatMap((schema) => step(schema, token));
  return schemas.map(({ schema }) => schema);
}
