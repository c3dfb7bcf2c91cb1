import type { Asset } from '@forecourt/block-schemas';
import { access } from 'node:fs/promises';

/** The file to read an asset from: its own, or its copy while that is missing (TEN-11). */
export async function assetFile({ file, copy }: Pick<Asset, 'file' | 'copy'>): Promise<string> {
  if (copy === undefined) return file;
  return access(file).then(
    () => file,
    () => copy,
  );
}
