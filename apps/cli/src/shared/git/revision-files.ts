import { join, posix, relative, resolve, sep } from 'node:path';
import type { DirectoryEntry, FileSystem } from '@forecourt/content';
import type { BlobReader } from './blob-reader.ts';
import type { Repository, Revision } from './repository.ts';
import { runGit } from './run-git.ts';

/** A file or link of a commit. */
interface TreeEntry {
  readonly kind: 'file' | 'link';
  readonly id: string;
  readonly bytes: number;
}

/** Git's modes of files and links; the remaining one is a submodule's. */
const kinds: Readonly<Record<string, TreeEntry['kind']>> = {
  '100644': 'file',
  '100755': 'file',
  '120000': 'link',
};

const failure = (code: string, path: string): Error =>
  Object.assign(new Error(`${code}: ${path}`), { code });

async function readTree({ root }: Repository, { commit }: Revision, folder: string) {
  const only = folder === '' ? [] : ['--', folder];
  const list = ['ls-tree', '-r', '-z', '--long', '--full-tree', commit, ...only];
  const { ok, stdout, stderr } = await runGit(list, root);
  if (!ok) throw new Error(`git cannot list ${commit}: ${stderr.trim()}`);
  const entries = new Map<string, TreeEntry>();
  for (const line of stdout.split('\0')) {
    const [, mode = '', id = '', bytes = '', path] =
      /^(\d+) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec(line) ?? [];
    const kind = kinds[mode];
    if (path === undefined || kind === undefined) continue;
    entries.set(path, { kind, id, bytes: Number(bytes) });
  }
  return entries;
}

/** A folder of a commit, and the corresponding path on disk, which may not exist. */
export interface RevisionFolder {
  readonly repository: Repository;
  readonly revision: Revision;
  readonly blobs: BlobReader;
  /** Path in the repository. */
  readonly path: string;
  /** Path that callers use. */
  readonly directory: string;
}

/** Maximum number of links followed. */
const maxLinks = 30;

type TreeEntries = ReadonlyMap<string, TreeEntry>;

/** Returns the entries of each folder within a top folder, by its path. */
function childrenOf(entries: TreeEntries, top: string) {
  const children = new Map<string, Map<string, DirectoryEntry>>();
  for (const [path, { kind }] of entries) {
    for (let at = path, is: DirectoryEntry['kind'] = kind; ; is = 'directory') {
      const parent = posix.dirname(at) === '.' ? '' : posix.dirname(at);
      const names = children.get(parent) ?? new Map<string, DirectoryEntry>();
      const known = names.has(posix.basename(at));
      names.set(posix.basename(at), { name: posix.basename(at), kind: is });
      children.set(parent, names);
      if (known || parent === '' || parent === top) break;
      at = parent;
    }
  }
  return children;
}

/** Resolves links in every part of a path. */
async function withoutLinks(
  path: string,
  entries: TreeEntries,
  blobs: BlobReader,
  hops = 0,
): Promise<string> {
  const parts = path.split('/');
  for (let count = 1; count <= parts.length; count++) {
    const at = parts.slice(0, count).join('/');
    const entry = entries.get(at);
    if (entry?.kind !== 'link') continue;
    if (hops >= maxLinks) throw failure('ELOOP', path);
    const target = new TextDecoder().decode(await blobs.read(entry.id));
    if (posix.isAbsolute(target)) throw failure('ENOENT', path);
    const next = posix.join(posix.dirname(at), target, ...parts.slice(count));
    return withoutLinks(next, entries, blobs, hops + 1);
  }
  return path;
}

/**
 * A folder as it was at a commit, as a file system: under the same paths as on disk, read from git.
 * Links that lead out of it lead nowhere.
 */
export async function revisionFiles(folder: RevisionFolder): Promise<FileSystem> {
  const { blobs } = folder;
  const base = resolve(folder.directory);
  const entries = await readTree(folder.repository, folder.revision, folder.path);
  const children = childrenOf(entries, folder.path);

  const pathOf = (path: string): string => {
    const inside = relative(base, resolve(path)).replaceAll(sep, '/');
    return inside === '' ? folder.path : posix.join(folder.path, inside);
  };
  const onDisk = (place: string) => join(base, posix.relative(folder.path, place));

  const found = async (path: string) => {
    const place = await withoutLinks(pathOf(path), entries, blobs);
    const entry = entries.get(place);
    if (entry === undefined && !children.has(place)) throw failure('ENOENT', path);
    return { place, entry };
  };

  return {
    readFile: async (path) => {
      const { entry } = await found(path);
      if (entry === undefined) throw failure('EISDIR', path);
      return blobs.read(entry.id);
    },
    readDirectory: async (path) => {
      const { place, entry } = await found(path);
      if (entry !== undefined) throw failure('ENOTDIR', path);
      return [...(children.get(place)?.values() ?? [])];
    },
    stat: async (path) => {
      const { entry } = await found(path);
      if (entry === undefined) return { kind: 'directory', bytes: 0, stamp: 'directory' };
      return { kind: 'file', bytes: entry.bytes, stamp: entry.id };
    },
    realPath: async (path) => onDisk((await found(path)).place),
    watch: () => ({ ready: Promise.resolve(), close: async () => {} }),
  };
}

/** Returns the paths of a commit's tenant folders, those with settings, in order. */
export async function tenantFoldersAt(
  { root }: Repository,
  { commit }: Revision,
): Promise<readonly string[]> {
  const { ok, stdout, stderr } = await runGit(
    ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit],
    root,
  );
  if (!ok) throw new Error(`git cannot list ${commit}: ${stderr.trim()}`);
  return stdout
    .split('\0')
    .filter((path) => path === 'site.json' || path.endsWith('/site.json'))
    .map((path) => path.slice(0, -'/site.json'.length))
    .sort();
}
