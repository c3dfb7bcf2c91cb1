import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, lstat, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minSecretLength, parseSecrets } from '@forecourt/leads';
import type { Logger } from 'pino';
import { StartError } from './start-error.ts';

const fileName = 'secret';

/**
 * Reads a setting of secrets, the newest first; their number is logged at startup.
 * @param errors receives a message if they can't be used.
 */
export function readSecretList(
  name: string,
  value: (name: string) => string | undefined,
  errors: string[],
): readonly string[] {
  const text = value(name);
  if (text === undefined) return [];
  const parsed = parseSecrets(name, text);
  if ('secrets' in parsed) return parsed.secrets;
  errors.push(parsed.message);
  return [];
}

/**
 * Returns the secrets of `FORECOURT_SECRET`; without any, the data folder's own secret, created at
 * the first start and readable by its owner alone.
 * @param leadsFile the SQLite file of leads, which a new secret cannot decrypt; undefined with
 * PostgreSQL
 * @throws {StartError} naming the file and what is wrong with it
 */
export async function readSecrets(
  configured: readonly string[],
  dataDir: string,
  leadsFile?: string,
): Promise<readonly [string, ...string[]]> {
  const [newest, ...earlier] = configured;
  if (newest !== undefined) return [newest, ...earlier];
  const file = path.join(dataDir, fileName);
  try {
    // A secret that exists is only read, so that a full disk keeps no server from starting.
    if (!(await isThere(file))) {
      if (leadsFile && (await holdsSomething(leadsFile)))
        throw new StartError(
          `The secret ${file} is missing, although there are leads in ${leadsFile}. Restore it from a backup, or set FORECOURT_SECRET: sensitive answers of stored leads cannot be read with another secret.`,
        );
      await create(file);
    }
    await chmod(file, 0o600).catch((error: NodeJS.ErrnoException) => {
      // The file belongs to another user, who controls its permissions.
      if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
    });
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length >= minSecretLength) return [secret];
    throw unusable(
      file,
      secret === '' ? 'is empty' : `is shorter than ${minSecretLength} characters`,
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof StartError || code === undefined) throw error;
    if (code === 'EISDIR') throw unusable(file, 'is a folder');
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StartError(`The secret ${file} cannot be created: the disk is full (${code}).`);
    throw unusable(file, `cannot be read or created (${code}): check its owner and permissions`);
  }
}

/**
 * Logs the number of secrets in a setting if there are several, so that an operator whose single
 * secret contains a comma notices.
 */
export function logSecretCounts(
  {
    secrets,
    viewerSecrets,
  }: { readonly secrets: readonly string[]; readonly viewerSecrets: readonly string[] },
  log: Pick<Logger, 'info'>,
): void {
  const settings = { FORECOURT_SECRET: secrets, FORECOURT_VIEWER_SECRET: viewerSecrets };
  for (const [setting, { length }] of Object.entries(settings))
    if (length > 1)
      log.info({ setting, secrets: length }, `${setting} holds ${length} secrets, comma-separated`);
}

const isThere = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

const holdsSomething = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ size }) => size > 0,
    () => false,
  );

const unusable = (file: string, why: string) =>
  new StartError(
    `The secret ${file} ${why}. Restore it from a backup or set FORECOURT_SECRET. Delete ${file} only if nothing was encrypted with it: sensitive answers of stored leads cannot be read without it.`,
  );

/** Creates the secret unless it exists, atomically: of servers that start together, one wins. */
async function create(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(own, `${randomBytes(32).toString('base64url')}\n`, {
      mode: 0o600,
      flush: true,
    });
    await link(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(own, { force: true });
  }
}
