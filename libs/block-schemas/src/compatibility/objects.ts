import type { Prove, Sides } from './sides.ts';
import { anyOther } from './obstacle.ts';
import type { Obstacle } from './obstacle.ts';
import { below, isSchema, made } from './schema-node.ts';
import type { Schema, SchemaNode } from './schema-node.ts';

const membersOf = (node: SchemaNode, keyword: string): Schema =>
  isSchema(node.schema) && isSchema(node.schema[keyword]) ? node.schema[keyword] : {};

const namesOf = (node: SchemaNode): string[] => Object.keys(membersOf(node, 'properties'));
const patternsOf = (node: SchemaNode): string[] =>
  Object.keys(membersOf(node, 'patternProperties'));

function isMatch(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return false;
  }
}

const others = (node: SchemaNode): SchemaNode[] =>
  isSchema(node.schema) && node.schema.additionalProperties !== undefined
    ? [below(node, 'additionalProperties')]
    : [];

/** What one schema says of a property by its name. */
function saidOf(node: SchemaNode, name: string): SchemaNode[] {
  if (!isSchema(node.schema)) return [];
  const own = Object.hasOwn(membersOf(node, 'properties'), name)
    ? [below(node, 'properties', name)]
    : [];
  const matching = patternsOf(node)
    .filter((pattern) => isMatch(pattern, name))
    .map((pattern) => below(node, 'patternProperties', pattern));
  return own.length + matching.length > 0 ? [...own, ...matching] : others(node);
}

/** What the left side is sure to say of a property that nobody names and that fits a pattern, if one is given. */
const saidOfOthers = (left: readonly SchemaNode[], patterns: readonly string[], pattern?: string) =>
  left.flatMap((atom) => {
    const own = patternsOf(atom);
    if (pattern !== undefined && own.includes(pattern))
      return [below(atom, 'patternProperties', pattern)];
    const isOther =
      pattern === undefined ? own.every((each) => patterns.includes(each)) : own.length === 0;
    return isOther ? others(atom) : [];
  });

/** Names that a property can have at all, if the left side is closed. */
function possibleNames(left: readonly SchemaNode[]): readonly string[] | undefined {
  const closed = left.find(
    (atom) =>
      isSchema(atom.schema) &&
      atom.schema.additionalProperties === false &&
      patternsOf(atom).length === 0,
  );
  return closed && namesOf(closed);
}

/** Compares what two sides say of objects: their properties, the names of these, what they depend on. */
export function checkObjects(sides: Sides, prove: Prove): Obstacle[] {
  const { left, leftAtoms, leftTypes, rightAtoms, comparison } = sides;
  if (!leftTypes.has('object')) return [];
  const found: Obstacle[] = [];
  const required = new Set(
    leftAtoms.flatMap(({ schema }) =>
      isSchema(schema) ? ((schema.required as string[]) ?? []) : [],
    ),
  );
  const names = new Set([...leftAtoms, ...rightAtoms].flatMap(namesOf));
  for (const name of names) {
    const right = rightAtoms.flatMap((atom) => saidOf(atom, name));
    const inside = { ...comparison, path: [...comparison.path, name] };
    if (right.length > 0)
      found.push(
        ...prove(
          leftAtoms.flatMap((atom) => saidOf(atom, name)),
          right,
          inside,
        ),
      );
  }
  const inside = { ...comparison, path: [...comparison.path, anyOther] };
  for (const atom of rightAtoms) {
    const patterns = patternsOf(atom);
    for (const pattern of patterns)
      found.push(
        ...prove(
          saidOfOthers(leftAtoms, patterns, pattern),
          [below(atom, 'patternProperties', pattern)],
          inside,
        ),
      );
    if (others(atom).length > 0)
      found.push(...prove(saidOfOthers(leftAtoms, patterns), others(atom), inside));
    const schema = atom.schema as Schema;
    for (const name of (schema.required as string[] | undefined) ?? [])
      if (!required.has(name))
        found.push({
          keyword: 'required',
          path: comparison.path,
          refusing: atom,
          allowing: left,
          required: name,
        });
    found.push(...checkNames(sides, atom, prove), ...checkDependents(sides, atom, required, prove));
  }
  return found;
}

function checkNames({ leftAtoms, comparison }: Sides, atom: SchemaNode, prove: Prove): Obstacle[] {
  if ((atom.schema as Schema).propertyNames === undefined) return [];
  const known = leftAtoms.flatMap((each) =>
    isSchema(each.schema) && each.schema.propertyNames !== undefined
      ? [below(each, 'propertyNames')]
      : [],
  );
  const possible = possibleNames(leftAtoms);
  const names = made({ type: 'string', ...(possible && { enum: possible }) }, atom);
  return prove([names, ...known], [below(atom, 'propertyNames')], comparison).map((obstacle) => ({
    ...obstacle,
    keyword: 'propertyNames',
  }));
}

function checkDependents(
  { left, leftAtoms, comparison }: Sides,
  atom: SchemaNode,
  required: ReadonlySet<string>,
  prove: Prove,
): Obstacle[] {
  const found: Obstacle[] = [];
  const listed = (node: SchemaNode, name: string) =>
    (membersOf(node, 'dependentRequired')[name] as string[] | undefined) ?? [];
  for (const name of Object.keys(membersOf(atom, 'dependentRequired')))
    for (const needed of listed(atom, name))
      if (!required.has(needed) && !leftAtoms.some((each) => listed(each, name).includes(needed)))
        found.push({
          keyword: 'dependentRequired',
          path: comparison.path,
          refusing: atom,
          allowing: left,
          required: { [name]: [needed] },
        });
  for (const name of Object.keys(membersOf(atom, 'dependentSchemas'))) {
    const known = leftAtoms
      .filter((each) => Object.hasOwn(membersOf(each, 'dependentSchemas'), name))
      .map((each) => below(each, 'dependentSchemas', name));
    found.push(...prove([...left, ...known], [below(atom, 'dependentSchemas', name)], comparison));
  }
  return found;
}
