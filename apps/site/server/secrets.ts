import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileName = 'secret';

/**
 * The secrets of `FORECOURT_SECRET`; where the operator sets none, one of the data folder's own,
 * made at the first start and readable by its owner alone.
 */
export async function readSecrets(
  configured: readonly string[],
  dataDir: string,
): Promise<readonly string[]> {
  if (configured.length > 0) return configured;
  const file = path.join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true });
  const own = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(own, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flush: true,
    });
    // Of servers that start together one wins, and none ever reads half a secret.
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 32)
    throw new Error(`${file} holds no secret. Restore it, or delete it if nothing was encrypted.`);
  return [secret];
}
