import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileStat } from '../file-system/node-file-system.ts';
import { openInside } from '../file-system/open-inside.ts';
import { unfinishedIn } from './unfinished-files.ts';

/**
 * Copies a file unless it has changed since it was read. Readers of `target` see the earlier copy or
 * the whole new one.
 * @param folder that the file must not lead out of. @param stamp of the file when it was read.
 * @returns false if it has changed; there is no new copy then.
 */
export async function copyUnchanged(
  file: string,
  folder: string,
  target: string,
  stamp: string,
): Promise<boolean> {
  const unfinished = unfinishedIn(dirname(target));
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    const handle = await openInside(file, folder);
    try {
      await writeFile(unfinished, handle.createReadStream({ autoClose: false }), { mode: 0o600 });
      if (fileStat(await handle.stat({ bigint: true })).stamp !== stamp) return false;
    } finally {
      await handle.close();
    }
    await rename(unfinished, target);
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}
