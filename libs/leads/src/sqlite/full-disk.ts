import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Twice the size by which SQLite extends the index of its log. */
const minBytes = 64 * 1024;

/**
 * True if SQLite reports an error of the disk because there is no room for its log and the log's
 * index: only for the database file itself does it say that the disk is full.
 * @param code SQLite's code, such as `SQLITE_IOERR 4874`
 * @param file the database
 */
export function isDiskFull(code: string, file: string): boolean {
  if (!/^SQLITE_(?:IOERR|CANTOPEN)\b/.test(code)) return false;
  try {
    const { bavail, bsize, files, ffree } = statfsSync(dirname(file));
    return bavail * bsize < minBytes || (files > 0 && ffree === 0);
  } catch {
    return false;
  }
}
