import type { TenantSnapshot } from '@forecourt/block-schemas';
import { assetMove } from '@forecourt/content';
import type { FileSystem } from '@forecourt/content';
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

/** A rename within the assets of one tenant. */
interface AssetRename extends FileRename {
  readonly from: FileLocation & { readonly directory: string };
}

/** Returns the renames within the assets of one tenant, by its folder; all others leave references as they are. */
export const assetRenames = (renames: readonly FileRename[]) =>
  Map.groupBy(
    renames.filter(
      (each): each is AssetRename =>
        isAsset(each.from) && isAsset(each.to) && each.from.directory === each.to.directory,
    ),
    ({ from }) => from.directory,
  );

/** Returns the changes with which the references of a tenant follow its assets. */
export const followAssets = (
  renames: readonly FileRename[],
  snapshot: TenantSnapshot,
  fs: FileSystem,
): Promise<Record<string, TextEdit[]>> => {
  const addresses = renames.map(({ from, to }) => ({ from: `/${from.file}`, to: `/${to.file}` }));
  return moveEdits(snapshot, fs, assetMove(addresses));
};
