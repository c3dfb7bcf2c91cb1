import { join } from 'node:path';
import { errorCode, describeFileError, isGone } from '../file-system/file-error.ts';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { fileFinding } from './file-finding.ts';
import { readPage } from './read-page.ts';
import type { PageOptions, PageReading } from './read-page.ts';

/** Result of reading a page's file. */
export interface PageFileReading extends PageReading {
  /** See `FileStat`; '' for a file that can't be read. */
  readonly stamp: string;
}

/**
 * Reads the file of one page. Findings name it by its path below the tenant's folder.
 * @param directory the tenant's folder. @param file path below it.
 * @returns undefined if the file is gone.
 */
export async function readPageFile(
  fs: FileSystem,
  directory: string,
  file: string,
  options: PageOptions,
): Promise<PageFileReading | undefined> {
  const path = join(directory, file);
  let stat: FileStat;
  try {
    stat = await fs.stat(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    const findings = [fileFinding(file, 'unreadable', describeFileError(error))];
    return { stamp: '', version: '', broken: true, findings, locate: () => [] };
  }
  const reading = await readPage(fs, path, file, file, stat, options);
  if (reading.broken && (await isGone(fs, path))) return undefined;
  return { ...reading, stamp: stat.stamp };
}
