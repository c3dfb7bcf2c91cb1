import type { Asset } from '@forecourt/block-schemas';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * The file to read an asset from: the one that was read and checked, or its copy while that is missing
 * or another one is in its place (TEN-11). A link that takes the place of an asset could lead to any
 * file of the server, so without a copy only a file in the tenant's own folder will do (TEN-10).
 * @returns undefined if there is none.
 */
export async function assetFile(asset: Asset): Promise<string | undefined> {
  const { file, copy, identity } = asset;
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  if (found && `${found.dev}-${found.ino}` === identity) return file;
  if (copy !== undefined) return copy;
  return found?.isFile() && found.nlink === 1n && (await isOwn(asset)) ? file : undefined;
}

/** True if no link leads out of the tenant's folder. */
async function isOwn({ file, path: name }: Asset): Promise<boolean> {
  if (!file.endsWith(name)) return false;
  try {
    const folder = await realpath(file.slice(0, -name.length));
    return (await realpath(file)).startsWith(folder + path.sep);
  } catch {
    return false;
  }
}
