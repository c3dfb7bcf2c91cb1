import { openInside } from '@forecourt/content';
import type { Asset } from '@forecourt/block-schemas';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** A file that is open for reading. */
export interface OpenAsset {
  readonly file: string;
  readonly handle: FileHandle;
  /** False for another file than the one that was checked and hashed. */
  readonly isChecked: boolean;
  /** Entity tag of the content without its quotes: the asset's hash, or the state of the other file. */
  readonly tag: string;
}

/**
 * Opens the file of an asset: the one that was checked, or its copy while that is missing or has been
 * replaced (TEN-11). A link that replaces an asset or its folder could lead to any file of the server,
 * so only a file in the tenant's own folder is opened (TEN-10). Without a copy, it may be another one
 * than the one that was checked.
 * @returns undefined if there is none.
 */
export async function openAsset(asset: Asset): Promise<OpenAsset | undefined> {
  const { file, copy } = asset;
  const handle = await openInside(file, tenantFolder(asset)).catch(() => undefined);
  if (handle) {
    const found = await examine(handle, asset).catch(() => undefined);
    if (found?.isAllowed) return { file, handle, ...found };
    await handle.close();
  }
  if (copy === undefined) return undefined;
  const copied = await open(copy).catch(() => undefined);
  return copied && { file: copy, handle: copied, isChecked: true, tag: asset.hash };
}

/**
 * Allows the file that was checked and, without a copy, any that has no other name. A file of another
 * size was written over the one that was checked.
 */
async function examine(handle: FileHandle, { copy, identity, bytes, hash }: Asset) {
  const { dev, ino, nlink, size, mtimeNs } = await handle.stat({ bigint: true });
  const isSame = `${dev}-${ino}` === identity;
  const isChecked = isSame && Number(size) === bytes;
  return {
    isChecked,
    isAllowed: isSame || (copy === undefined && nlink === 1n),
    tag: isChecked ? hash : `${ino}-${mtimeNs}-${size}`,
  };
}

/** Returns the path of the file that {@link openAsset} opens. It may be another file a moment later. */
export async function assetFile(asset: Asset): Promise<string | undefined> {
  const opened = await openAsset(asset);
  await opened?.handle.close();
  return opened?.file;
}

/** Returns the folder that the path of an asset is relative to. */
const tenantFolder = ({ file, path: name }: Asset) =>
  path.resolve(file, ...name.split('/').map((part) => (part === '' ? '.' : '..')));
