import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';

/** Minimum free space: more than a lead, its index entries and SQLite's log need. */
const probeBytes = 256 * 1024;

/**
 * Logs at startup that the data folder's disk is full, which would otherwise show with the first
 * lead. Pages are still served.
 */
export async function reportFullDisk(
  dataDir: string,
  log: Pick<Logger, 'error'>,
  write: (file: string, data: Buffer) => Promise<void> = (file, data) =>
    writeFile(file, data, { mode: 0o600, flush: true }),
): Promise<void> {
  const file = path.join(dataDir, `.space-${randomUUID()}.tmp`);
  try {
    await write(file, Buffer.alloc(probeBytes, 'x'));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isFull = code === 'ENOSPC' || code === 'EDQUOT';
    log.error(
      {
        ...causeOf(error),
        folder: dataDir,
        action: isFull ? 'the disk is full: make room' : 'check the disk, owner and permissions',
      },
      'the data folder cannot be written to: nothing new can be stored in it',
    );
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
