import { join } from 'node:path';
import type { Asset } from '@forecourt/block-schemas';
import type { FileStat } from '../file-system/file-system.ts';
import { namesByCase } from '../reading/names-by-case.ts';
import { readAsset } from '../reading/read-asset.ts';
import { lostFiles } from './emptied-folder.ts';
import type { FileState } from './file-state.ts';
import { refreshFolder, withNewestUnknown, type FolderRefresh } from './refresh-folder.ts';
import type { TenantFiles } from './tenant-files.ts';

/** Returns the asset with the identity of its new file; undefined if that did not change. */
const movedAsset = (
  served: Asset | undefined,
  version: string,
  { identity }: FileStat,
): Asset | undefined =>
  served?.hash === version && identity !== undefined && served.identity !== identity
    ? Object.freeze({ ...served, identity })
    : undefined;

/** Returns the state of an asset whose file must not be read, such as a link out of the tenant's folder: a copy is served, or nothing. */
const withoutAssetFile = (state: FileState<Asset>): FileState<Asset> => ({
  ...withNewestUnknown(state),
  ...(state.served && { served: Object.freeze({ ...state.served, refused: true as const }) }),
});

/** Reads the changed assets of a tenant. Never throws. */
export async function refreshAssets(
  refresh: FolderRefresh,
  before: TenantFiles['assets'] | undefined,
): Promise<TenantFiles['assets']> {
  const { fs, directory, nameOf } = refresh.context;
  const assets = await refreshFolder<Asset>(refresh, {
    folder: 'assets',
    recursive: true,
    accepts: (_name, kind) => kind !== 'directory',
    before,
    read: async (path, stat, known) => {
      const file = join(directory, path);
      const reading = await readAsset(fs, file, `/${path}`, nameOf(path), stat, known);
      const { asset, findings, same } = reading;
      if (same !== undefined) {
        const value = movedAsset(before?.get(path)?.served, same, stat);
        return { version: same, broken: false, same: true, findings, value };
      }
      const broken = asset === undefined || reading.broken === true;
      return { version: asset?.hash ?? '', value: asset, broken, findings };
    },
    withoutFile: withoutAssetFile,
    emptied: lostFiles(2),
  });
  refresh.findings.push(...namesByCase(assets.keys(), nameOf));
  return assets;
}
