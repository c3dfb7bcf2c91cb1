import type { Asset } from '@forecourt/block-schemas';
import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the file to read an asset from: the one that was checked, or its copy while that is
 * missing or has been replaced (TEN-11). A link that replaces an asset could lead to any file of
 * the server, so without a copy only a file in the tenant's own folder is read (TEN-10).
 * @returns undefined if there is none.
 */
export async function assetFile(asset: Asset): Promise<string | undefined> {
  const { file, copy, identity } = asset;
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  if (found && `${found.dev}-${found.ino}` === identity) return file;
  if (copy !== undefined) return copy;
  return found?.isFile() && found.nlink === 1n && (await isOwn(asset)) ? file : undefined;
}

/** Returns true if no link leads out of the tenant's folder. */
async function isOwn({ file, path: name }: Asset): Promise<boolean> {
  if (!file.endsWith(name)) return false;
  try {
    const folder = await realpath(file.slice(0, -name.length));
    return (await realpath(file)).startsWith(folder + path.sep);
  } catch {
    return false;
  }
}
