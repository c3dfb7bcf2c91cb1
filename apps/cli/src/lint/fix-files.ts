import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { applyFixes } from '@forecourt/lint';
import { UsageError } from '../exit-codes.ts';
import type { PlacedLintFinding } from './lint-check.ts';

/** What was put right. */
export interface FixCount {
  readonly findings: number;
  readonly files: number;
}

/**
 * Puts right what findings know how to, file by file, each at once or not at all. Everything else in
 * a file stays as it was, byte for byte.
 * @throws {UsageError} if a file can't be written.
 */
export async function fixFiles(found: readonly PlacedLintFinding[]): Promise<FixCount> {
  const fixable = found.filter(({ fix }) => fix !== undefined);
  let [findings, files] = [0, 0];
  for (const [file, group] of Map.groupBy(fixable, ({ located }) => located.file)) {
    const bytes = await readFile(file);
    const text = bytes.toString('utf8');
    const fixed = applyFixes(
      text,
      group.map(({ fix }) => fix!),
    );
    // Another encoding than UTF-8 would be rewritten as a whole.
    if (fixed === text || !Buffer.from(text, 'utf8').equals(bytes)) continue;
    const beside = `${file}.${process.pid}.tmp`;
    try {
      await writeFile(beside, fixed);
      await rename(beside, file);
    } catch (error) {
      await rm(beside, { force: true });
      throw new UsageError(
        `"${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`,
      );
    }
    findings += group.length;
    files += 1;
  }
  return { findings, files };
}
