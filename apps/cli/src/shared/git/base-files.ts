import { posix, relative, resolve, sep } from 'node:path';
import { blockingFileSystem } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
import type { Changes } from './changes.ts';
import { revisionFiles } from './revision-files.ts';
import type { RevisionFolder } from './revision-files.ts';

/**
 * A folder as it was before changes, as a file system: changed files are read from git, all others
 * from the disk, where they are the same and have the stamps of the current files.
 */
export async function baseFiles(
  folder: Omit<RevisionFolder, 'revision'>,
  { base, files }: Changes,
): Promise<FileSystem> {
  const earlier = await revisionFiles({ ...folder, revision: base });
  const disk = blockingFileSystem;
  const root = resolve(folder.directory);
  const pathOf = (path: string) =>
    posix.join(folder.path, relative(root, resolve(path)).replaceAll(sep, '/'));
  // By their paths on the disk, since each file of a tenant is looked up here.
  const changed = new Set(
    [...files.keys()].map((place) => resolve(root, posix.relative(folder.path, place))),
  );
  // Folders of changed files. One that the commit did not have came with them.
  const folders = new Set<string>();
  for (const place of files.keys())
    for (let at = posix.dirname(place); at !== '.' && !folders.has(at); at = posix.dirname(at))
      folders.add(at);
  const systemOf = (path: string) => (changed.has(resolve(path)) ? earlier : disk);

  return {
    readFile: Object.assign((path: string) => systemOf(path).readFile(path), {
      text: async (path: string) => systemOf(path).readFile.text?.(path),
    }),
    // A folder that is gone was there before, if it had files.
    stat: (path) =>
      systemOf(path)
        .stat(path)
        .catch(() => earlier.stat(path)),
    realPath: (path) =>
      systemOf(path)
        .realPath(path)
        .catch(() => earlier.realPath(path)),
    readDirectory: async (path) => {
      const current = await disk.readDirectory(path).catch(() => undefined);
      const before = await earlier.readDirectory(path).catch(() => undefined);
      if (before === undefined && current === undefined) return earlier.readDirectory(path);
      const place = pathOf(path);
      const known = new Set(before?.map(({ name }) => name));
      const unchanged = (current ?? []).filter(({ name }) => {
        const entry = posix.join(place, name);
        return !files.has(entry) && (known.has(name) || !folders.has(entry));
      });
      const names = new Set(unchanged.map(({ name }) => name));
      return [...unchanged, ...(before ?? []).filter(({ name }) => !names.has(name))];
    },
    watch: earlier.watch,
  };
}
