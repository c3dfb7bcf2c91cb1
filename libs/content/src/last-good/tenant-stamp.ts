import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { FileSystem } from '../file-system/file-system.ts';
import { inParallel } from '../reading/in-parallel.ts';

const filesAtOnce = 16;

/**
 * Returns a hash of the names and stamps of all files below a tenant's folder: equal ones mean that
 * nothing has changed. undefined for a folder that can't be listed, or with symbolic links, whose targets
 * may change.
 */
export async function tenantStamp(fs: FileSystem, directory: string): Promise<string | undefined> {
  try {
    const paths = await filesBelow(fs, directory);
    if (paths === undefined) return undefined;
    const stamps = await inParallel(paths.sort(), filesAtOnce, async (path) => {
      const { stamp } = await fs.stat(join(directory, path));
      return `${path}\0${stamp}`;
    });
    return hash('sha256', stamps.join('\n'));
  } catch {
    return undefined;
  }
}

/** Lists the files below a folder, without hidden ones, which are not content. undefined if one is a link. */
async function filesBelow(fs: FileSystem, directory: string): Promise<string[] | undefined> {
  const paths: string[] = [];
  const folders = [''];
  for (const folder of folders)
    for (const { name, kind } of await fs.readDirectory(join(directory, folder))) {
      const path = join(folder, name);
      if (kind === 'link') return undefined;
      if (name.startsWith('.')) continue;
      if (kind === 'directory') folders.push(path);
      else paths.push(path);
    }
  return paths;
}
