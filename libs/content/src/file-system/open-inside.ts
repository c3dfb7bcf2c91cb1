import { constants } from 'node:fs';
import { open, readlink, realpath, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { sep } from 'node:path';

/**
 * Opens a file for reading if it is in a folder, links resolved. The file that was opened is checked,
 * not its path, which someone who may write to the folder can point elsewhere between a check and the
 * opening. A pipe in its place does not block.
 * @throws with the code `ELOOP` if a link leads out of the folder, or if it is not a file.
 */
export async function openInside(file: string, folder: string): Promise<FileHandle> {
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const [opened, realFolder] = await Promise.all([openedPath(handle, file), realpath(folder)]);
    if (opened?.startsWith(realFolder + sep) && (await handle.stat()).isFile()) return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  throw Object.assign(new Error(`${file} is not a file in ${folder}`), { code: 'ELOOP' });
}

/** Returns the path of an open file without links; undefined if it is not known. */
async function openedPath(handle: FileHandle, file: string): Promise<string | undefined> {
  try {
    return await readlink(`/proc/self/fd/${handle.fd}`);
  } catch {
    // Not Linux.
    const real = await realpath(file);
    const [opened, resolved] = await Promise.all([handle.stat(), stat(real)]);
    return opened.ino === resolved.ino && opened.dev === resolved.dev ? real : undefined;
  }
}
