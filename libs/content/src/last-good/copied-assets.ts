import { join } from 'node:path';
import type { Asset } from '@forecourt/block-schemas';
import type { FileState } from '../tenant/file-state.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import { assetsByPath } from '../tenant/tenant-files.ts';

/**
 * Adds the path of each asset's copy to a reading, so that it is served while its file is missing.
 * @param directory the tenant's folder, where the files are.
 * @param copies folder of the copies.
 * @param versions of the files that were copied, by their paths.
 */
export function withCopies(
  reading: TenantReading,
  directory: string,
  copies: string,
  versions: ReadonlyMap<string, string>,
): TenantReading {
  const { files, snapshot } = reading;
  if (files === undefined || snapshot === undefined) return reading;
  let isChanged = false;
  const assets = new Map<string, FileState<Asset>>();
  for (const [path, state] of files.assets) {
    const { served, version } = state;
    const copy = join(copies, path);
    // The file of a refused edit differs from the served version.
    const file = served?.hash === version ? join(directory, path) : copy;
    const isCopied = served !== undefined && versions.get(path) === served.hash;
    if (served !== undefined && served.hash !== version && !isCopied && !served.refused) {
      // The good version no longer exists, and the current content of its file was refused.
      isChanged = true;
      assets.set(path, { ...state, served: Object.freeze({ ...served, refused: true }) });
    } else if (!isCopied || (served.file === file && served.copy === copy && !served.refused)) {
      assets.set(path, state);
    } else {
      isChanged = true;
      const good = { ...served, file, copy };
      delete good.refused;
      assets.set(path, { ...state, served: Object.freeze(good) });
    }
  }
  if (!isChanged) return reading;
  return {
    ...reading,
    files: { ...files, assets },
    snapshot: Object.freeze({ ...snapshot, assets: assetsByPath(assets) }),
  };
}
