import schemas from '../generated/schemas.json' with { type: 'json' };
import { resolvePointer } from '../json/pointer.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const byId = new Map((schemas as JsonSchema[]).map((schema) => [schema.$id as string, schema]));

/** A whole schema by its `$id`. */
export const schemaById = (id: string): JsonSchema | undefined => byId.get(id);

/**
 * The schema object whose keyword failed.
 * @param schemaPath as ajv reports it: a pointer into the schema, or a reference with a pointer.
 * @param root `$id` of the schema that was compiled.
 */
export function failedSchema(schemaPath: string, root: string): JsonSchema | undefined {
  const url = new URL(schemaPath, root);
  const pointer = decodeURIComponent(url.hash.slice(1)).replace(/\/[^/]*$/, '');
  const schema = byId.get(url.href.split('#')[0]!);
  const found = schema && resolvePointer(schema, pointer);
  return found && typeof found === 'object' ? (found as JsonSchema) : undefined;
}
