import { hash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ResultCache } from '@forecourt/checker';
import { UsageError } from '../errors/exit-codes.ts';
import { makeFolder } from '../files/make-folder.ts';
import { codeFolders } from '../files/package-files.ts';
import type { ProcessContext } from '../terminal/process-context.ts';

/** Folder that holds the cache alone. */
const ownFolder = '.forecourt-cache';

/** Default folder of the cache: below node_modules, if there is such a folder. */
export const defaultCacheFolder = (cwd: string): string =>
  existsSync(join(cwd, 'node_modules'))
    ? join(cwd, 'node_modules/.cache/forecourt')
    : join(cwd, ownFolder);

function stamps(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : stamps(path);
    if (!/\.(?:[cm]?[jt]s|json)$/.test(entry.name)) return [];
    const { mtimeMs, size } = statSync(path);
    return [`${path} ${mtimeMs} ${size}`];
  });
}

/** Hash of times and sizes of the command's own files, which invalidates results of other versions. */
const codeVersion = (): string =>
  hash('sha256', JSON.stringify([process.version, codeFolders().flatMap(stamps).sort()]), 'hex');

/** Reports that no results are cached. The findings of this run are complete even so. */
export const warnOfCache = (message: string, { stderr }: ProcessContext): void =>
  void stderr.write(`forecourt: ${message}; the next run starts afresh\n`);

/**
 * Creates the folder of the cache.
 * @returns undefined, after a warning, if it can't be created.
 */
export async function openCache(
  folder: string,
  context: ProcessContext,
): Promise<ResultCache | undefined> {
  try {
    await makeFolder(folder);
    // A folder that the user chose is theirs to add to .gitignore.
    if (basename(folder) === ownFolder) await writeFile(join(folder, '.gitignore'), '*\n');
    return { folder, version: codeVersion() };
  } catch (error) {
    const why =
      error instanceof UsageError ? error.message : `the cache "${folder}" cannot be used`;
    warnOfCache(why, context);
    return undefined;
  }
}
