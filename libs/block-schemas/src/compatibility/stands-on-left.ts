import { isSchema } from './schema-node.ts';
import { sameKeyword } from './same-schema.ts';
import type { SchemaNode } from './schema-node.ts';

/** Keywords that are one statement with others of the same schema. */
const groups: Readonly<Record<string, readonly string[]>> = {
  additionalProperties: ['properties', 'patternProperties'],
  contains: ['minContains', 'maxContains'],
  if: ['then', 'else'],
  items: ['prefixItems'],
  type: ['nullable'],
};

/** Whether a keyword of the right side stands on the left in the same words. */
export function standsOnLeft(
  right: SchemaNode,
  keyword: string,
  left: readonly SchemaNode[],
): boolean {
  // What they refuse depends on everything beside them, references included.
  if (keyword === 'unevaluatedProperties' || keyword === 'unevaluatedItems') return false;
  return left.some(
    (atom) =>
      isSchema(atom.schema) &&
      atom.schema[keyword] !== undefined &&
      [keyword, ...(groups[keyword] ?? [])].every((each) => sameKeyword(atom, right, each)),
  );
}
