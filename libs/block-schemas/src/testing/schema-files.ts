import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A JSON Schema, or a part of one, as parsed JSON. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** The library's `src` folder. */
export const source = join(import.meta.dirname, '..');

/** A file below `src` as parsed JSON. */
export const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(source, ...path), 'utf8'));

/** Every schema of the library by its path below `src`. */
export function readSchemas(): ReadonlyMap<string, Schema> {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)(?:(?:generated|testing)\/|fixtures\.json$)/.test(path))
    .sort();
  return new Map(files.map((path) => [path, readJson(path) as Schema]));
}
