import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { UsageError } from '../errors/exit-codes.ts';
import { printable } from '../terminal/printable.ts';

/**
 * Replaces an existing file atomically. Links are followed and permissions are preserved.
 * @throws {UsageError} if it can't be written.
 */
export async function replaceFile(file: string, text: string): Promise<void> {
  const real = await realpath(file).catch(() => file);
  const beside = `${real}.${process.pid}.tmp`;
  try {
    const { mode } = await stat(real);
    await writeFile(beside, text);
    await chmod(beside, mode);
    await rename(beside, real);
  } catch (error) {
    await rm(beside, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(printable(`"${file}" cannot be written (${code})`));
  }
}
