import { dirname, relative, resolve, sep } from 'node:path';
import { nameBelow, overlayFileSystem } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import { UsageError } from '../errors/exit-codes.ts';
import { findTargets } from '../targets/targets.ts';
import type { Targets } from '../targets/targets.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

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
  const { tenants } = await findTargets([dirname(file)], cwd);
  const [tenant] = tenants;
  const { directory } = tenant!;
  const below = relative(resolve(cwd, directory), file).replaceAll(sep, '/');
  const files = overlayFileSystem();
  files.cover(file, (await stdin?.()) ?? '');
  return {
    files,
    targets: { roots: [], tenants: [{ directory, only: [nameBelow(directory, below)] }] },
  };
}
