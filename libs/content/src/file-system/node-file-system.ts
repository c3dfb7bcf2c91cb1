import type { BigIntStats, Dirent } from 'node:fs';
import { readFile, readdir, realpath, stat } from 'node:fs/promises';
import type { DirectoryEntry, FileKind, FileStat, FileSystem } from './file-system.ts';
import { whenDescriptorsAreFree } from './free-descriptors.ts';
import { watchFolders } from './watch-folders.ts';

const kindOf = (entry: Dirent | BigIntStats): FileKind =>
  entry.isFile() ? 'file' : entry.isDirectory() ? 'directory' : 'other';

const directoryEntry = (entry: Dirent): DirectoryEntry => ({
  name: entry.name,
  kind: entry.isSymbolicLink() ? 'link' : kindOf(entry),
});

/** Converts Node's metadata of a file. */
export const fileStat = (found: BigIntStats): FileStat => ({
  kind: kindOf(found),
  bytes: Number(found.size),
  identity: `${found.dev}-${found.ino}`,
  stamp: `${found.mtimeNs}-${found.ctimeNs}-${found.size}-${found.ino}`,
});

/** The disk, read asynchronously. For servers. */
export const nodeFileSystem: FileSystem = {
  readFile: (path) => whenDescriptorsAreFree(() => readFile(path)),

  readDirectory: async (path) => {
    const entries = await whenDescriptorsAreFree(() => readdir(path, { withFileTypes: true }));
    return entries.map(directoryEntry);
  },

  stat: async (path) => fileStat(await stat(path, { bigint: true })),

  realPath: (path) => realpath(path),

  watch: watchFolders,
};
