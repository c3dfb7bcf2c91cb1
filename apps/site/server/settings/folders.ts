import { access, chmod, constants, lstat, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/** Folders of the settings, as absolute paths. */
interface Folders {
  readonly tenantsDir: string;
  readonly dataDir: string;
}

/**
 * Creates the data folder if it is missing, and checks that both folders can be used, so that a
 * mistyped one is reported at startup.
 * @throws {ConfigError} naming every folder that can't be used.
 */
export async function prepareFolders(folders: Folders): Promise<void> {
  const errors = await folderErrors(folders);
  if (errors.length > 0) throw new ConfigError(errors);
}

/** Does the same, and returns a message for each folder that can't be used. */
export async function folderErrors({ tenantsDir, dataDir }: Folders): Promise<readonly string[]> {
  const errors = await Promise.all([
    readable(tenantsDir).then(nothing, async (error: NodeJS.ErrnoException) =>
      // A mount may be missing at startup: tenants are then served from their last good versions.
      (await holdsFolders(resolve(dataDir, 'content')))
        ? []
        : [
            `FORECOURT_TENANTS_DIR must be a folder that can be read, but "${tenantsDir}" is not (${error.code})`,
          ],
    ),
    writable(dataDir).then(nothing, (error: NodeJS.ErrnoException) => [
      `FORECOURT_DATA_DIR must be a folder that can be written to, but "${dataDir}" is not (${error.code})`,
    ]),
  ]);
  if (errors[1].length === 0) await makePrivate(dataDir);
  return errors.flat();
}

/**
 * Files that earlier versions created with public permissions. The folder itself may be shared, so
 * its permissions are unchanged.
 */
const ownFolders = ['images', 'build-files'];
const ownFiles = ['secret', 'leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm'];

/** Removes other users' permissions from the server's own files. Files of other owners are unchanged. */
async function makePrivate(dataDir: string): Promise<void> {
  const restrict = async (name: string, mode: number) => {
    const path = resolve(dataDir, name);
    const found = await lstat(path).catch(() => undefined);
    if (!found || found.isSymbolicLink() || (found.mode & 0o077) === 0) return;
    await chmod(path, mode).catch(() => undefined);
  };
  await Promise.all([
    ...ownFolders.map((name) => restrict(name, 0o700)),
    ...ownFiles.map((name) => restrict(name, 0o600)),
  ]);
}

const nothing = (): readonly string[] => [];

const { R_OK, W_OK, X_OK } = constants;

async function readable(folder: string): Promise<void> {
  await access(`${folder}/.`, R_OK | X_OK);
}

async function writable(folder: string): Promise<void> {
  await makeFolder(folder);
  await access(`${folder}/.`, R_OK | W_OK | X_OK);
}

const holdsFolders = async (path: string): Promise<boolean> =>
  (await readdir(path, { withFileTypes: true }).catch(() => [])).some((entry) =>
    entry.isDirectory(),
  );

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Creates a folder and its parents. Node's own recursive `mkdir` never returns if the system
 * reports ENOENT for a folder that can't be created, as below /proc.
 */
async function makeFolder(path: string): Promise<void> {
  const missing: string[] = [];
  for (let at = resolve(path); !(await exists(at)); at = dirname(at)) missing.unshift(at);
  for (const each of missing)
    await mkdir(each, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
}
