import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { UsageError } from '../exit-codes.ts';
import { printable } from '../terminal/printable.ts';
import type { MigratedDocument } from './migrate-document.ts';

/**
 * Writes a document at once or not at all; a link stays one, and the file keeps its mode.
 * @throws {UsageError} if it can't be written.
 */
export async function writeDocument({ document, text }: MigratedDocument): Promise<void> {
  const { file, marked } = document;
  const real = await realpath(file).catch(() => file);
  const beside = `${real}.${process.pid}.tmp`;
  try {
    const { mode } = await stat(real);
    await writeFile(beside, marked ? `\ufeff${text}` : text);
    await chmod(beside, mode);
    await rename(beside, real);
  } catch (error) {
    await rm(beside, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(printable(`"${file}" cannot be written (${code})`));
  }
}
