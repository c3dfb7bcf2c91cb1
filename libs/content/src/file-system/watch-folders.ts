import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { errorCode } from './file-error.ts';
import type { FileWatch } from './file-system.ts';

/** Codes of a folder that is gone or not for this user: there is nothing to watch, and no changes are lost. */
const nothingToWatch: ReadonlySet<string | undefined> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ELOOP',
]);

/** Returns true for folders without content of a tenant, such as those of version control. */
const isIgnored = (name: string) => name.startsWith('.') || name === 'node_modules';

/**
 * Watches a folder and all folders in it. The system reports the files of a watched folder, so that
 * files need no watches of their own: hundreds of tenants have tens of thousands of files, and each
 * watch takes several kilobytes. Links are not followed.
 * @param onChange is called with each path that was added, changed or removed, possibly more than
 *   once, and with `root` if changes may have been missed.
 */
export function watchFolders(root: string, onChange: (path: string) => void): FileWatch {
  const watches = new Map<string, FSWatcher>();
  let isClosed = false;

  const close = (path: string) => {
    watches.get(path)?.close();
    watches.delete(path);
  };
  const closeBelow = (path: string) => {
    for (const each of [...watches.keys()])
      if (each === path || each.startsWith(path + sep)) close(each);
  };

  /** Watches a folder and those in it. @param isNew true to report everything in it. */
  const open = async (path: string, isNew: boolean): Promise<void> => {
    if (isClosed) return;
    // A folder that was replaced by another one of the same name is no longer watched.
    close(path);
    try {
      // Watch before listing, so that nothing that is added meanwhile is missed.
      const watcher = watch(path, (event, name) => receive(path, event, name));
      watcher.on('error', () => {
        close(path);
        onChange(root);
      });
      watches.set(path, watcher);
      const entries = await readdir(path, { withFileTypes: true });
      if (isNew) for (const { name } of entries) onChange(join(path, name));
      const folders = entries.filter((entry) => entry.isDirectory() && !isIgnored(entry.name));
      await Promise.all(folders.map(({ name }) => open(join(path, name), isNew)));
    } catch (error) {
      close(path);
      if (!nothingToWatch.has(errorCode(error))) throw error;
    }
  };

  const receive = (folder: string, event: string, name: string | null) => {
    if (name === null) return onChange(root);
    const path = join(folder, name);
    onChange(path);
    // The system reports a folder itself under its own name, as if it were in itself.
    if (name === basename(folder)) onChange(folder);
    if (event !== 'rename' || isIgnored(name)) return;
    closeBelow(path);
    open(path, true).catch(() => onChange(root));
  };

  return {
    ready: open(root, false),
    close: async () => {
      isClosed = true;
      closeBelow(root);
    },
  };
}
