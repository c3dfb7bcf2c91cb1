import { indexVersions, type IndexVersions } from '@forecourt/dealership';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import { replaceFile } from '../settings/replace-file.ts';

/**
 * Record of the indexes that have been imported, in the data folder. A server that starts while the
 * search server is down reads from it which tenants never imported anything, and serves their files.
 */
export interface ImportRecord {
  /** Versions that an earlier run read last; undefined if none could. */
  readonly last: IndexVersions | undefined;
  /** Records the versions that were just read. Never throws: a failure is logged and tried again. */
  readonly note: (versions: IndexVersions) => void;
}

const fileIn = (dataDir: string) => join(dataDir, 'imported-indexes.json');

const textOf = (versions: IndexVersions): string => {
  const tenants = [...versions].sort(([a], [b]) => (a < b ? -1 : 1));
  const indexes = tenants.map(([tenant, ofTenant]) => [tenant, Object.fromEntries(ofTenant)]);
  return `${JSON.stringify({ version: 1, indexes: Object.fromEntries(indexes) }, null, 2)}\n`;
};

async function readVersions(file: string): Promise<IndexVersions> {
  const { indexes } = JSON.parse(await readFile(file, 'utf8')) as { indexes: object };
  return indexVersions(
    Object.entries(indexes).flatMap(([tenant, ofTenant]) =>
      Object.entries(ofTenant as object).map(([index, version]) => ({
        tenant,
        index,
        version: String(version),
      })),
    ),
  );
}

/** Opens the record of a data folder. One that can't be read is logged and replaced. */
export async function openImportRecord(dataDir: string, log: Logger): Promise<ImportRecord> {
  const file = fileIn(dataDir);
  const last = await readVersions(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT')
      log.warn({ file, ...causeOf(error) }, 'record of imports cannot be read');
    return undefined;
  });
  let written = last && textOf(last);
  let isFailing = false;
  return {
    last,
    note(versions) {
      const text = textOf(versions);
      if (text === written) return;
      written = text;
      replaceFile(file, text).then(
        () => (isFailing = false),
        (error: unknown) => {
          written = undefined;
          if (!isFailing)
            log.warn({ file, ...causeOf(error) }, 'record of imports cannot be written');
          isFailing = true;
        },
      );
    },
  };
}
