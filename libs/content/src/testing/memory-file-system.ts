import { posix } from 'node:path';
import type { DirectoryEntry, FileKind, FileSystem } from '../file-system/file-system.ts';

/** A file's content: text, bytes, a link to another path, or the code of the error that reading it throws. */
export type MemoryFile =
  string | Uint8Array | { readonly link: string } | { readonly fails: string };

/** Files in memory, for tests: the contract of the disk, with errors on demand. */
export interface MemoryFileSystem extends FileSystem {
  /** Writes a file, creates the folders above it and notifies the watchers. */
  readonly write: (path: string, content: MemoryFile) => void;
  /** Removes a file, or a folder with its content, and notifies the watchers. */
  readonly remove: (path: string) => void;
  /** Paths that `readFile` has been called with, in order. */
  readonly reads: readonly string[];
}

const failure = (code: string, path: string): Error =>
  Object.assign(new Error(`${code}: ${path}`), { code });

const isLink = (file: MemoryFile | undefined): file is { readonly link: string } =>
  typeof file === 'object' && 'link' in file;

const encoder = new TextEncoder();

/** Creates a file system in memory that holds `files`, by absolute path. */
export function memoryFileSystem(
  files: Readonly<Record<string, MemoryFile>> = {},
): MemoryFileSystem {
  const store = new Map<string, { content: MemoryFile; stamp: string }>();
  const listeners = new Set<{ root: string; onChange: (path: string) => void }>();
  const reads: string[] = [];
  let writes = 0;

  const below = (directory: string) => (directory === '/' ? '/' : `${directory}/`);
  const isDirectory = (path: string) =>
    path === '/' || [...store.keys()].some((name) => name.startsWith(below(path)));

  /** Follows links in every part of the path. */
  const resolve = (path: string, hops = 0): string => {
    let at = '/';
    const parts = posix.resolve('/', path).split('/').filter(Boolean);
    for (const [index, part] of parts.entries()) {
      at = posix.join(at, part);
      const file = store.get(at)?.content;
      if (!isLink(file)) continue;
      if (hops > 30) throw failure('ELOOP', path);
      const rest = parts.slice(index + 1).join('/');
      return resolve(posix.join(posix.resolve(posix.dirname(at), file.link), rest), hops + 1);
    }
    return at;
  };

  const find = (path: string) => {
    const real = resolve(path);
    const file = store.get(real);
    if (file === undefined && !isDirectory(real)) throw failure('ENOENT', path);
    return { real, file };
  };

  const notify = (path: string) => {
    for (const { root, onChange } of listeners)
      if (path === root || path.startsWith(below(root))) onChange(path);
  };

  const write = (path: string, content: MemoryFile) => {
    writes += 1;
    store.set(posix.resolve('/', path), { content, stamp: `${writes}` });
    notify(path);
  };
  for (const [path, content] of Object.entries(files)) write(path, content);

  return {
    reads,
    write,

    remove: (path) => {
      for (const name of [...store.keys()])
        if (name === path || name.startsWith(below(path))) store.delete(name);
      notify(path);
    },

    readFile: async (path) => {
      const { file } = find(path);
      reads.push(path);
      if (file === undefined) throw failure('EISDIR', path);
      const { content } = file;
      if (typeof content === 'object' && 'fails' in content) throw failure(content.fails, path);
      return typeof content === 'string' ? encoder.encode(content) : (content as Uint8Array);
    },

    readDirectory: async (path) => {
      const { real, file } = find(path);
      if (file !== undefined) throw failure('ENOTDIR', path);
      const entries = new Map<string, DirectoryEntry>();
      for (const [name, { content }] of store) {
        if (!name.startsWith(below(real))) continue;
        const [first = '', ...rest] = name.slice(below(real).length).split('/');
        const kind: FileKind | 'link' =
          rest.length > 0 ? 'directory' : isLink(content) ? 'link' : 'file';
        entries.set(first, { name: first, kind });
      }
      return [...entries.values()];
    },

    stat: async (path) => {
      const { file } = find(path);
      if (file === undefined) return { kind: 'directory', bytes: 0, stamp: 'directory' };
      const { content, stamp } = file;
      const bytes =
        typeof content === 'string'
          ? encoder.encode(content).length
          : content instanceof Uint8Array
            ? content.length
            : 0;
      return { kind: 'file', bytes, stamp };
    },

    realPath: async (path) => find(path).real,

    watch: (root, onChange) => {
      const listener = { root, onChange };
      listeners.add(listener);
      return {
        ready: Promise.resolve(),
        close: async () => void listeners.delete(listener),
      };
    },
  };
}
