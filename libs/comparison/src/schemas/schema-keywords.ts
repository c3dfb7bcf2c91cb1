import { isAsWide, isInTable, isTypeWithin } from './safe-changes.ts';
import { follow, isSchema, members } from './schema-node.ts';
import type { SchemaNode } from './schema-node.ts';

/** Keywords of a schema by name. */
export type Nodes = ReadonlyMap<string, SchemaNode>;

/**
 * The keywords of a schema. A reference is replaced by its target's keywords if those beside it are
 * in the table; of a keyword in both, the narrower one counts.
 */
export function keywordsOf(node: SchemaNode, open: readonly unknown[] = []): Nodes {
  const own = members(node);
  const reference = own.get('$ref');
  const target = reference && follow(reference);
  if (target === undefined || !isSchema(target.value) || open.includes(target.value)) return own;
  const keywords = new Map(keywordsOf(target, [...open, target.value]));
  for (const [name, keyword] of own) {
    if (name === '$ref') continue;
    const other = keywords.get(name);
    if (!isInTable(name)) return own;
    if (other === undefined || isAsWide(name, keyword.value, other.value))
      keywords.set(name, keyword);
    else if (!isAsWide(name, other.value, keyword.value)) return own;
  }
  return keywords;
}

/** The types of value that a schema allows; undefined if it doesn't list them. */
export function typesOf(keywords: Nodes): readonly unknown[] | undefined {
  const type = keywords.get('type')?.value;
  return type === undefined || keywords.has('nullable') ? undefined : [type].flat();
}

/** True if no value can match two of several schemas, judged by their types. */
export const areDisjoint = (schemas: readonly SchemaNode[]): boolean =>
  schemas.every((schema, index) => {
    const own = typesOf(keywordsOf(schema));
    return schemas.slice(index + 1).every((other) => {
      const theirs = typesOf(keywordsOf(other));
      if (own === undefined || theirs === undefined) return false;
      return !own.some((a) => theirs.some((b) => isTypeWithin(a, b) || isTypeWithin(b, a)));
    });
  });
