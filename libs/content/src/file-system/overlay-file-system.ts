import { sep } from 'node:path';
import { blockingFileSystem } from './blocking-file-system.ts';
import type { FileSystem } from './file-system.ts';

/** A file system in which some files have another text, such as unsaved ones of an editor. */
export interface OverlayFileSystem extends FileSystem {
  /** Puts a text in a file's place. */
  readonly cover: (path: string, text: string) => void;
  /** Uses the file below again. */
  readonly uncover: (path: string) => void;
}

/** A file system over another one. @param below the disk if left out. */
export function overlayFileSystem(below: FileSystem = blockingFileSystem): OverlayFileSystem {
  const covers = new Map<string, { readonly bytes: Uint8Array; readonly stamp: string }>();
  let count = 0;
  /** Returns the names of covered files and their folders directly below a folder. */
  const coveredBelow = (folder: string) => {
    const names = new Map<string, 'file' | 'directory'>();
    for (const file of covers.keys()) {
      const [name, ...rest] = file.startsWith(folder + sep)
        ? file.slice(folder.length + 1).split(sep)
        : [];
      if (name !== undefined) names.set(name, rest.length > 0 ? 'directory' : 'file');
    }
    return names;
  };
  return {
    ...below,

    cover: (path, text) => {
      count += 1;
      covers.set(path, { bytes: new TextEncoder().encode(text), stamp: `unsaved-${count}` });
    },

    uncover: (path) => void covers.delete(path),

    readFile: async (path) => covers.get(path)?.bytes ?? below.readFile(path),

    stat: async (path) => {
      const cover = covers.get(path);
      if (cover === undefined) return below.stat(path);
      return { kind: 'file', bytes: cover.bytes.length, stamp: cover.stamp };
    },

    // A new file may be open before it, and its folder, are saved for the first time.
    readDirectory: async (path) => {
      const unsaved = coveredBelow(path);
      const entries = await below.readDirectory(path).catch((error: unknown) => {
        if (unsaved.size === 0) throw error;
        return [];
      });
      for (const { name } of entries) unsaved.delete(name);
      return [...entries, ...[...unsaved].map(([name, kind]) => ({ name, kind }))];
    },

    realPath: (path) =>
      below.realPath(path).catch((error: unknown) => {
        if (!covers.has(path) && coveredBelow(path).size === 0) throw error;
        return path;
      }),
  };
}
