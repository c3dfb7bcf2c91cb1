import { addressOf, below, canonicalJson, follow, isNote, isSchema } from './schema-node.ts';
import type { Schema, SchemaNode } from './schema-node.ts';

/** Keywords whose references are not looked into. */
const opaque = new Set(['$dynamicRef', '$recursiveRef', 'additionalItems', 'dependencies']);
const schemaMaps = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const schemaLists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const schemaKeywords = new Set([
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/**
 * Whether two schemas say the same, notes aside, references followed on both sides.
 * @param open pairs that are being compared, so that schemas that hold themselves come to an end.
 */
export function sameSchema(
  a: SchemaNode,
  b: SchemaNode,
  open: ReadonlySet<string> = new Set(),
): boolean {
  if (!isSchema(a.schema) || !isSchema(b.schema)) return a.schema === b.schema;
  const pair = `${addressOf(a)} ${addressOf(b)}`;
  if (open.has(pair)) return true;
  const deeper = new Set(open).add(pair);
  const keywords = (schema: Schema) => Object.keys(schema).filter((keyword) => !isNote(keyword));
  const all = new Set([...keywords(a.schema), ...keywords(b.schema)]);
  return [...all].every((keyword) => sameKeyword(a, b, keyword, deeper));
}

/** Whether a keyword says the same in two schemas. */
export function sameKeyword(
  a: SchemaNode,
  b: SchemaNode,
  keyword: string,
  open: ReadonlySet<string> = new Set(),
): boolean {
  const one = (a.schema as Schema)[keyword];
  const other = (b.schema as Schema)[keyword];
  if (one === undefined || other === undefined) return one === other;
  if (opaque.has(keyword)) return false;
  if (keyword === '$ref') {
    const [target, second] = [follow(a), follow(b)];
    return target !== undefined && second !== undefined
      ? sameSchema(target, second, open)
      : one === other && target === second;
  }
  if (schemaKeywords.has(keyword)) return sameSchema(below(a, keyword), below(b, keyword), open);
  if (schemaMaps.has(keyword) || schemaLists.has(keyword)) {
    const steps = Object.keys(one as object);
    return (
      steps.length === Object.keys(other as object).length &&
      steps.every(
        (step) =>
          Object.hasOwn(other as object, step) &&
          sameSchema(below(a, keyword, step), below(b, keyword, step), open),
      )
    );
  }
  return canonicalJson(one) === canonicalJson(other);
}
