import type { FileSystem, FileWatch } from '@forecourt/content';

/** A watch over tenants, for editors that do not report changes on disk. */
export interface TenantFilesWatch {
  readonly add: (directory: string) => void;
  readonly close: () => Promise<void>;
}

/** Watches the folders that are added. @param changed called with each changed path. */
export function watchTenantFiles(
  fs: Pick<FileSystem, 'watch'>,
  changed: (path: string) => void,
): TenantFilesWatch {
  const watches = new Map<string, FileWatch>();
  return {
    add: (directory) => {
      if (!watches.has(directory)) watches.set(directory, fs.watch(directory, changed));
    },
    close: async () => {
      for (const watch of watches.values()) await watch.close();
      watches.clear();
    },
  };
}
