import { dirname, relative, resolve, sep } from 'node:path';
import { nameBelow, overlayFileSystem } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import { isThere } from '../files/is-there.ts';
import { findTargets } from '../targets/targets.ts';
import type { Targets } from '../targets/targets.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

/** Returns the nearest folder above a file that exists. */
async function folderAbove(file: string): Promise<string> {
  let folder = dirname(file);
  while (!(await isThere(folder))) folder = dirname(folder);
  return folder;
}

/**
 * Reads stdin as the text of a file, which need not exist yet. All other files are those on the disk.
 * @param paths of the command line, which must be empty.
 * @returns the file system with that text, and the file as the one to report on.
 * @throws {UsageError} for a path in no tenant, or if there are other paths.
 */
export async function stdinFile(
  path: string,
  paths: readonly string[],
  { stdin }: ProcessContext,
): Promise<{ readonly files: FileSystem; readonly targets: Targets }> {
  if (paths.length > 0)
    throw new UsageError('--stdin-file-path checks one file: leave out other paths');
  const cwd = process.cwd();
  const file = resolve(cwd, path);
  const { roots, tenants } = await findTargets([await folderAbove(file)], cwd);
  const [tenant] = tenants;
  // The file is beside tenants, or in the folder of one that doesn't exist.
  if (roots.length > 0 || tenant === undefined)
    throw new UsageError(`"${path}" belongs to no tenant: there is no site.json above it`);
  const { directory } = tenant;
  const below = relative(resolve(cwd, directory), file).replaceAll(sep, '/');
  const files = overlayFileSystem();
  files.cover(file, (await stdin?.()) ?? '');
  return {
    files,
    targets: { roots: [], tenants: [{ directory, only: [nameBelow(directory, below)] }] },
  };
}
