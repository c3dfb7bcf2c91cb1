import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** Creates a folder that is deleted after the tests of a file. @param name its purpose */
export async function temporaryFolder(name = 'test'): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), `forecourt-${name}-`)));
  folders.push(folder);
  return folder;
}

/** Deletes the folders so far. */
export async function removeTemporaryFolders(): Promise<void> {
  for (const folder of folders.splice(0))
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
