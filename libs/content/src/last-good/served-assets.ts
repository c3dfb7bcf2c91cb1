import { join } from 'node:path';
import type { Asset } from '@forecourt/block-schemas';
import type { FileState } from '../tenant/file-state.ts';
import type { TenantReading } from '../tenant/read-tenant.ts';
import { assetsByPath } from '../tenant/tenant-files.ts';

/**
 * The reading with the assets that were copied to a folder served from there.
 * @param versions of the files that the folder holds, by their paths.
 */
export function servingAssetsFrom(
  folder: string,
  reading: TenantReading,
  versions: ReadonlyMap<string, string>,
): TenantReading {
  const { files, snapshot } = reading;
  if (files === undefined || snapshot === undefined) return reading;
  let isMoved = false;
  const assets = new Map<string, FileState<Asset>>();
  for (const [path, state] of files.assets) {
    const { served } = state;
    const file = join(folder, path);
    const isCopied = served !== undefined && versions.get(path) === served.hash;
    if (!isCopied || served.file === file) {
      assets.set(path, state);
    } else {
      isMoved = true;
      assets.set(path, { ...state, served: Object.freeze({ ...served, file }) });
    }
  }
  if (!isMoved) return reading;
  return {
    ...reading,
    files: { ...files, assets },
    snapshot: Object.freeze({ ...snapshot, assets: assetsByPath(assets) }),
  };
}
