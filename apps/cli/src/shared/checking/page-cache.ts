import { hash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../exit-codes.ts';
import { makeFolder } from '../files/make-folder.ts';
import type { PageRecords } from './page-records.ts';

/** Pages as they were found in an earlier run. */
export interface CachedPages extends PageRecords {
  /** When they were looked at, milliseconds since 1970. */
  readonly at: number;
}

const sha256 = (text: string) => hash('sha256', text, 'hex');

/** A folder for nothing but the cache. */
const ownFolder = '.forecourt-cache';

/** Where the cache is kept if nobody says otherwise: below node_modules, if there is such a folder. */
export const defaultCacheFolder = (cwd: string): string =>
  existsSync(join(cwd, 'node_modules'))
    ? join(cwd, 'node_modules/.cache/forecourt')
    : join(cwd, ownFolder);

/** Keeps a folder of its own out of git; one that somebody chose is theirs to manage. */
async function keepOutOfGit(location: string): Promise<void> {
  if (basename(location) === ownFolder) await writeFile(join(location, '.gitignore'), '*\n');
}

function stamps(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : stamps(path);
    if (!/\.(?:[cm]?[jt]s|json)$/.test(entry.name)) return [];
    const { mtimeMs, size } = statSync(path);
    return [`${path} ${mtimeMs} ${size}`];
  });
}

/** What there is of the command itself: what an earlier version found is of no use to a later one. */
export const stampOfCommand = (folders: readonly string[]): string =>
  sha256(JSON.stringify([process.version, folders.flatMap(stamps).sort()]));

const fileOf = (location: string, directory: string, kind: string) =>
  join(location, `${sha256(JSON.stringify([resolve(directory), kind])).slice(0, 16)}.json`);

/**
 * Reads what an earlier run left. Whatever is wrong with the file, it is as if there were none.
 * @param key must be the one that it was written with. @param kind tells runs apart that are kept side by side.
 */
export async function readCache(
  location: string,
  directory: string,
  kind: string,
  key: string,
): Promise<CachedPages | undefined> {
  try {
    const text = await readFile(fileOf(location, directory, kind), 'utf8');
    const [checksum, known, body = ''] = text.split('\n', 3);
    if (known !== key || checksum !== sha256(body)) return undefined;
    return JSON.parse(body) as CachedPages;
  } catch {
    return undefined;
  }
}

/**
 * Writes the cache beside and puts it in place at once: whoever reads it meanwhile sees the old one or the new.
 * @returns the reason if it could not be written; nothing else depends on it.
 */
export async function writeCache(
  location: string,
  directory: string,
  kind: string,
  key: string,
  pages: CachedPages,
): Promise<string | undefined> {
  const file = fileOf(location, directory, kind);
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.${Date.now()}.tmp`);
  const body = JSON.stringify(pages);
  try {
    await makeFolder(location);
    await keepOutOfGit(location);
    await writeFile(beside, `${sha256(body)}\n${key}\n${body}`);
    await rename(beside, file);
    return undefined;
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    return error instanceof UsageError
      ? error.message
      : `the cache "${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`;
  }
}
