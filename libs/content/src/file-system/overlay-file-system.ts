import { basename, dirname } from 'node:path';
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

    // A new file may be open before it is saved for the first time.
    readDirectory: async (path) => {
      const entries = await below.readDirectory(path);
      const names = new Set(entries.map(({ name }) => name));
      const unsaved = [...covers.keys()]
        .filter((file) => dirname(file) === path && !names.has(basename(file)))
        .map((file) => ({ name: basename(file), kind: 'file' as const }));
      return [...entries, ...unsaved];
    },
  };
}
