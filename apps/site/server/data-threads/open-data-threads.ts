import { basename, dirname, join, relative, resolve } from 'node:path';
import type { DataReader } from '@forecourt/content';
import type { Logger } from 'pino';
import { fileOfSource } from '../data/compose-data.ts';
import { askHere, type AskDataFile } from '../data/embedded-data.ts';
import { logEntries } from '../data/report-entries.ts';
import { backgroundReader } from './background-reader.ts';
import { createDataThreads } from './data-threads.ts';

/** Reads and queries tenants' data files off the thread that serves visitors. */
export interface OpenDataThreads {
  /** Reader for the watcher of tenants; large files never block it. */
  readonly read: DataReader;
  /** Calls back with the path of a file whose new version is available. */
  readonly onReady: (listener: (path: string) => void) => void;
  readonly ask: AskDataFile;
  readonly close: () => Promise<void>;
}

const tenantOf = (path: string) => basename(dirname(dirname(path)));

/** Settings of {@link openDataThreads}. */
export interface DataThreadSettings {
  readonly tenantsDir: string;
  /** Folder of the last good copies; undefined where none are stored. */
  readonly copiesDir?: string | undefined;
  /** Log of omitted entries; that of failures if left out. */
  readonly entriesLog?: Logger;
}

/** Opens the data threads of a server, which log their failures. */
export function openDataThreads(
  log: Logger,
  { tenantsDir, copiesDir, entriesLog = log }: DataThreadSettings,
): OpenDataThreads {
  const report = logEntries(entriesLog, fileOfSource);
  const threads = createDataThreads({
    copyOf(path) {
      const below = relative(resolve(tenantsDir), path);
      return copiesDir === undefined || below.startsWith('..') ? undefined : join(copiesDir, below);
    },
    onRejected: (path, entry) => report(tenantOf(path), entry),
    onThreadEnd: (reason, path) =>
      log.error(
        { reason, ...(path && { tenant: tenantOf(path), file: `data/${basename(path)}` }) },
        'data thread ended; its files are read again',
      ),
  });
  const { read, onReady } = backgroundReader(threads.read);
  const here = askHere(report);
  return {
    read,
    onReady,
    ask: (tenant, file, question) =>
      file.held ? threads.ask(file, question) : here(tenant, file, question),
    close: threads.close,
  };
}
