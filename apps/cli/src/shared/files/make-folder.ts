import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../errors/exit-codes.ts';
import { isThere } from './is-there.ts';

/**
 * Creates a folder and its missing parents. Node's recursive `mkdir` loops forever if the system
 * reports ENOENT for a folder that can't be created, as below /proc.
 * @throws {UsageError} if one can't be created.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  for (let at = resolve(path); !(await isThere(at)); at = dirname(at)) missing.unshift(at);
  for (const each of missing)
    await mkdir(each).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST')
        throw new UsageError(`the folder "${path}" cannot be made (${error.code})`);
    });
}
