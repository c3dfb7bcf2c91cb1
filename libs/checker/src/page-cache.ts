import { hash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { PageRecords } from './page-records.ts';

/** Pages as they were found in an earlier run. */
export interface CachedPages extends PageRecords {
  /** When they were looked at, milliseconds since 1970. */
  readonly at: number;
}

const sha256 = (text: string) => hash('sha256', text, 'hex');

/** Where the results of earlier runs are. */
export interface PageCache {
  /** Folder, which must exist. */
  readonly folder: string;
  /** Differs between versions of the code that checks: results of another version are ignored. */
  readonly version: string;
}

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
    await writeFile(beside, `${sha256(body)}\n${key}\n${body}`);
    await rename(beside, file);
    return undefined;
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    return `the cache "${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`;
  }
}
