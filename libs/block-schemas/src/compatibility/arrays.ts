import type { Prove, Sides } from './sides.ts';
import { anyEntry } from './obstacle.ts';
import type { Obstacle } from './obstacle.ts';
import { below, branches, isSchema } from './schema-node.ts';
import type { SchemaNode } from './schema-node.ts';

const rest = (node: SchemaNode): SchemaNode[] =>
  isSchema(node.schema) && node.schema.items !== undefined ? [below(node, 'items')] : [];

/** What one schema says of the entry at an index. */
const saidAt = (node: SchemaNode, index: number): SchemaNode[] => {
  const first = branches(node, 'prefixItems')[index];
  return first === undefined ? rest(node) : [first];
};

/** Compares what two sides say of the entries of lists. */
export function checkArrays(
  { leftAtoms, leftTypes, rightAtoms, comparison }: Sides,
  prove: Prove,
): Obstacle[] {
  if (!leftTypes.has('array')) return [];
  const found: Obstacle[] = [];
  const all = [...leftAtoms, ...rightAtoms];
  const first = Math.max(0, ...all.map((atom) => branches(atom, 'prefixItems').length));
  for (let index = 0; index < first; index++) {
    const right = rightAtoms.flatMap((atom) => saidAt(atom, index));
    const inside = { ...comparison, path: [...comparison.path, String(index)] };
    if (right.length > 0)
      found.push(
        ...prove(
          leftAtoms.flatMap((atom) => saidAt(atom, index)),
          right,
          inside,
        ),
      );
  }
  const right = rightAtoms.flatMap(rest);
  const inside = { ...comparison, path: [...comparison.path, anyEntry] };
  if (right.length > 0) found.push(...prove(leftAtoms.flatMap(rest), right, inside));
  return found;
}
