import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../errors/exit-codes.ts';
import { isThere } from './is-there.ts';

/**
 * Makes a folder and those above it that are not there. Node's own recursive `mkdir` never ends
 * where the system says of a folder that can't be made that it is not there, as below /proc.
 * @throws {UsageError} if one can't be made.
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
