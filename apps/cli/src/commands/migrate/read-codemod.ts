import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import type { Migration } from '@forecourt/content/migrations';

/**
 * Loads a custom migration: a module with a function `migrate`, as a named export or as a member of
 * its default export.
 * @throws {UsageError} for a module that is not there, can't be loaded or has no such function.
 */
export async function readCodemod(file: string): Promise<Migration> {
  if (!existsSync(file)) throw new UsageError(`there is no codemod "${file}"`);
  let module: Record<string, unknown>;
  try {
    module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`"${file}" cannot be loaded: ${(error as Error).message.split('\n')[0]}`);
  }
  const given = (
    typeof module.migrate === 'function' ? module : (module.default ?? {})
  ) as Partial<Migration>;
  if (typeof given.migrate !== 'function')
    throw new UsageError(
      `"${file}" exports no function "migrate"; forecourt migrate --help shows one`,
    );
  const { id, description, since, migrate } = given;
  return {
    id: typeof id === 'string' ? id : basename(file).replace(/\.[^.]+$/, ''),
    description: typeof description === 'string' ? description : `The codemod ${file}.`,
    since: typeof since === 'string' ? since : '',
    migrate: (document) => migrate(document),
  };
}
