import { canonicalJson, isSchema } from './schema-node.ts';
import type { Schema, SchemaNode } from './schema-node.ts';

/** The types of JSON values, numbers told apart into whole ones and others. */
export const allTypes = [
  'null',
  'boolean',
  'object',
  'array',
  'string',
  'integer',
  'fraction',
] as const;
export type BaseType = (typeof allTypes)[number];

const numbers: readonly BaseType[] = ['integer', 'fraction'];

const named = (name: unknown): readonly BaseType[] =>
  name === 'number' ? numbers : allTypes.filter((type) => type === name);

/** What a schema's own `type` (and `nullable`) allows; undefined if it says nothing. */
export function typesOf({ type, nullable }: Schema): ReadonlySet<BaseType> | undefined {
  if (type === undefined) return undefined;
  const types = (Array.isArray(type) ? type : [type]).flatMap(named);
  return new Set(nullable === true ? [...types, 'null'] : types);
}

/** Type of a value. */
export function typeOfValue(value: unknown): BaseType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  return typeof value as BaseType;
}

/** Types as schemas name them. */
export function typeNames(types: Iterable<BaseType>): string[] {
  const set = new Set(types);
  const isNumber = set.has('fraction');
  return [...set]
    .filter((type) => !(isNumber && type === 'integer'))
    .map((type) => (type === 'fraction' ? 'number' : type));
}

/** Types that two sets have in common. */
export const inBoth = (a: ReadonlySet<BaseType>, b: ReadonlySet<BaseType>): ReadonlySet<BaseType> =>
  new Set([...a].filter((type) => b.has(type)));

/** Types that all of some schemas allow. */
export const commonTypes = (atoms: readonly SchemaNode[]): ReadonlySet<BaseType> =>
  atoms.reduce<ReadonlySet<BaseType>>((left, { schema }) => {
    const own = isSchema(schema) ? typesOf(schema) : undefined;
    return own === undefined ? left : inBoth(left, own);
  }, new Set(allTypes));

/** The values that a schema's own `const`, else its `enum`, lists. */
const listedValues = (schema: Schema): readonly unknown[] | undefined => {
  if (Object.hasOwn(schema, 'const')) return [schema.const];
  return Array.isArray(schema.enum) ? (schema.enum as unknown[]) : undefined;
};

/**
 * The only values that some schemas can allow together, as far as they list any; undefined if there
 * is no end of them.
 */
export function finiteValues(atoms: readonly SchemaNode[]): readonly unknown[] | undefined {
  let values: readonly unknown[] | undefined;
  for (const { schema } of atoms) {
    const own = isSchema(schema) ? listedValues(schema) : undefined;
    if (own === undefined) continue;
    const known = new Set(own.map(canonicalJson));
    values = values === undefined ? own : values.filter((value) => known.has(canonicalJson(value)));
  }
  if (values !== undefined) return values;
  const types = commonTypes(atoms);
  const finite = [...types].every((type) => type === 'null' || type === 'boolean');
  if (!finite) return undefined;
  return [true, false, null].filter((value) => types.has(typeOfValue(value)));
}
