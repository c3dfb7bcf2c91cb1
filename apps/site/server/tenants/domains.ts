import type { LocatedFinding } from '@forecourt/block-schemas';
import { createWatcher, readDomainList, type DomainOwners, type Watcher } from '@forecourt/content';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import { ConfigError } from '../settings/config-error.ts';
import { ownersWriter, readOwners } from './owners-record.ts';

/** Owners of domains, from the operator's file and the record of earlier runs. */
export interface Domains {
  /** The last good version of the operator's list; undefined if there is none. */
  readonly allowed: () => DomainOwners | undefined;
  /** Owners when the last run ended. */
  readonly recorded: DomainOwners;
  /** Owners that another process of the server has recorded; undefined where this one decides. */
  readonly decided: () => DomainOwners | undefined;
  /** Records owners for the next run, if they changed. Never rejects. */
  readonly record: (owners: DomainOwners) => Promise<void>;
  /** Calls back after each change of the operator's file, or of a followed record, that can be used. */
  readonly follow: (onChange: () => void) => void;
  /** Stops following the operator's file. */
  readonly close: () => Promise<void>;
}

/** Options of {@link openDomains}. */
export interface DomainsOptions {
  /** The operator's file, from `FORECOURT_DOMAINS`. */
  readonly file?: string;
  /** File that owners are recorded in; not recorded if left out. */
  readonly recordFile?: string;
  /** False if another process of the server writes the record, and this one follows it. */
  readonly decides?: boolean;
  readonly log: Logger;
  /** Milliseconds between checks of the operator's file; 1,000 if left out. */
  readonly checkEvery?: number;
}

/**
 * Opens the operator's file of domains and the record of owners. The file is read again when it
 * changes; an unusable version is logged, and the earlier list remains in effect.
 * @throws {ConfigError} when the file can't be used at the start.
 */
export async function openDomains({
  file,
  recordFile,
  decides = true,
  log,
  checkEvery = 1_000,
}: DomainsOptions): Promise<Domains> {
  let allowed = file === undefined ? undefined : await firstList(file);
  let recorded = recordFile === undefined ? new Map() : await readOwners(recordFile, log);
  const first = recorded;
  const watchers: Pick<Watcher, 'close'>[] = [];

  /** Returns true if the operator's list can be used. */
  const readList = async (path: string): Promise<boolean> => {
    const { owners, findings } = await readDomainList(path);
    if (owners === undefined) {
      logUnusable(path, findings, log);
      return false;
    }
    allowed = owners;
    log.info({ file: path, domains: owners.size }, 'domains read');
    return true;
  };
  const readRecord = async (path: string): Promise<boolean> => {
    recorded = await readOwners(path, log);
    return true;
  };

  const write =
    recordFile === undefined || !decides ? undefined : ownersWriter(recordFile, first, log);
  return {
    allowed: () => allowed,
    recorded: first,
    decided: () => (decides ? undefined : recorded),
    record: async (owners) => write?.(owners),
    follow(onChange) {
      const followFile = (path: string, read: (path: string) => Promise<boolean>) => {
        const apply = async () => {
          if (await read(path)) onChange();
        };
        const onError = (error: unknown) =>
          log.error({ file: path, ...causeOf(error) }, 'a change of domains cannot be applied');
        watchers.push(watchFile(path, apply, { checkEvery, onError }));
      };
      if (file !== undefined) followFile(file, readList);
      if (recordFile !== undefined && !decides) followFile(recordFile, readRecord);
    },
    close: async () => {
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

/**
 * Calls `apply` for a file now, since the file may have changed since it was read, and after each of
 * its changes. The calls are made one at a time; after one that fails, later changes are still applied.
 */
function watchFile(
  path: string,
  apply: () => Promise<void>,
  { checkEvery, onError }: { checkEvery: number; onError: (error: unknown) => void },
): Pick<Watcher, 'close'> {
  let isClosed = false;
  let applied: Promise<void> = Promise.resolve();
  const applyNext = () => {
    if (!isClosed) applied = applied.then(apply).catch(onError);
  };
  const watcher = createWatcher(applyNext, { checkEvery });
  void watcher.add(path, 'file').then(applyNext);
  return {
    async close() {
      isClosed = true;
      await watcher.close();
      await applied;
    },
  };
}

async function firstList(file: string): Promise<DomainOwners> {
  const { owners, findings } = await readDomainList(file);
  if (owners !== undefined) return owners;
  throw new ConfigError(findings.map((finding) => errorOf(file, finding)));
}

/** Returns a message for each error in the operator's file of domains. */
export async function domainErrors(file: string): Promise<readonly string[]> {
  const { findings } = await readDomainList(file);
  return findings.map((finding) => errorOf(file, finding));
}

function logUnusable(file: string, findings: readonly LocatedFinding[], log: Logger): void {
  for (const finding of findings.slice(0, 1)) {
    const { line, column, message } = finding;
    const location = locationOf(file, finding);
    log.error({ file, line, column }, `domains stay as they were: ${location} ${message}`);
  }
}

const errorOf = (file: string, finding: LocatedFinding): string =>
  `FORECOURT_DOMAINS must name a file of domains by tenant, but ${locationOf(file, finding)} ${finding.message}`;

/** Returns the file without a line if it cannot be read. */
const locationOf = (file: string, { rule, line, column }: LocatedFinding): string =>
  rule === 'unreadable' ? file : `${file}:${line}:${column}`;
