import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { SchemaSet } from '@forecourt/block-schemas/compatibility';
import { UsageError } from '../exit-codes.ts';

const run = promisify(execFile);

type Schema = Readonly<Record<string, unknown>>;

/** Where schemas stand in a clone of the repository. */
const source = 'libs/block-schemas/src';

/** Base of every schema's `$id`; what follows is its path below the sources. */
export const schemaBase = 'https://forecourt.example/schema/';

const isSchemaFile = (path: string): boolean =>
  path.endsWith('.json') && !/(?:^|\/)(?:generated|fixtures|testing)\//.test(path);

/**
 * The clone's folder at or above a folder.
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
    throw new UsageError(`${file} is not valid JSON; mend it first`);
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
 * The schemas as they are in the working tree.
 * @throws {UsageError} for a file that is no schema.
 */
export async function readWorkingTree(clone: string): Promise<SchemaSet> {
  const entries = await readdir(join(clone, source), { recursive: true, encoding: 'utf8' });
  const paths = entries.map((path) => path.replaceAll('\\', '/')).filter(isSchemaFile);
  const schemas: Schema[] = [];
  for (const path of paths)
    schemas.push(parse(await readFile(join(clone, source, path), 'utf8'), `${source}/${path}`));
  return setOf('the working tree', schemas);
}

async function git(clone: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd: clone, maxBuffer: 256_000_000 };
  const { stdout } = await run('git', [...args], options);
  return stdout;
}

/** The texts of many objects in one go: starting git for each would take far longer. */
async function readBlobs(clone: string, names: readonly string[]): Promise<string[]> {
  const options = { cwd: clone, maxBuffer: 256_000_000, encoding: 'buffer' as const };
  const running = run('git', ['cat-file', '--batch'], options);
  running.child.stdin!.end(names.map((name) => `${name}\n`).join(''));
  const { stdout } = await running;
  let at = 0;
  return names.map(() => {
    // Each begins with a line of id, kind and size, and ends with a line feed.
    const start = stdout.indexOf('\n', at) + 1;
    const size = Number(stdout.toString('utf8', at, start).trim().split(' ').at(-1));
    at = start + size + 1;
    return stdout.toString('utf8', start, start + size);
  });
}

/**
 * The schemas as they were at a revision.
 * @throws {UsageError} for what is no revision, or one without schemas.
 */
export async function readRevision(clone: string, revision: string): Promise<SchemaSet> {
  let commit: string;
  try {
    const asked = `${revision}^{commit}`;
    commit = (
      await git(clone, 'rev-parse', '--verify', '--quiet', '--end-of-options', asked)
    ).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError('git is needed to compare revisions, and is not there');
    throw new UsageError(
      `there is no revision "${revision}"; name a commit, a tag or a branch, such as main or HEAD~3`,
    );
  }
  const listed = await git(clone, 'ls-tree', '-r', '-z', '--full-tree', commit, '--', source);
  const paths = listed
    .split('\0')
    .map((line) => line.slice(line.indexOf('\t') + 1))
    .filter(isSchemaFile);
  if (paths.length === 0) throw new UsageError(`"${revision}" has no schemas in ${source}`);
  const texts = await readBlobs(
    clone,
    paths.map((path) => `${commit}:${path}`),
  );
  return setOf(
    revision,
    texts.map((text, at) => parse(text, `${paths[at]} at ${revision}`)),
  );
}
