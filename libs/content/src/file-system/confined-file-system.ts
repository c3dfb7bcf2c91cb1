import { join, relative, sep } from 'node:path';
import type { FileSystem } from './file-system.ts';
import { nodeFileSystem } from './node-file-system.ts';
import { openInside } from './open-inside.ts';

/**
 * Returns the file system for a folder of tenants whose files are written by people who must not see
 * anything else (TEN-10): no file is read through a link out of its tenant's folder, not even through
 * one that replaces a file or a folder while it is being read.
 */
export function confinedFileSystem(root: string): FileSystem {
  return {
    ...nodeFileSystem,
    readFile: async (path) => {
      const [folder = ''] = relative(root, path).split(sep);
      const handle = await openInside(path, join(root, folder));
      try {
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
  };
}
