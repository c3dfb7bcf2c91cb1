import { hash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadingRecord } from '../tenant/unloaded-tenant.ts';
import { unfinishedIn } from './unfinished-files.ts';

/**
 * Records on disk of what readings found out, so that a tenant whose files are the same after a restart
 * need not be read to report it.
 */
export interface ReadingRecords {
  /**
   * Returns the record of a tenant. @param directory the tenant's folder, as named in findings.
   * @param stamp of its files; with another one, and for another program, there is no record.
   */
  readonly load: (
    folder: string,
    directory: string,
    stamp: string,
  ) => Promise<ReadingRecord | undefined>;
  /** Replaces the record of a tenant. A disk that can't be written only costs a reading after the restart. */
  readonly save: (
    folder: string,
    directory: string,
    stamp: string,
    record: ReadingRecord,
  ) => Promise<void>;
}

/** Hidden, as readers of tenants' folders pass over hidden files. */
const fileName = '.reading.json';

/**
 * Opens the records beside the last good versions.
 * @param directory the store of last good versions.
 * @param program differs between programs that may find out different facts about the same files.
 */
export function openReadingRecords(directory: string, program: string): ReadingRecords {
  const keyOf = (of: string, stamp: string) => hash('sha256', JSON.stringify([program, of, stamp]));
  const fileOf = (folder: string) => join(directory, folder, fileName);

  return {
    async load(folder, of, stamp) {
      try {
        const stored = JSON.parse(await readFile(fileOf(folder), 'utf8')) as Stored;
        return stored.key === keyOf(of, stamp) ? stored.record : undefined;
      } catch {
        return undefined;
      }
    },

    async save(folder, of, stamp, record) {
      const unfinished = unfinishedIn(join(directory, folder));
      const stored: Stored = { key: keyOf(of, stamp), record };
      try {
        await writeFile(unfinished, JSON.stringify(stored), { mode: 0o600 });
        await rename(unfinished, fileOf(folder));
      } catch {
        await rm(unfinished, { force: true }).catch(() => undefined);
      }
    },
  };
}

interface Stored {
  readonly key: string;
  readonly record: ReadingRecord;
}
