import type { LocatedFinding } from '@forecourt/block-schemas';
import { createWatcher, readDomainList, type DomainOwners, type Watcher } from '@forecourt/content';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import { ConfigError } from '../settings/config-error.ts';
import { readOwners, writeOwners } from './owners-record.ts';

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

  const reread = async () => {
    const { owners, findings } = await readDomainList(file!);
    if (owners !== undefined) {
      allowed = owners;
      log.info({ file, domains: owners.size }, 'domains read');
      listener();
      return;
    }
    const [finding = findings[0]!] = findings;
    const { line, column, message } = finding;
    const location = locationOf(file!, finding);
    log.error({ file, line, column }, `domains stay as they were: ${location} ${message}`);
  };
  let listener = () => {};
  const rereadRecord = async () => {
    recorded = await readOwners(recordFile!, log);
    listener();
  };
  const watchers: Watcher[] = [];
  let running: Promise<void> = Promise.resolve();
  const watch = async (path: string, read: () => Promise<void>) => {
    const watcher = createWatcher(() => void (running = running.then(read)), { checkEvery });
    watchers.push(watcher);
    await watcher.add(path, 'file');
  };

  let writing: Promise<void> = Promise.resolve();
  return {
    allowed: () => allowed,
    recorded: first,
    decided: () => (decides ? undefined : recorded),
    record(owners) {
      if (recordFile === undefined || !decides || sameOwners(owners, recorded)) return writing;
      recorded = owners;
      writing = writing
        .then(() => writeOwners(recordFile, owners))
        .catch((error: unknown) =>
          log.error(
            { file: recordFile, ...causeOf(error) },
            'owners of domains cannot be recorded',
          ),
        );
      return writing;
    },
    follow(onChange) {
      listener = onChange;
      if (file !== undefined) void watch(file, reread);
      // It may have changed since it was read.
      if (recordFile !== undefined && !decides)
        void watch(recordFile, rereadRecord).then(rereadRecord);
    },
    close: async () => {
      await Promise.all(watchers.map((watcher) => watcher.close()));
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

const errorOf = (file: string, finding: LocatedFinding): string =>
  `FORECOURT_DOMAINS must name a file of domains by tenant, but ${locationOf(file, finding)} ${finding.message}`;

/** Returns the file without a line if it cannot be read. */
const locationOf = (file: string, { rule, line, column }: LocatedFinding): string =>
  rule === 'unreadable' ? file : `${file}:${line}:${column}`;

const sameOwners = (a: DomainOwners, b: DomainOwners) =>
  a.size === b.size && [...a].every(([domain, tenant]) => b.get(domain) === tenant);
