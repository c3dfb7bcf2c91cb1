import type { FileSystem } from '@forecourt/content';
import type { OpenDataThreads } from '../data-threads/open-data-threads.ts';

/**
 * Returns the file system with a watcher that also reports data files that were read in the
 * background.
 */
export function withReadyFiles(
  fs: FileSystem,
  dataFiles: Pick<OpenDataThreads, 'onReady'> | undefined,
): FileSystem {
  let report = (_path: string) => {};
  dataFiles?.onReady((path) => report(path));
  return {
    ...fs,
    watch(root, onChange) {
      // A restarted watcher replaces the earlier one.
      report = onChange;
      return fs.watch(root, onChange);
    },
  };
}
