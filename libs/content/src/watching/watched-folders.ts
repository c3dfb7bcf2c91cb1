import { join } from 'node:path';
import type { FileSystem } from '../file-system/file-system.ts';
import { inParallel } from '../reading/in-parallel.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';

const kinds = ['pages', 'components', 'data', 'assets'];
const foldersAtOnce = 16;

/** Returns a tenant's folder and those of each kind of file in it. */
export const foldersOfTenant = (directory: string): readonly string[] => [
  directory,
  ...kinds.map((kind) => join(directory, kind)),
];

/** Returns a folder of tenants and the folders of each tenant, even if it can't be listed now. */
export async function foldersOfTenants(
  fs: FileSystem,
  root: string,
  before: Iterable<string>,
): Promise<readonly string[]> {
  const names = await tenantFolders(fs, root).catch((): string[] => []);
  const listed = names.flatMap((name) => foldersOfTenant(join(root, name)));
  return [...new Set([root, ...listed, ...before])];
}

/**
 * Returns the current identity of each folder; '' for one that is missing. A folder that replaces
 * another one of the same name has another identity.
 */
export async function folderIdentities(
  fs: FileSystem,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const identities = await inParallel(folders, foldersAtOnce, async (path) => {
    const stat = await fs.stat(path).catch(() => undefined);
    return stat?.kind === 'directory' ? (stat.identity ?? 'there') : '';
  });
  return new Map(folders.map((path, index) => [path, identities[index]!]));
}
