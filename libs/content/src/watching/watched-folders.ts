import { dirname, join } from 'node:path';
import type { FileSystem } from '../file-system/file-system.ts';
import { inParallel } from '../reading/in-parallel.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';

const kinds = ['pages', 'components', 'data', 'assets'];
const foldersAtOnce = 16;

/** Rounds in which every folder is read at least once. */
export const roundsOfAll = 10;

/** A folder as a round found it. */
export interface SeenFolder {
  /** '' for a missing folder. One that replaces another one of the same name has another identity. */
  readonly identity: string;
  /** Changes whenever a name in the folder is added, removed or replaced by renaming. */
  readonly stamp: string;
}

/** Folders by path. */
export type SeenFolders = ReadonlyMap<string, SeenFolder>;

const missing: SeenFolder = { identity: '', stamp: '' };

const readFolder = async (fs: FileSystem, path: string): Promise<SeenFolder> => {
  const stat = await fs.stat(path).catch(() => undefined);
  if (stat?.kind !== 'directory') return missing;
  return { identity: stat.identity ?? 'there', stamp: stat.stamp };
};

/** A round of reading watched folders. */
export interface FolderRound {
  readonly fs: FileSystem;
  /** A tenant's folder, or a folder of tenants. */
  readonly root: string;
  readonly isFolderOfTenants: boolean;
  /** Result of the round before. */
  readonly before: SeenFolders;
  /** Number of the round. */
  readonly round: number;
}

/**
 * Reads the watched folder, the folders of its tenants, and those of each kind of file in them. What
 * is within a folder that is the same as before is the same, too: renaming changes the stamp of the
 * folder around. A mount and the target of a link don't, so that every folder is read again within
 * {@link roundsOfAll} rounds, a part in each.
 */
export async function readFolders(given: FolderRound): Promise<SeenFolders> {
  const { fs, root, isFolderOfTenants, before, round } = given;
  const isTurn = (index: number) => (index + round) % roundsOfAll === 0;
  const isUnchanged = (path: string, { identity, stamp }: SeenFolder) => {
    const known = before.get(path);
    return identity !== '' && known?.identity === identity && known.stamp === stamp;
  };
  const top = await readFolder(fs, root);
  const tenants = isFolderOfTenants
    ? await tenantsBelow(given, isUnchanged(root, top) && !isTurn(0))
    : [root];
  const found = await inParallel([...tenants.entries()], foldersAtOnce, async ([index, path]) => {
    const folder = path === root ? top : await readFolder(fs, path);
    const isKnown = isUnchanged(path, folder) && !isTurn(index);
    const within = kinds.map((kind) => join(path, kind));
    const read = async (each: string) =>
      [each, (isKnown && before.get(each)) || (await readFolder(fs, each))] as const;
    return [[path, folder] as const, ...(await Promise.all(within.map(read)))];
  });
  return new Map([[root, top] as const, ...found.flat()]);
}

/**
 * Returns the folders of tenants: those that were there before and, unless the folder around them is
 * unchanged, those that are listed now.
 */
async function tenantsBelow(
  { fs, root, before }: FolderRound,
  isUnchanged: boolean,
): Promise<readonly string[]> {
  const known = [...before].flatMap(([path, { identity }]) =>
    identity !== '' && dirname(path) === root ? [path] : [],
  );
  if (isUnchanged) return known;
  const names = await tenantFolders(fs, root).catch((): string[] => []);
  return [...new Set([...names.map((name) => join(root, name)), ...known])];
}
