import { join, relative, sep } from 'node:path';
import type { FileSystem, FileWatch } from '../file-system/file-system.ts';
import { readFolders, type SeenFolder, type SeenFolders } from './watched-folders.ts';

/** A watched folder or file. */
export interface Watched {
  /** Reports what the watch misses. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Watches a tenant's folder, or a folder of tenants.
 * @param report is called with a tenant's folder and a path below it; '' if the folder itself may have
 *   changed. Of a folder of tenants, it is called with that folder and '' too.
 */
export async function watchFolder(
  fs: FileSystem,
  root: string,
  isFolderOfTenants: boolean,
  report: (directory: string, path: string) => void,
): Promise<Watched> {
  let watch: FileWatch | undefined;
  let isWatching = false;
  let folders: SeenFolders = new Map();
  let round = 0;

  const reportPath = (path: string) => {
    if (path === '..' || path.startsWith(`..${sep}`)) return;
    const [first = '', ...rest] = path.split(sep);
    if (isFolderOfTenants) report(join(root, first), rest.join('/'));
    else report(root, [first, ...rest].join('/'));
  };

  const start = async () => {
    await watch?.close();
    const real = await fs.realPath(root).catch(() => root);
    // A reader of data files reports the paths that it was given.
    const below = (path: string) => relative(path.startsWith(root + sep) ? root : real, path);
    watch = fs.watch(real, (path) => reportPath(below(path)));
    isWatching = await watch.ready.then(
      () => true,
      () => false,
    );
  };

  const readNext = async () => {
    const before = folders;
    folders = await readFolders({ fs, root, isFolderOfTenants, before, round });
    round += 1;
    return before;
  };

  await start();
  await readNext();
  return {
    /** Finds folders that were replaced, lost or restored. */
    check: async () => {
      const known = await readNext();
      // A folder that can't be watched is reported as changed by every check.
      const before: SeenFolders = isWatching ? known : new Map();
      const identityBefore = (path: string) => before.get(path)?.identity ?? '';
      const changed = [...folders].filter(([path, now]) => identityBefore(path) !== now.identity);
      // The watch reports folders that were added or removed, but not replaced ones.
      const isReplaced = ([path, { identity }]: [string, SeenFolder]) =>
        identity !== '' && (path === root || identityBefore(path) !== '');
      if (changed.some(isReplaced)) await start();
      const names = changed.map(([path]) => firstPart(relative(root, path)));
      for (const folder of new Set(isFolderOfTenants ? names : names.slice(0, 1)))
        report(isFolderOfTenants ? join(root, folder) : root, '');
    },
    close: async () => watch?.close(),
  };
}

const firstPart = (path: string): string => {
  const [first = ''] = path.split(sep);
  return first;
};
