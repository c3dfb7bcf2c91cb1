import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../reading/in-parallel.ts';
import type { TenantFiles } from '../tenant/tenant-files.ts';
import { copyUnchanged } from './copy-unchanged.ts';
import type { Storable } from './storable-files.ts';

/** How {@link storeFiles} stores the files of a tenant. */
export interface StoreFilesOptions {
  /** The tenant's folder. */
  readonly from: string;
  /** The folder of its copies. */
  readonly to: string;
  readonly assets: TenantFiles['assets'];
  /** Bytes of assets that are stored. */
  readonly maxAssetBytes: number;
  /** Resolves to false while no further file is to be stored. */
  readonly hasRoom: () => Promise<boolean>;
}

const filesAtOnce = 16;

/**
 * Copies the good files of a tenant that are new or have changed, and removes the copies of files
 * that are gone.
 * @param versions of the stored files by path, which are brought up to date.
 */
export async function storeFiles(
  { known, good }: Storable,
  versions: Map<string, string>,
  { from, to, assets, maxAssetBytes, hasRoom }: StoreFilesOptions,
): Promise<void> {
  for (const path of [...versions.keys()].filter((each) => !known.has(each))) {
    await rm(join(to, path), { force: true });
    versions.delete(path);
  }
  let room = maxAssetBytes;
  const fresh = [...good].filter(([path, { version }]) => {
    room -= assets.get(path)?.served?.bytes ?? 0;
    return versions.get(path) !== version && (room >= 0 || !assets.has(path));
  });
  await inParallel(fresh, filesAtOnce, async ([path, { version, stamp }]) => {
    if (!(await hasRoom())) return;
    if (await copyUnchanged(join(from, path), from, join(to, path), stamp))
      versions.set(path, version);
  });
}
