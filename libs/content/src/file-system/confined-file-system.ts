import { join, relative, sep } from 'node:path';
import type { FileSystem } from './file-system.ts';
import { whenDescriptorsAreFree } from './free-descriptors.ts';
import { nodeFileSystem } from './node-file-system.ts';
import { openInside } from './open-inside.ts';

/** Reads a file as {@link openInside} opens it. */
async function readInside(path: string, folder: string): Promise<Buffer> {
  const handle = await whenDescriptorsAreFree(() => openInside(path, folder));
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/**
 * Returns the file system for a folder of tenants whose files are written by people who must not see
 * anything else (TEN-10): no file is read through a link out of its tenant's folder, not even through
 * one that replaces a file or a folder while it is being read.
 */
export const confinedFileSystem = (root: string): FileSystem => ({
  ...nodeFileSystem,
  readFile: (path) => readInside(path, join(root, relative(root, path).split(sep)[0] ?? '')),
});

/** Returns the file system for one tenant's folder, with the same restriction. */
export const tenantFileSystem = (folder: string): FileSystem => ({
  ...nodeFileSystem,
  readFile: (path) => readInside(path, folder),
});
