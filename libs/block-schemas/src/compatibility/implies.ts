import { accepts } from './accepts.ts';
import { checkArrays } from './arrays.ts';
import { checkLimits } from './limits.ts';
import { checkObjects } from './objects.ts';
import { checkCombination } from './combinations.ts';
import { distinct } from './obstacle.ts';
import type { Obstacle } from './obstacle.ts';
import { obstacleAt } from './sides.ts';
import type { Comparison, Sides } from './sides.ts';
import { standsOnLeft } from './stands-on-left.ts';
import { addressOf, atomsOf, branches, follow, isNote, isSchema, made } from './schema-node.ts';
import { sameSchema } from './same-schema.ts';
import type { Schema, SchemaNode } from './schema-node.ts';
import {
  commonTypes,
  finiteValues,
  inBoth,
  typeNames,
  typeOfValue,
  typesOf,
} from './types-and-values.ts';

/** Further than this unions are not taken apart: what is not proven by then counts as an obstacle. */
const mostSplits = 3;

/** Keywords that atoms have taken care of, and those that belong to another. */
const passedOver = new Set([
  '$ref',
  'allOf',
  'then',
  'else',
  'nullable',
  'minContains',
  'maxContains',
]);

/**
 * Proves that every value that fits all schemas on the left fits all on the right.
 * @returns why it could not be proven; [] is a proof. What is not understood counts as an obstacle.
 */
export function implies(
  left: readonly SchemaNode[],
  right: readonly SchemaNode[],
  comparison: Comparison = { path: [], open: new Set(), splits: 0 },
): Obstacle[] {
  // A condition that leads back to itself adds nothing new the second time.
  const named = (nodes: readonly SchemaNode[]) =>
    [...new Set(nodes.map(addressOf))].sort().join(' ');
  const key = `${named(left)} > ${named(right)}`;
  if (comparison.open.has(key)) return [];
  const inside = { ...comparison, open: new Set(comparison.open).add(key) };
  const leftAtoms = atomsOf(left);
  const unsure = right.filter((node) => !left.some((known) => sameSchema(known, node)));
  const rightAtoms = atomsOf(unsure);
  if (leftAtoms.some(({ schema }) => schema === false)) return [];
  const refusing = rightAtoms.find(({ schema }) => schema === false);
  const values = finiteValues(leftAtoms);
  const ofValues = values && new Set(values.map(typeOfValue));
  const ofAtoms = commonTypes(leftAtoms);
  const leftTypes = ofValues === undefined ? ofAtoms : inBoth(ofAtoms, ofValues);
  if (leftTypes.size === 0) return [];
  if (refusing !== undefined)
    return [{ keyword: 'refused', path: comparison.path, refusing, allowing: left }];
  if (values !== undefined) {
    const possible = values.filter((value) => accepts(left, value) !== false);
    const refused = possible.filter((value) => accepts(right, value) === false);
    if (refused.length > 0) return [refusedValues(refused, possible, left, rightAtoms, comparison)];
    if (possible.every((value) => accepts(right, value) === true)) return [];
  }
  return new Proof({ left, leftAtoms, leftTypes, rightAtoms, comparison: inside }).run();
}

function refusedValues(
  refused: readonly unknown[],
  possible: readonly unknown[],
  allowing: readonly SchemaNode[],
  right: readonly SchemaNode[],
  { path }: Comparison,
): Obstacle {
  const has = (keyword: string) =>
    right.find(({ schema }) => isSchema(schema) && Object.hasOwn(schema, keyword));
  const [listing, only] = [has('enum'), has('const')];
  const refusing =
    listing ??
    only ??
    right.find((atom) => refused.some((value) => accepts([atom], value) === false))!;
  const keyword = listing === undefined && only !== undefined ? 'const' : 'enum';
  return { keyword, path, refusing, allowing, allowed: possible, required: refused };
}

class Proof {
  readonly #sides: Sides;

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  run(): Obstacle[] {
    const { leftAtoms, rightAtoms } = this.#sides;
    const open = rightAtoms.map((atom) => ({
      atom,
      keywords: Object.keys(atom.schema as Schema).filter(
        (keyword) =>
          !isNote(keyword) && !passedOver.has(keyword) && !standsOnLeft(atom, keyword, leftAtoms),
      ),
    }));
    const unresolved = rightAtoms.filter(
      (atom) => '$ref' in (atom.schema as Schema) && follow(atom) === undefined,
    );
    const loose = unresolved.filter((atom) => !standsOnLeft(atom, '$ref', leftAtoms));
    const obstacles = loose.map((atom) => obstacleAt(this.#sides, atom, '$ref'));
    if (open.every(({ keywords }) => keywords.length === 0)) return obstacles;
    const split = this.#split(open.some(({ keywords }) => keywords.some(isUnion)));
    if (split !== undefined) return split;
    for (const { atom, keywords } of open)
      for (const keyword of keywords) obstacles.push(...this.#check(atom, keyword));
    return [
      ...obstacles,
      ...checkObjects(this.#sides, implies),
      ...checkArrays(this.#sides, implies),
    ];
  }

  /** Takes a union on the left apart: every one of its shapes has to fit on the right. */
  #split(rightHasUnion: boolean): Obstacle[] | undefined {
    const { left, leftAtoms, leftTypes, rightAtoms, comparison } = this.#sides;
    if (comparison.splits >= mostSplits) return undefined;
    const inside = { ...comparison, splits: comparison.splits + 1 };
    for (const atom of leftAtoms)
      for (const keyword of ['anyOf', 'oneOf']) {
        const shapes = branches(atom, keyword);
        if (shapes.length === 0) continue;
        const own = without(atom.schema as Schema, [keyword, '$ref', 'allOf']);
        // Atoms hold what references and allOf stand for, so that nothing is lost by leaving them.
        const rest = leftAtoms.filter((each) => each !== atom).map(withoutParts);
        const others = [...rest, made(own, atom)];
        return distinct(shapes.flatMap((shape) => implies([...others, shape], rightAtoms, inside)));
      }
    const names = typeNames(leftTypes);
    if (!rightHasUnion || names.length < 2) return undefined;
    const like = rightAtoms[0]!;
    return distinct(
      names.flatMap((type) => implies([...left, made({ type }, like)], rightAtoms, inside)),
    );
  }

  #check(atom: SchemaNode, keyword: string): Obstacle[] {
    const { leftTypes } = this.#sides;
    const limits = checkLimits(this.#sides, atom, keyword);
    if (limits !== undefined) return limits;
    switch (keyword) {
      case 'type': {
        const types = typesOf(atom.schema as Schema)!;
        const allowed = typeNames(leftTypes);
        return [...leftTypes].every((type) => types.has(type))
          ? []
          : [obstacleAt(this.#sides, atom, keyword, allowed)];
      }
      case 'enum':
      case 'const':
        return [obstacleAt(this.#sides, atom, keyword)];
      case 'anyOf':
      case 'oneOf':
      case 'not':
      case 'if':
        return checkCombination(this.#sides, atom, keyword, implies);
      default:
        // Objects and arrays are looked at as a whole; what nobody knows refuses nothing.
        return unknownToUs.has(keyword) ? [obstacleAt(this.#sides, atom, keyword)] : [];
    }
  }
}

const isUnion = (keyword: string) => keyword === 'anyOf' || keyword === 'oneOf';

/** Keywords that refuse values in ways that are not looked into: only the same words are a proof. */
const unknownToUs = new Set([
  '$dynamicRef',
  '$recursiveRef',
  'additionalItems',
  'contains',
  'dependencies',
  'discriminator',
  'format',
  'unevaluatedItems',
  'unevaluatedProperties',
  'x-blocks',
]);

const without = (schema: Schema, keywords: readonly string[]): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));

/** A schema without what atoms hold besides. A reference that leads nowhere is all that is known of it. */
const withoutParts = (atom: SchemaNode): SchemaNode => {
  if (!isSchema(atom.schema)) return atom;
  const isLoose = '$ref' in atom.schema && follow(atom) === undefined;
  const parts = ['$ref', 'allOf'].filter((keyword) => keyword in (atom.schema as Schema));
  return isLoose || parts.length === 0 ? atom : made(without(atom.schema, parts), atom);
};
