import { accepts } from './accepts.ts';
import { distinct } from './obstacle.ts';
import type { Obstacle } from './obstacle.ts';
import { atomsOf, below, branches, isSchema } from './schema-node.ts';
import { sameKeyword } from './same-schema.ts';
import type { Schema, SchemaNode } from './schema-node.ts';
import { obstacleAt } from './sides.ts';
import type { Prove, Sides } from './sides.ts';
import { commonTypes, finiteValues } from './types-and-values.ts';

/** Whether no value fits both: their types have nothing in common, or none of the listed values fits. */
function areDisjoint(a: readonly SchemaNode[], b: readonly SchemaNode[]): boolean {
  const both = [...a, ...b];
  if (both.some(({ schema }) => schema === false) || commonTypes(both).size === 0) return true;
  const values = finiteValues(both);
  return values !== undefined && values.every((value) => accepts(both, value) === false);
}

/** Whether one of the shapes takes everything; else the nearest one tells what is in the way. */
function fitsOne(sides: Sides, atom: SchemaNode, keyword: string, prove: Prove): Obstacle[] {
  const { left, comparison } = sides;
  const attempts = branches(atom, keyword).map((shape) => prove(left, [shape], comparison));
  const [nearest] = attempts.toSorted((a, b) => a.length - b.length);
  return nearest ?? [obstacleAt(sides, atom, keyword)];
}

function fitsExactlyOne(sides: Sides, atom: SchemaNode, prove: Prove): Obstacle[] {
  const { left, leftAtoms, comparison } = sides;
  const shapes = branches(atom, 'oneOf');
  const fitting = shapes.find((shape) => prove(left, [shape], comparison).length === 0);
  if (fitting === undefined) return fitsOne(sides, atom, 'oneOf', prove);
  const isOne = shapes
    .filter((shape) => shape !== fitting)
    .every((other) => areDisjoint(leftAtoms, atomsOf([fitting, other])));
  return isOne ? [] : [obstacleAt(sides, atom, 'oneOf')];
}

function fitsNone(sides: Sides, atom: SchemaNode, prove: Prove): Obstacle[] {
  const { leftAtoms, comparison } = sides;
  const refused = below(atom, 'not');
  const isRefused =
    areDisjoint(leftAtoms, atomsOf([refused])) ||
    leftAtoms.some(
      (each) =>
        isSchema(each.schema) &&
        each.schema.not !== undefined &&
        prove([refused], [below(each, 'not')], comparison).length === 0,
    );
  return isRefused ? [] : [obstacleAt(sides, atom, 'not')];
}

/** Both branches of a condition have to hold, each where it may apply. */
function fitsCondition(sides: Sides, atom: SchemaNode, prove: Prove): Obstacle[] {
  const { left, leftAtoms, comparison } = sides;
  const alike = leftAtoms.filter(
    (each) =>
      isSchema(each.schema) && each.schema.if !== undefined && sameKeyword(each, atom, 'if'),
  );
  const branch = (name: 'then' | 'else', given: readonly SchemaNode[]) => {
    if ((atom.schema as Schema)[name] === undefined) return [];
    const known = alike
      .filter(({ schema }) => (schema as Schema)[name] !== undefined)
      .map((each) => below(each, name));
    return prove([...left, ...given, ...known], [below(atom, name)], comparison);
  };
  return distinct([...branch('then', [below(atom, 'if')]), ...branch('else', [])]);
}

/** Checks a keyword that combines schemas. */
export function checkCombination(
  sides: Sides,
  atom: SchemaNode,
  keyword: 'anyOf' | 'oneOf' | 'not' | 'if',
  prove: Prove,
): Obstacle[] {
  switch (keyword) {
    case 'anyOf':
      return fitsOne(sides, atom, keyword, prove);
    case 'oneOf':
      return fitsExactlyOne(sides, atom, prove);
    case 'not':
      return fitsNone(sides, atom, prove);
    case 'if':
      return fitsCondition(sides, atom, prove);
  }
}
