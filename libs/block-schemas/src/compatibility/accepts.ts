import { atomsOf, below, branches, canonicalJson, isNote, isSchema } from './schema-node.ts';
import type { Schema, SchemaNode } from './schema-node.ts';
import { typeOfValue, typesOf } from './types-and-values.ts';

type Verdict = boolean | undefined;

/** All have to hold: one refusal decides, one that is not known leaves it open. */
function every(verdicts: Iterable<Verdict>): Verdict {
  let known = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === undefined) known = false;
  }
  return known ? true : undefined;
}

const some = (verdicts: readonly Verdict[]): Verdict => {
  const none = every(verdicts.map((verdict) => (verdict === undefined ? undefined : !verdict)));
  return none === undefined ? undefined : !none;
};

function matches(pattern: unknown, text: string): Verdict {
  try {
    return new RegExp(String(pattern), 'u').test(text);
  } catch {
    return undefined;
  }
}

type Check = (limit: never, value: never) => Verdict;

const ofString: Readonly<Record<string, Check>> = {
  minLength: (limit: number, value: string) => [...value].length >= limit,
  maxLength: (limit: number, value: string) => [...value].length <= limit,
  pattern: (pattern: string, value: string) => matches(pattern, value),
};
const ofNumber: Readonly<Record<string, Check>> = {
  minimum: (limit: number, value: number) => value >= limit,
  maximum: (limit: number, value: number) => value <= limit,
  exclusiveMinimum: (limit: number, value: number) => value > limit,
  exclusiveMaximum: (limit: number, value: number) => value < limit,
};
const ofOthers = new Set([
  ...['additionalProperties', 'contains', 'dependentRequired', 'dependentSchemas', 'items'],
  ...['maxContains', 'maxItems', 'maxProperties', 'minContains', 'minItems', 'minProperties'],
  ...['patternProperties', 'prefixItems', 'properties', 'propertyNames', 'required'],
  ...['unevaluatedItems', 'unevaluatedProperties', 'uniqueItems'],
]);

function acceptsKeyword(node: SchemaNode, keyword: string, value: unknown): Verdict {
  const schema = node.schema as Schema;
  if (isNote(keyword)) return true;
  switch (keyword) {
    case '$ref':
    case 'allOf':
    case 'nullable':
      return true;
    case 'type':
      return typesOf(schema)!.has(typeOfValue(value));
    case 'const':
      return canonicalJson(schema.const) === canonicalJson(value);
    case 'enum':
      return (schema.enum as unknown[]).some(
        (each) => canonicalJson(each) === canonicalJson(value),
      );
    case 'anyOf':
      return some(branches(node, keyword).map((branch) => accepts([branch], value)));
    case 'not': {
      const verdict = accepts([below(node, keyword)], value);
      return verdict === undefined ? undefined : !verdict;
    }
  }
  const isText = typeof value === 'string';
  const isNumber = typeof value === 'number';
  if (Object.hasOwn(ofString, keyword))
    return !isText || ofString[keyword]!(schema[keyword] as never, value as never);
  if (Object.hasOwn(ofNumber, keyword))
    return !isNumber || ofNumber[keyword]!(schema[keyword] as never, value as never);
  if (keyword === 'multipleOf' && !isNumber) return true;
  if (ofOthers.has(keyword) && (typeof value !== 'object' || value === null)) return true;
  return undefined;
}

/** Whether schemas allow a value; undefined if that is beyond this simple look. */
export const accepts = (nodes: readonly SchemaNode[], value: unknown): Verdict =>
  every(
    atomsOf(nodes).flatMap((node): Verdict[] => {
      if (!isSchema(node.schema)) return [false];
      if (typeof node.schema.$ref === 'string' && !atomsOf([node]).some((each) => each !== node))
        return [undefined];
      return Object.keys(node.schema).map((keyword) => acceptsKeyword(node, keyword, value));
    }),
  );
