import type { Sides } from './sides.ts';
import type { Obstacle } from './obstacle.ts';
import { isSchema } from './schema-node.ts';
import type { Schema, SchemaNode } from './schema-node.ts';
import type { BaseType } from './types-and-values.ts';

/** What a limit is about, and whether the larger or the smaller of two is the tighter. */
const limits: Readonly<Record<string, readonly [type: BaseType, tightest: 'most' | 'least']>> = {
  maxLength: ['string', 'least'],
  minLength: ['string', 'most'],
  maxItems: ['array', 'least'],
  minItems: ['array', 'most'],
  maxProperties: ['object', 'least'],
  minProperties: ['object', 'most'],
};

const numbersOf = (atoms: readonly SchemaNode[], keyword: string): number[] =>
  atoms.flatMap(({ schema }) => {
    const value = isSchema(schema) ? schema[keyword] : undefined;
    return typeof value === 'number' ? [value] : [];
  });

/** A bound of numbers; one that excludes itself is the tighter of two that are equal. */
interface Bound {
  readonly at: number;
  readonly excluded: boolean;
}

/** The tightest lower bound; upper ones are looked at in the mirror, as lower bounds of the negative. */
function lowerBound(atoms: readonly SchemaNode[], isUpper: boolean, whole: boolean): Bound {
  const sign = isUpper ? -1 : 1;
  const [open, shut] = isUpper ? ['maximum', 'exclusiveMaximum'] : ['minimum', 'exclusiveMinimum'];
  const bounds = [
    ...numbersOf(atoms, open!).map((at) => ({ at: at * sign, excluded: false })),
    ...numbersOf(atoms, shut!).map((at) => ({ at: at * sign, excluded: true })),
  ].map(({ at, excluded }) => {
    if (!whole) return { at, excluded };
    return { at: excluded ? Math.floor(at) + 1 : Math.ceil(at), excluded: false };
  });
  return bounds.reduce<Bound>(
    (best, each) => (each.at > best.at || (each.at === best.at && each.excluded) ? each : best),
    { at: -Infinity, excluded: false },
  );
}

const isWithin = (left: Bound, right: Bound) =>
  left.at > right.at || (left.at === right.at && (left.excluded || !right.excluded));

/** Names of a schema that is closed; undefined if it is open. */
function closedCount({ schema }: SchemaNode): number | undefined {
  if (!isSchema(schema) || schema.additionalProperties !== false) return undefined;
  if (schema.patternProperties !== undefined) return undefined;
  return Object.keys((schema.properties as object | undefined) ?? {}).length;
}

/** The number of properties that the left side is sure to have, or to stay within. */
function countedProperties(left: readonly SchemaNode[], keyword: string): number[] {
  if (keyword === 'minProperties')
    return [
      new Set(
        left.flatMap(({ schema }) =>
          isSchema(schema) ? ((schema.required as string[]) ?? []) : [],
        ),
      ).size,
    ];
  return keyword === 'maxProperties' ? left.flatMap((atom) => closedCount(atom) ?? []) : [];
}

/** Checks one keyword that compares or names; undefined for a keyword that is none of these. */
export function checkLimits(
  { left, leftAtoms, leftTypes, comparison }: Sides,
  refusing: SchemaNode,
  keyword: string,
): Obstacle[] | undefined {
  const schema = refusing.schema as Schema;
  const { path } = comparison;
  const required = schema[keyword];
  const obstacle = (allowed?: unknown): Obstacle[] => [
    { keyword, path, refusing, allowing: left, allowed, required },
  ];
  const limit = Object.hasOwn(limits, keyword) ? limits[keyword] : undefined;
  if (limit !== undefined) {
    const [type, tightest] = limit;
    if (!leftTypes.has(type)) return [];
    const own = numbersOf(leftAtoms, keyword);
    const known = [...own, ...countedProperties(leftAtoms, keyword)];
    const isLeast = tightest === 'least';
    const best = isLeast ? Math.min(Infinity, ...known) : Math.max(0, ...known);
    const isFine = isLeast ? best <= Number(required) : best >= Number(required);
    if (isFine) return [];
    return obstacle(own.length > 0 ? (isLeast ? Math.min(...own) : Math.max(...own)) : undefined);
  }
  switch (keyword) {
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum': {
      if (!leftTypes.has('integer') && !leftTypes.has('fraction')) return [];
      const whole = !leftTypes.has('fraction');
      const isUpper = keyword.toLowerCase().endsWith('maximum');
      const known = lowerBound(leftAtoms, isUpper, whole);
      const wanted = lowerBound([{ ...refusing, schema: { [keyword]: required } }], isUpper, whole);
      if (isWithin(known, wanted)) return [];
      const at = isUpper ? -known.at : known.at;
      return obstacle(Number.isFinite(at) ? at : undefined);
    }
    case 'multipleOf': {
      if (!leftTypes.has('integer') && !leftTypes.has('fraction')) return [];
      const known = numbersOf(leftAtoms, keyword);
      const isWhole = !leftTypes.has('fraction');
      const wanted = Number(required);
      const fits = (each: number) =>
        Number.isInteger(each) && Number.isInteger(wanted) && each % wanted === 0;
      return (isWhole && wanted === 1) || known.some(fits) ? [] : obstacle(known[0]);
    }
    case 'pattern':
      return leftTypes.has('string') ? obstacle(wordsOf(leftAtoms, keyword)) : [];
    case 'format':
      return obstacle(wordsOf(leftAtoms, keyword));
    case 'uniqueItems': {
      if (required !== true || !leftTypes.has('array')) return [];
      return Math.min(Infinity, ...numbersOf(leftAtoms, 'maxItems')) <= 1 ? [] : obstacle();
    }
    default:
      return undefined;
  }
}

const wordsOf = (atoms: readonly SchemaNode[], keyword: string): unknown =>
  atoms
    .map(({ schema }) => (isSchema(schema) ? schema[keyword] : undefined))
    .find((value) => value !== undefined);
