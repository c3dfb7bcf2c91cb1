import { accepts } from './accepts.ts';
import { checkArrays } from './arrays.ts';
import { checkLimits } from './limits.ts';
import { checkObjects } from './objects.ts';
import type { Obstacle } from './obstacle.ts';
import {
  addressOf,
  atomsOf,
  below,
  branches,
  follow,
  isNote,
  isSchema,
  made,
  sameKeyword,
  sameSchema,
} from './schema-node.ts';
import type { Schema, SchemaNode } from './schema-node.ts';
import {
  commonTypes,
  finiteValues,
  inBoth,
  typeNames,
  typeOfValue,
  typesOf,
} from './types-and-values.ts';
import type { BaseType } from './types-and-values.ts';

/** What is known while one comparison looks into another. */
export interface Comparison {
  readonly path: readonly string[];
  /** Comparisons that are under way: a schema that holds itself is compared once. */
  readonly open: ReadonlySet<string>;
  /** How often a union was taken apart on the way to this value. */
  readonly splits: number;
}

/** One value's schemas on both sides, taken apart. */
export interface Sides {
  readonly left: readonly SchemaNode[];
  readonly leftAtoms: readonly SchemaNode[];
  readonly leftTypes: ReadonlySet<BaseType>;
  readonly rightAtoms: readonly SchemaNode[];
  readonly comparison: Comparison;
}

/** Further than this unions are not taken apart: what is not proven by then counts as an obstacle. */
const mostSplits = 3;

/** Keywords that are one statement with others of the same schema. */
const groups: Readonly<Record<string, readonly string[]>> = {
  additionalProperties: ['properties', 'patternProperties'],
  contains: ['minContains', 'maxContains'],
  if: ['then', 'else'],
  items: ['prefixItems'],
  type: ['nullable'],
};

/** Whether a keyword of the right side stands on the left in the same words. */
function standsOnLeft(right: SchemaNode, keyword: string, left: readonly SchemaNode[]): boolean {
  // What they refuse depends on everything beside them, references included.
  if (keyword === 'unevaluatedProperties' || keyword === 'unevaluatedItems') return false;
  return left.some(
    (atom) =>
      isSchema(atom.schema) &&
      atom.schema[keyword] !== undefined &&
      [keyword, ...(groups[keyword] ?? [])].every((each) => sameKeyword(atom, right, each)),
  );
}

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
  const key = `${left.map(addressOf).sort().join(' ')} > ${right.map(addressOf).sort().join(' ')}`;
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
    const obstacles = loose.map((atom) => this.#obstacle(atom, '$ref'));
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

  #obstacle(refusing: SchemaNode, keyword: string, allowed?: unknown): Obstacle {
    const { left: allowing, comparison } = this.#sides;
    const required = (refusing.schema as Schema)[keyword];
    return { keyword, path: comparison.path, refusing, allowing, allowed, required };
  }

  #check(atom: SchemaNode, keyword: string): Obstacle[] {
    const { left, leftAtoms, leftTypes, comparison } = this.#sides;
    const schema = atom.schema as Schema;
    const limits = checkLimits(this.#sides, atom, keyword);
    if (limits !== undefined) return limits;
    switch (keyword) {
      case 'type': {
        const types = typesOf(schema)!;
        const allowed = typeNames(leftTypes);
        return [...leftTypes].every((type) => types.has(type))
          ? []
          : [this.#obstacle(atom, keyword, allowed)];
      }
      case 'enum':
      case 'const':
        return [this.#obstacle(atom, keyword)];
      case 'anyOf':
        return this.#fitsOne(atom, keyword);
      case 'oneOf': {
        const shapes = branches(atom, keyword);
        const fitting = shapes.find((shape) => implies(left, [shape], comparison).length === 0);
        const others = shapes.filter((shape) => shape !== fitting);
        const isOne =
          fitting !== undefined &&
          others.every((other) => areDisjoint(leftAtoms, atomsOf([fitting, other])));
        if (isOne) return [];
        const nearest = fitting === undefined ? this.#fitsOne(atom, keyword) : [];
        return nearest.length > 0 ? nearest : [this.#obstacle(atom, keyword)];
      }
      case 'not': {
        const refused = below(atom, keyword);
        if (areDisjoint(leftAtoms, atomsOf([refused]))) return [];
        const isRefused = leftAtoms.some(
          (each) =>
            isSchema(each.schema) &&
            each.schema.not !== undefined &&
            implies([refused], [below(each, 'not')], comparison).length === 0,
        );
        return isRefused ? [] : [this.#obstacle(atom, keyword)];
      }
      case 'if':
        return this.#checkIf(atom);
      default:
        // Objects and arrays are looked at as a whole; what nobody knows refuses nothing.
        return unknownToUs.has(keyword) ? [this.#obstacle(atom, keyword)] : [];
    }
  }

  /** Whether one of the shapes takes everything; else the nearest one tells what is in the way. */
  #fitsOne(atom: SchemaNode, keyword: string): Obstacle[] {
    const { left, comparison } = this.#sides;
    const attempts = branches(atom, keyword).map((shape) => implies(left, [shape], comparison));
    const [nearest] = attempts.toSorted((a, b) => a.length - b.length);
    return nearest ?? [this.#obstacle(atom, keyword)];
  }

  #checkIf(atom: SchemaNode): Obstacle[] {
    const { left, leftAtoms, comparison } = this.#sides;
    const condition = below(atom, 'if');
    const alike = leftAtoms.filter(
      (each) =>
        isSchema(each.schema) && each.schema.if !== undefined && sameKeyword(each, atom, 'if'),
    );
    const branch = (name: 'then' | 'else', given: readonly SchemaNode[]) => {
      if ((atom.schema as Schema)[name] === undefined) return [];
      const known = alike
        .filter(({ schema }) => (schema as Schema)[name] !== undefined)
        .map((each) => below(each, name));
      return implies([...left, ...given, ...known], [below(atom, name)], comparison);
    };
    return distinct([...branch('then', [condition]), ...branch('else', [])]);
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

const distinct = (obstacles: readonly Obstacle[]): Obstacle[] => {
  const seen = new Set<string>();
  return obstacles.filter(({ keyword, path, refusing, required }) => {
    const key = `${keyword} ${path.join('/')} ${addressOf(refusing)} ${JSON.stringify(required)}`;
    return seen.has(key) ? false : seen.add(key);
  });
};

/** Whether no value fits both: their types have nothing in common, or none of the listed values fits. */
function areDisjoint(a: readonly SchemaNode[], b: readonly SchemaNode[]): boolean {
  const both = [...a, ...b];
  if (both.some(({ schema }) => schema === false) || commonTypes(both).size === 0) return true;
  const values = finiteValues(both);
  return values !== undefined && values.every((value) => accepts(both, value) === false);
}
