import {
  confinedFileSystem,
  openReadingRecords,
  watchTenants,
  type Tenants,
  type WatchOptions,
} from '@forecourt/content';
import path from 'node:path';
import type { Logger } from 'pino';
import { contentLog } from './content-log.ts';
import { maxAwaitedBytes } from '../data-threads/background-reader.ts';
import type { OpenDataThreads } from '../data-threads/open-data-threads.ts';
import { contentListeners } from './content-listeners.ts';
import { openDomains } from './domains.ts';
import { lastGoodFolder, openLastGood, type LastGoodOptions } from './last-good.ts';
import { protectedFiles } from './protected-files.ts';
import { withReadyFiles } from './ready-files.ts';
import type { TenantSource } from './tenant-source.ts';
import { createOwnerWarnings } from './unknown-tenants.ts';

/** Options of {@link tenantFolder}. */
export interface TenantFolderOptions extends LastGoodOptions {
  /** Folder that contains a folder for each tenant. */
  readonly tenantsDir: string;
  /** The operator's file of domains. */
  readonly domainsFile?: string;
  readonly mode: 'production' | 'preview';
  /** Memory for tenants' content in megabytes; unlimited if left out. Preview ignores it. */
  readonly tenantMemoryMb?: number;
  /** Differs between builds; without it, every tenant is read after each start. */
  readonly program?: string;
}

/**
 * Number of tenants up to which all are read before the server is ready. More take too long: the
 * server reads their settings, and their content at the first visit.
 */
const maxReadAtStart = 8;

/**
 * Opens the tenants of a folder and reloads them as they change (TEN-8). The last good version of
 * every file and the owners of domains survive restarts (TEN-10, TEN-11); preview shows an edit
 * with its errors instead, and records nothing.
 * @param dataFiles reads data files in threads; without it they are read in this one.
 * @param isLeader false if another process of the server decides who owns a domain, and reads every tenant
 *   in the background.
 * @throws {ConfigError} when the operator's file of domains can't be used.
 */
export async function tenantFolder(
  options: TenantFolderOptions,
  log: Logger,
  dataFiles?: Pick<OpenDataThreads, 'read' | 'onReady'>,
  isLeader = true,
): Promise<TenantSource> {
  const { tenantsDir, dataDir, domainsFile, mode } = options;
  const changes = contentListeners(log);
  const report = contentLog(log);
  const isPreview = mode === 'preview';
  const lastGood = isPreview ? undefined : openLastGood(options, log);
  const domains = await openDomains({
    file: domainsFile,
    recordFile: isPreview ? undefined : path.join(dataDir, 'domain-owners.json'),
    decides: isLeader,
    log,
  });
  const ownerWarnings = domainsFile ? createOwnerWarnings({ file: domainsFile, log }) : undefined;
  const warnOfOwners = ({ health, known }: Pick<Tenants, 'health' | 'known'>) => {
    const owners = domains.allowed();
    if (owners) ownerWarnings?.(owners, health.keys(), known.values());
  };
  let starting: (() => boolean) | undefined;
  const { current, open, close, assignDomains, isStarting } = await watchTenants(
    tenantsDir,
    ({ changed, removed, current }) => {
      if (changed.length + removed.length > 0)
        log.info({ changed, removed, findings: current.findings.length }, 'content changed');
      report(current);
      if (starting?.() === false) {
        starting = undefined;
        log.info('every tenant has been read');
      }
      warnOfOwners(current);
      void domains.record(current.domainOwners);
      changes.notify();
    },
    {
      domainOwners: domains.recorded,
      decidedOwners: domains.decided,
      allowedDomains: domains.allowed,
      isProtected: protectedFiles(dataDir),
      lastGood,
      fs: withReadyFiles(confinedFileSystem(tenantsDir), dataFiles),
      dataReader: dataFiles?.read,
      maxAwaitedBytes: dataFiles && maxAwaitedBytes,
      ...(lastGood && memoryOptions(options, isLeader)),
      serveBrokenEdits: isPreview,
      allErrors: isPreview,
    },
  );
  if (isStarting()) starting = isStarting;
  domains.follow(assignDomains);
  report(current());
  if (current().health.size === 0) log.warn({ folder: tenantsDir }, emptyMessage);
  warnOfOwners(current());
  await domains.record(current().domainOwners);
  return {
    all: listedOnce(() => current().known),
    open,
    isStarting,
    isReadable: () => !current().rejections.some(({ folder }) => folder === ''),
    health: () =>
      [...current().health].flatMap(([tenant, { errors, warnings, isUnread }]) =>
        isUnread ? [] : [{ tenant, errors, warnings, goodAt: lastGood?.goodAt(tenant) }],
      ),
    onChange: changes.onChange,
    async close() {
      await domains.close();
      await close();
    },
  };
}

const emptyMessage =
  'the tenants folder is empty: nothing is served, and /readyz is 503, until a tenant is put there';

/** Returns the options of a server that holds some of the tenants' content; none if it holds all. */
function memoryOptions(
  { tenantMemoryMb, dataDir, program }: TenantFolderOptions,
  readsInBackground: boolean,
): Pick<WatchOptions, 'memory' | 'records'> {
  if (tenantMemoryMb === undefined) return {};
  return {
    memory: { maxBytes: tenantMemoryMb * 1e6, maxReadAtStart, readsInBackground },
    records:
      program === undefined ? undefined : openReadingRecords(lastGoodFolder(dataDir), program),
  };
}

/** Returns a function that lists the values of a map, anew only if it is another map. */
function listedOnce<T>(mapOf: () => ReadonlyMap<string, T>): () => readonly T[] {
  let listed = { map: mapOf(), values: [...mapOf().values()] };
  return () => {
    const map = mapOf();
    if (map !== listed.map) listed = { map, values: [...map.values()] };
    return listed.values;
  };
}
