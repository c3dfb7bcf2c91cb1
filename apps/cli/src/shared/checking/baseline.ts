import { readFile, writeFile } from 'node:fs/promises';
import { parseBaseline } from '@forecourt/checker';
import type { Baseline } from '@forecourt/checker';
import { UsageError } from '../errors/exit-codes.ts';

/**
 * Reads a baseline.
 * @throws {UsageError} if it is not there or no baseline.
 */
export async function readBaseline(file: string): Promise<Baseline> {
  try {
    return parseBaseline(await readFile(file, 'utf8'));
  } catch (error) {
    const why = error instanceof RangeError ? error.message : 'cannot be read';
    throw new UsageError(`the baseline "${file}" ${why}; --update-baseline writes a new one`);
  }
}

/**
 * Writes a baseline.
 * @throws {UsageError} if the file can't be written.
 */
export async function writeBaseline(file: string, baseline: Baseline): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(baseline, null, 2)}\n`);
  } catch (error) {
    throw new UsageError(
      `the baseline "${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}
