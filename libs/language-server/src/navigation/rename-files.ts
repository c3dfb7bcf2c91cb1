import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { AddressMove, FileSystem } from '@forecourt/content';
import type { TextEdit } from 'vscode-languageserver/node';
import type { FileLocation } from '../documents/open-document.ts';
import { moveEdits } from './move-edits.ts';

/** A file or folder that the editor is about to rename. */
export interface FileRename {
  readonly from: FileLocation;
  readonly to: FileLocation;
}

const assetPrefix = 'assets/';
const isAsset = ({ file = '' }: FileLocation) => file.startsWith(assetPrefix);

/** Returns the renames within the assets of one tenant, by its folder; all others leave references as they are. */
export const assetRenames = (renames: readonly FileRename[]) =>
  Map.groupBy(
    renames.filter(
      ({ from, to }) => isAsset(from) && isAsset(to) && from.directory === to.directory,
    ),
    ({ from }) => from.directory!,
  );

/** Returns the move of assets, which may be in a folder that is renamed. */
const assetMove = (renames: readonly FileRename[]): AddressMove => ({
  kind: 'asset',
  newAddress: (address) => {
    for (const { from, to } of renames) {
      const old = `/${from.file}`;
      if (address === old) return `/${to.file}`;
      if (address.startsWith(`${old}/`)) return `/${to.file}${address.slice(old.length)}`;
    }
    return undefined;
  },
});

/** Returns the changes with which the references of a tenant follow its assets. */
export const followAssets = (
  renames: readonly FileRename[],
  snapshot: TenantSnapshot,
  fs: FileSystem,
): Promise<Record<string, TextEdit[]>> => moveEdits(snapshot, fs, assetMove(renames));
