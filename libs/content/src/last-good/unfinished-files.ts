import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const uuid = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.tmp$/;

/** Age in milliseconds at which a file that is still unfinished was left by a server that was killed. */
const abandonedMs = 3_600_000;

/** Returns a path in a folder for a file that is renamed once it is complete. */
export const unfinishedIn = (folder: string): string => join(folder, `.${randomUUID()}.tmp`);

/** Removes the unfinished files below a folder that nobody will complete. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const { name, parentPath } of entries) {
    if (!uuid.test(name)) continue;
    const file = join(parentPath, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts && now - facts.mtimeMs > abandonedMs) await rm(file, { force: true });
  }
}
