import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { StockError } from './stock-error.ts';
import { lockStock } from './stock-lock.ts';

const fileName = 'cars.json';
const unfinished = /^\.cars\.json\.[0-9a-f]+\.tmp$/;
const bufferSize = 1 << 18;

/** Removes temporary files of imports that were killed. The caller must hold the lock. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (unfinished.test(name)) await rm(join(directory, name), { force: true });
}

/** Syncs a folder to the disk: a rename survives a power cut only after that. */
async function syncFolder(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function write(
  file: FileHandle,
  cars: AsyncIterable<Car>,
  maxBytes: number,
): Promise<number> {
  let count = 0;
  let bytes = 0;
  let buffer = '[';
  const flush = async () => {
    const part = Buffer.from(buffer, 'utf8');
    buffer = '';
    bytes += part.length;
    if (bytes > maxBytes)
      throw new StockError(
        'too-large',
        `the stock is larger than the ${maxBytes / 1_000_000} MB that a site reads from a file`,
      );
    await file.writeFile(part);
  };
  for await (const car of cars) {
    buffer += `${count === 0 ? '' : ','}\n${JSON.stringify(car)}`;
    count += 1;
    if (buffer.length > bufferSize) await flush();
  }
  buffer += count === 0 ? ']\n' : '\n]\n';
  await flush();
  return count;
}

const modeOf = async (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ mode }) => mode & 0o777,
    () => undefined,
  );

/**
 * Replaces the cars of a tenant's files, in one step: they are written and synced to a temporary file,
 * then renamed. Readers find the old or the new stock whole at any moment.
 * When `cars` rejects, the old stock stays.
 * @param directory the tenant's data folder.
 * @param maxBytes size of the largest file that a site reads.
 * @returns the number of cars.
 * @throws {StockError} if another import is running, the folder can't be written or the stock is too
 *   large.
 */
export async function replaceStockFile(
  directory: string,
  cars: AsyncIterable<Car>,
  maxBytes: number,
): Promise<number> {
  const unlock = await lockStock(directory);
  try {
    await removeUnfinished(directory);
    const target = join(directory, fileName);
    const beside = join(directory, `.${fileName}.${randomBytes(6).toString('hex')}.tmp`);
    try {
      const mode = await modeOf(target);
      const file = await open(beside, 'wx', mode);
      let count: number;
      try {
        // The server may run as another user: permissions stay, whatever the umask is.
        if (mode !== undefined) await file.chmod(mode);
        count = await write(file, cars, maxBytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, target);
      await syncFolder(directory);
      return count;
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined && /^E[A-Z]+$/.test(code))
      throw new StockError(
        'unwritable',
        `the stock in "${directory}" cannot be written (${code})`,
        { cause: error },
      );
    throw error;
  } finally {
    unlock();
  }
}
