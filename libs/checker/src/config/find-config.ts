import { dirname, join } from 'node:path';
import type { FileSystem } from '@forecourt/content';

/** Name of the configuration file. */
export const configFile = 'forecourt.config.json';

/** True if there is a file at a path. */
export const isFile = (fs: FileSystem, path: string): Promise<boolean> =>
  fs.stat(path).then(
    ({ kind }) => kind === 'file',
    () => false,
  );

/**
 * Finds the configuration file that applies to a folder: its own, or that of the nearest folder above.
 * @param folder absolute path.
 * @param isRoot returns true for a folder after which the search stops.
 * @returns absolute path; undefined if there is none.
 */
export async function findConfig(
  fs: FileSystem,
  folder: string,
  isRoot: (folder: string) => boolean | Promise<boolean>,
): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, configFile);
    const isThere = await fs.stat(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
    if (dirname(at) === at || (await isRoot(at))) return undefined;
  }
}
