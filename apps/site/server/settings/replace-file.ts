import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** Writes a file of the server's own to a temporary file and renames it, so that it is never incomplete. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
