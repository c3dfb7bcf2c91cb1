import { join } from 'node:path';
import type { FileSystem } from '../file-system/file-system.ts';
import { inParallel } from '../reading/in-parallel.ts';

const kinds = ['pages', 'components', 'data', 'assets'];
const foldersAtOnce = 16;

/**
 * Returns the current identity of each folder: of all tenants, of each tenant, and of each kind of
 * file. A folder that replaces another one of the same name has another identity.
 */
export async function folderIdentities(
  fs: FileSystem,
  root: string,
  folders: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const paths = [root];
  for (const folder of folders) {
    const directory = join(root, folder);
    paths.push(directory, ...kinds.map((kind) => join(directory, kind)));
  }
  const found = await inParallel(paths, foldersAtOnce, async (path) => {
    const stat = await fs.stat(path).catch(() => undefined);
    return stat?.kind === 'directory' ? (stat.identity ?? 'there') : '';
  });
  return new Map(paths.map((path, index) => [path, found[index]!]));
}
