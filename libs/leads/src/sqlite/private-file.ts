import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a database and the files that SQLite puts beside it readable by their owner only: a new file
 * is created that way, regardless of the umask, and the modes of existing files are corrected. SQLite
 * gives `-wal` and `-shm` the mode of the database.
 * @param mustExist reject instead of creating the file, or if it is empty
 * @throws Node's error when the file or its folder cannot be created, or does not exist
 */
export async function makePrivate(file: string, mustExist = false): Promise<void> {
  if (mustExist) {
    if ((await stat(file)).size === 0) throw Object.assign(new Error('empty'), { code: 'ENOENT' });
  } else {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await (await open(file, 'a', 0o600)).close();
  }
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`])
    await restrict(each).catch((error: NodeJS.ErrnoException) => {
      // It does not exist, or it is another user's, who decides who reads it.
      if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
    });
}

async function restrict(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o777) !== 0o600) await chmod(file, 0o600);
}
