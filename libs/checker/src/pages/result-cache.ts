import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import type { PageResult } from './page-result.ts';
import { readResults, writeResults } from './result-text.ts';

/** Location of the cached results of earlier runs. */
export interface ResultCache {
  /** Folder, which must exist. */
  readonly folder: string;
  /** Version of the checking code: results of other versions are ignored. */
  readonly version: string;
}

/** Returns a checksum by which a file that was cut off or overwritten in part is recognised. */
const checksumOf = (text: string): string => crc32(text).toString(16);

/** Returns the path of the cache file: one for each tenant. */
const fileOf = ({ folder }: ResultCache, directory: string) =>
  join(folder, `${hash('sha256', resolve(directory), 'hex').slice(0, 16)}.json`);

/** Milliseconds after which a file can't change without a change of its stamp. */
const settlingTime = 2_000;

const isSettled = (stamp: string, now: number): boolean =>
  stamp.split('-', 2).every((time) => Number(BigInt(time) / 1_000_000n) < now - settlingTime);

/**
 * Reads the results of an earlier run. A file that can't be used is ignored.
 * @param key of everything besides the pages that results depend on.
 */
export function readCache(
  cache: ResultCache,
  directory: string,
  key: string,
): readonly PageResult[] {
  try {
    // All at once: a promise would read it in parts, which takes as long as parsing half of it.
    const text = readFileSync(fileOf(cache, directory), 'utf8');
    const [checksum, known, body = ''] = text.split('\n', 3);
    if (known !== `${cache.version} ${key}` || checksum !== checksumOf(body)) return [];
    return readResults(body);
  } catch {
    return [];
  }
}

/**
 * Writes results for later runs, all at once: other processes see the old file or the new one. Files
 * that were written a moment ago are left out, since they may change without a change of their stamps.
 * @param readAt when the first of them was read, milliseconds since 1970.
 * @returns the reason if they could not be written.
 */
export async function writeCache(
  cache: ResultCache,
  directory: string,
  key: string,
  results: Iterable<PageResult>,
  readAt: number,
): Promise<string | undefined> {
  const file = fileOf(cache, directory);
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.${Date.now()}.tmp`);
  const body = writeResults([...results].filter(({ stamp }) => isSettled(stamp, readAt)));
  try {
    await writeFile(temporary, `${checksumOf(body)}\n${cache.version} ${key}\n${body}`);
    await rename(temporary, file);
    return undefined;
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    return `the cache "${file}" cannot be written (${(error as NodeJS.ErrnoException).code})`;
  }
}
