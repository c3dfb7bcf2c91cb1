import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SchemaSet } from '@forecourt/comparison/schemas';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { openBlobs } from '../../shared/git/blob-reader.ts';
import { findRevision } from '../../shared/git/repository.ts';
import { runGit } from '../../shared/git/run-git.ts';

const decoder = new TextDecoder();

type Schema = Readonly<Record<string, unknown>>;

/** Folder of the schemas in a clone of the repository. */
const source = 'libs/block-schemas/src';

const isSchemaFile = (path: string): boolean =>
  path.endsWith('.json') &&
  !/(?:^|\/)(?:(?:generated|fixtures|testing)\/|fixtures\.json$)/.test(path);

/**
 * Returns the clone's folder at or above a folder.
 * @throws {UsageError} if there is none.
 */
export function findClone(from: string): string {
  for (let at = from; ; at = dirname(at)) {
    if (existsSync(join(at, source, 'common.json'))) return at;
    if (dirname(at) === at)
      throw new UsageError(
        'schemas are compared where they are written: run this in a clone of the repository',
      );
  }
}

function parse(text: string, file: string): Schema {
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not valid JSON; fix it first`);
  }
  const { $id: id } = (schema ?? {}) as { $id?: unknown };
  if (typeof id !== 'string') throw new UsageError(`${file} has no "$id"`);
  return schema as Schema;
}

const setOf = (name: string, schemas: readonly Schema[]): SchemaSet => ({
  name,
  documents: new Map(
    schemas
      .map((schema) => [String(schema.$id), schema] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/**
 * Reads the schemas of the working tree.
 * @throws {UsageError} for a file that is not a schema.
 */
export async function readWorkingTree(clone: string): Promise<SchemaSet> {
  const entries = await readdir(join(clone, source), { recursive: true, encoding: 'utf8' });
  const paths = entries.map((path) => path.replaceAll('\\', '/')).filter(isSchemaFile);
  const schemas: Schema[] = [];
  for (const path of paths)
    schemas.push(parse(await readFile(join(clone, source, path), 'utf8'), `${source}/${path}`));
  return setOf('the working tree', schemas);
}

/**
 * Reads the schemas at a revision.
 * @throws {UsageError} for an unknown revision, or one without schemas.
 */
export async function readRevision(clone: string, revision: string): Promise<SchemaSet> {
  const { commit } = await findRevision({ root: clone }, revision);
  const list = ['ls-tree', '-r', '-z', '--full-tree', commit, '--', source];
  const { stdout: listed } = await runGit(list, clone);
  const paths = listed
    .split('\0')
    .map((line) => line.slice(line.indexOf('\t') + 1))
    .filter(isSchemaFile);
  if (paths.length === 0) throw new UsageError(`"${revision}" has no schemas in ${source}`);
  const blobs = openBlobs(clone);
  try {
    const schemas = paths.map(async (path) =>
      parse(decoder.decode(await blobs.read(`${commit}:${path}`)), `${path} at ${revision}`),
    );
    return setOf(revision, await Promise.all(schemas));
  } finally {
    await blobs.close();
  }
}
