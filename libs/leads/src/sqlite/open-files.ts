import { statSync } from 'node:fs';

/** Another file is at the database's path than the one that is open. */
const storeReplaced = 'STORE_REPLACED';
/** The write-ahead log or its index was deleted or replaced, the database itself was not. */
export const storeLogLost = 'STORE_LOG_LOST';

/** Device and inode of the file at a path; undefined where there is none. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}-${found.ino}`;
}

/**
 * Records the files of an open database in order to detect their loss: SQLite itself goes on writing
 * to a file that was deleted, and acknowledges every commit.
 * @param opened identity of the database file from before it was opened
 * @returns a function that returns why commits would be lost, as a code; undefined if they are safe
 */
export function openFiles(file: string, opened: string | undefined): () => string | undefined {
  const logs = [`${file}-wal`, `${file}-shm`].map((path) => [path, identityOf(path)] as const);
  return () => {
    const current = safely(file);
    if (current === undefined) return 'ENOENT';
    if (current !== opened) return storeReplaced;
    // A file system without shared memory has no such files.
    const isLost = logs.some(([path, known]) => known !== undefined && safely(path) !== known);
    return isLost ? storeLogLost : undefined;
  };
}

/** The identity of a file; a folder that became unreadable or turned into a file counts as lost. */
function safely(path: string): string | undefined {
  try {
    return identityOf(path);
  } catch {
    return undefined;
  }
}
