import { randomBytes } from 'node:crypto';
import { dataLimits } from '@forecourt/content';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { UsageError } from '../../../shared/errors/exit-codes.ts';
import { ImportRefused } from '../import-refused.ts';
import { lockStock } from './stock-lock.ts';

const fileName = 'cars.json';
const unfinished = /^\.cars\.json\.[0-9a-f]+\.tmp$/;
const bufferSize = 1 << 18;

/** Removes what imports that were killed left behind. Only for who holds the lock. */
async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (unfinished.test(name)) await rm(join(directory, name), { force: true });
}

/** What is renamed is there after a power cut only once its folder is on the disk too. */
async function syncFolder(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function write(file: FileHandle, cars: AsyncIterable<Car>): Promise<number> {
  let count = 0;
  let bytes = 0;
  let buffer = '[';
  const flush = async () => {
    const part = Buffer.from(buffer, 'utf8');
    buffer = '';
    bytes += part.length;
    if (bytes > dataLimits.maxBytes)
      throw new ImportRefused(
        `the stock is larger than the ${dataLimits.maxBytes / 1_000_000} MB that a site reads from a file; import it into a database with DATABASE_URL`,
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
 * Replaces the cars of a tenant's files. They are written beside and put on the disk; the one rename
 * at the end is the switch, so that whoever reads, at any moment, finds the old or the new stock whole.
 * When `cars` rejects, the old stock stays.
 * @param directory the tenant's data folder.
 * @returns how many cars there are now.
 * @throws {UsageError} if another import is running or the folder can't be written.
 */
export async function replaceStockFile(
  directory: string,
  cars: AsyncIterable<Car>,
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
        // The server may run as another user: who could read the stock can read it still, whatever
        // the umask is.
        if (mode !== undefined) await file.chmod(mode);
        count = await write(file, cars);
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
      throw new UsageError(`the stock in "${directory}" cannot be written (${code})`);
    throw error;
  } finally {
    unlock();
  }
}
