import { addressOf } from './schema-node.ts';
import type { SchemaNode } from './schema-node.ts';

/** A reason why a value that one schema allows may be refused by another. */
export interface Obstacle {
  /** The keyword that refuses; `refused` where nothing at all is allowed. */
  readonly keyword: string;
  /** Where the value stands: property names, `*` for any entry, `**` for any other property. */
  readonly path: readonly string[];
  /** The schema that refuses. */
  readonly refusing: SchemaNode;
  /** The schemas that allow it. */
  readonly allowing: readonly SchemaNode[];
  /** What the keyword says on the side that allows, and on the one that refuses. */
  readonly allowed?: unknown;
  readonly required?: unknown;
}

/** Any entry of a list, and any property that the schema does not name. */
export const anyEntry = '*';
export const anyOther = '**';

/** Each obstacle once. */
export const distinct = (obstacles: readonly Obstacle[]): Obstacle[] => {
  const seen = new Set<string>();
  return obstacles.filter(({ keyword, path, refusing, required }) => {
    const key = `${keyword} ${path.join('/')} ${addressOf(refusing)} ${JSON.stringify(required)}`;
    return seen.has(key) ? false : seen.add(key);
  });
};
