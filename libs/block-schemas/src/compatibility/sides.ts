import type { Obstacle } from './obstacle.ts';
import type { Schema, SchemaNode } from './schema-node.ts';
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

/** A proof of what is asked within another one; see `implies`. */
export type Prove = (
  left: readonly SchemaNode[],
  right: readonly SchemaNode[],
  comparison: Comparison,
) => Obstacle[];

/** A keyword of the right side that is in the way. */
export function obstacleAt(
  { left: allowing, comparison }: Sides,
  refusing: SchemaNode,
  keyword: string,
  allowed?: unknown,
): Obstacle {
  const required = (refusing.schema as Schema)[keyword];
  return { keyword, path: comparison.path, refusing, allowing, allowed, required };
}
