import { join, relative, sep } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import { fileFault } from '../file-system/file-fault.ts';
import type { FileWatch } from '../file-system/file-system.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { inParallel } from '../reading/in-parallel.ts';
import { tenantFolders } from '../reading/tenant-folders.ts';
import { gatherTenants } from '../tenant/read-tenants.ts';
import type { Tenants } from '../tenant/read-tenants.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import type { GoneFiles } from '../tenant/gone-files.ts';
import { folderIdentities } from './folder-identities.ts';
import { tenantsWithLargeData } from './large-data.ts';
import { nextTurn } from './next-turn.ts';
import { quietTimer, quietTimers } from './quiet-timer.ts';
import { changeBetween, withFolderFindings } from './tenants-change.ts';
import type { TenantsChange, TenantsWatch, WatchOptions } from './tenants-watch.ts';

// Maximum delay in milliseconds between the first change of a busy folder and reading it.
const longestWait = 500;
const tenantsAtOnce = 4;

/**
 * Reads every tenant of a folder and then its changes. Each change swaps the whole
 * state at once and then calls `onChange`. Only changed files are read again.
 * A broken edit leaves the last good version in place (TEN-8); a missing file stays served until
 * its folder has not changed for `grace` ms, since editors remove and rename while they save. While the
 * folder of all tenants is missing or empty, everything stays as it was (TEN-11).
 * Tenants take turns: whatever one of them writes, an edit of another waits for one reading at most
 * (OPS-3).
 * A tenant with large data delays no other one, neither at the start nor when it is added.
 * Never throws for a folder that can't be read or watched: it is a finding, and is tried again.
 */
export async function watchTenants(
  root: string,
  onChange: (change: TenantsChange) => void,
  options: WatchOptions = {},
): Promise<TenantsWatch> {
  const { fs = nodeFileSystem, quiet = 50, grace = 300, lastGood } = options;
  const { folderGrace = 10_000, checkEvery = 1_000 } = options;
  const readings = new Map<string, TenantReading>();
  const touched = new Map<string, Set<string>>();
  /** Folders whose grace period for missing files has ended. */
  const settling = new Set<string>();
  let lastTurn: ReadonlySet<string> = new Set();
  /** Tenants whose first reading takes a while. */
  const loading = new Set<string>();
  /** Those of them that existed at the start. */
  const starting = new Set<string>();
  const goneSince = new Map<string, number>();
  let current: Tenants = {
    tenants: new Map(),
    domainOwners: new Map(),
    findings: [],
    rejections: [],
    health: new Map(),
  };
  let running = Promise.resolve();
  let closed = false;
  let started = false;
  let isLost = false;

  const touch = (path: string) => {
    if (path === '..' || path.startsWith(`..${sep}`)) return;
    const [folder = '', ...rest] = path.split(sep);
    const paths = touched.get(folder) ?? new Set();
    touched.set(folder, paths.add(rest.join('/')));
    if (!started) return;
    changes.touch();
    if (readings.get(folder)?.missing.length) removals.touch(folder);
  };

  /** Lists the folders of tenants, or returns a finding if there are none although there were some. */
  const listFolders = async (): Promise<readonly string[] | LocatedFinding> => {
    try {
      const folders = await tenantFolders(fs, root);
      const known = started ? readings.size : ((await lastGood?.folders())?.length ?? 0);
      if (folders.length > 0 || known === 0) return folders;
      return fileFinding(root, 'no-tenants', `is empty; ${staysAsItWas}`);
    } catch (error) {
      return fileFinding(root, 'unreadable', `${fileFault(error)}; ${staysAsItWas}`);
    }
  };

  /** Returns true once a tenant whose folder is missing counts as removed. */
  const isRemoved = (folder: string) => {
    const since = goneSince.get(folder) ?? performance.now();
    goneSince.set(folder, since);
    return performance.now() - since >= folderGrace;
  };

  const remove = async (folder: string) => {
    readings.delete(folder);
    goneSince.delete(folder);
    await lastGood?.remove(folder);
  };

  const readFolder = async (folder: string, changed?: Set<string>, gone: GoneFiles = 'drop') => {
    const directory = join(root, folder);
    const known = readings.get(folder);
    const before = known ?? (await lastGood?.load(folder, directory, options));
    const isServed = known !== undefined;
    const reading = await readTenant(directory, {
      ...options,
      fs,
      before,
      changed,
      gone,
      isServed,
    });
    return lastGood ? lastGood.save(folder, reading) : reading;
  };

  /** Reads a tenant for the first time while others are read and served. */
  const load = (folder: string) => {
    loading.add(folder);
    if (!started) starting.add(folder);
    const read = readFolder(folder).catch((error: unknown) => {
      process.emitWarning(error as Error);
      return undefined;
    });
    void read.then((reading) =>
      schedule(async () => {
        loading.delete(folder);
        starting.delete(folder);
        if (reading) readings.set(folder, reading);
        if (touched.has(folder)) request();
        await gather(isLost ? current.findings.slice(0, 1) : []);
      }),
    );
  };

  /** Returns the tenants to read separately: new ones with large data, unless there are no others. */
  const lateTenants = async (waiting: readonly string[]): Promise<ReadonlySet<string>> => {
    const { maxAwaitedBytes } = options;
    const fresh = waiting.filter((folder) => !readings.has(folder));
    if (maxAwaitedBytes === undefined || fresh.length === 0) return new Set();
    const late = await tenantsWithLargeData(fs, root, fresh, maxAwaitedBytes);
    return !started && late.size === waiting.length ? new Set() : late;
  };

  /** Loads the tenants that an earlier run stored, if the folder can't be read. */
  const loadLastGood = async () => {
    for (const folder of (await lastGood?.folders()) ?? []) {
      const reading = await lastGood!.load(folder, join(root, folder), options);
      if (reading !== undefined) readings.set(folder, reading);
    }
  };

  /** Returns the tenants that need reading. */
  const waitingTenants = (
    listed: readonly string[],
    events: ReadonlyMap<string, unknown>,
    settled: ReadonlySet<string>,
  ) =>
    listed.filter((folder) => {
      const before = readings.get(folder);
      const isBack = goneSince.delete(folder);
      const isMissing = settled.has(folder) && (before?.missing.length ?? 0) > 0;
      const isTouched = events.has('') || events.has(folder);
      return before === undefined || isBack || isMissing || isTouched;
    });

  /** Drops tenants whose folder has been missing for the grace period. */
  const removeUnlisted = async (listed: readonly string[]) => {
    const there = new Set(listed);
    const stored = started ? [] : ((await lastGood?.folders()) ?? []);
    for (const folder of stored) if (!there.has(folder)) await remove(folder);
    for (const [folder, before] of [...readings]) {
      if (there.has(folder)) continue;
      if (isRemoved(folder)) await remove(folder);
      else readings.set(folder, { ...before, missing: ['.'] });
    }
  };

  const refresh = async (isStart = false) => {
    const listed = await listFolders();
    isLost = !isList(listed);
    if (!isList(listed)) {
      settling.clear();
      if (!started) await loadLastGood();
      await gather([listed]);
      return;
    }
    const events = new Map(touched);
    const settled = new Set(settling);
    touched.clear();
    settling.clear();
    const earlier = new Map(readings);
    await removeUnlisted(listed);
    const changed = waitingTenants(listed, events, settled);
    const late = await lateTenants(changed.filter((folder) => !loading.has(folder)));
    for (const folder of late) load(folder);
    const waiting = changed.filter((folder) => !loading.has(folder));
    for (const folder of changed)
      // Files that change during a tenant's first reading are read afterwards.
      if (loading.has(folder) && !late.has(folder) && (events.has(folder) || events.has('')))
        touched.set(
          folder,
          new Set([...(events.get(folder) ?? []), ...(touched.get(folder) ?? [])]),
        );
    const turn = nextTurn(waiting, lastTurn);
    lastTurn = new Set(turn);
    for (const folder of waiting.filter((each) => !lastTurn.has(each))) {
      touched.set(folder, new Set([...(events.get(folder) ?? []), ...(touched.get(folder) ?? [])]));
      if (settled.has(folder)) settling.add(folder);
    }
    await inParallel(turn, tenantsAtOnce, async (folder) => {
      const isFirst = isStart || !readings.has(folder);
      const gone = isFirst ? 'drop' : settled.has(folder) ? 'settle' : 'keep';
      readings.set(folder, await readFolder(folder, events.get(folder), gone));
    });
    const after = started ? await listFolders() : listed;
    if (!isList(after)) {
      // The folder was lost during the reading, which is therefore incomplete.
      isLost = true;
      for (const [folder, reading] of earlier) readings.set(folder, reading);
      await gather([after]);
      return;
    }
    for (const [folder, { missing }] of readings)
      if (missing.length > 0 && (lastTurn.has(folder) || !settling.has(folder)))
        removals.touch(folder, lastTurn.has(folder));
    await gather([]);
    if (waiting.length > turn.length) request();
  };

  const gather = async (findings: readonly LocatedFinding[]) => {
    const unread = [...loading].map((folder) => [folder, { findings: [], missing: [] }] as const);
    const all: (readonly [string, TenantReading])[] = [...unread, ...readings];
    const sorted = new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)));
    const rules = {
      allowed: options.allowedDomains?.(),
      before: options.domainOwners,
      isPartial: starting.size > 0,
    };
    const next = await gatherTenants(fs, root, sorted, rules, started ? current : undefined);
    swap(withFolderFindings(next, root, findings));
  };

  const swap = (next: Tenants) => {
    const change = changeBetween(current, next);
    if (change === undefined) return;
    current = next;
    if (!started || closed) return;
    try {
      onChange(change);
    } catch (error) {
      // An error of a listener must not end the watch.
      process.emitWarning(error as Error);
    }
  };

  const schedule = (work: () => Promise<void>) => {
    // A single error must not end the watch.
    running = running
      .then(() => (closed ? undefined : work()))
      .catch((error: unknown) => process.emitWarning(error as Error));
    return running;
  };
  let isRequested = false;
  /** Schedules a refresh after the current one; further requests until then are merged. */
  const request = () => {
    if (isRequested) return;
    isRequested = true;
    void schedule(() => {
      isRequested = false;
      return refresh();
    });
  };
  const changes = quietTimer(request, quiet, longestWait);
  // One timer for each tenant, so that a busy tenant does not delay removals of another.
  const removals = quietTimers((folder) => {
    settling.add(folder);
    request();
  }, grace);

  let watch: FileWatch | undefined;
  let identities: ReadonlyMap<string, string> = new Map();

  /** Watches the current folder; earlier changes are read by the next refresh. */
  const startWatch = async () => {
    await watch?.close();
    const real = await fs.realPath(root).catch(() => root);
    // A reader of data files reports the paths that it was given.
    const below = (path: string) => relative(path.startsWith(root + sep) ? root : real, path);
    watch = fs.watch(real, (path) => touch(below(path)));
    // A folder that can't be watched is checked again with the others.
    await watch.ready.catch(() => {
      identities = new Map();
    });
  };

  /** Finds folders that were replaced, lost or restored, which a watch does not report. */
  const check = async () => {
    const now = await folderIdentities(fs, root, readings.keys());
    const before = identities;
    identities = now;
    const changed = [...now].filter(([path, identity]) => before.get(path) !== identity);
    // The watch reports folders that were added or removed, but not replaced ones.
    const isReplaced = ([path, identity]: [string, string]) =>
      identity !== '' && (path === root || (before.get(path) ?? '') !== '');
    if (changed.length === 0 && !isLost) return;
    if (changed.some(isReplaced)) await startWatch();
    const folders = changed.map(([path]) => relative(root, path).split(sep)[0] ?? '');
    for (const folder of isLost ? [''] : folders)
      touched.set(folder, touched.get(folder) ?? new Set());
    await refresh();
  };
  let isChecking = false;
  // Watch before reading, so that files that change during the reading are read again.
  await startWatch();
  await refresh(true);
  identities = await folderIdentities(fs, root, readings.keys());
  started = true;
  if (touched.size > 0) changes.touch();
  const checks = setInterval(() => {
    if (isChecking || closed) return;
    isChecking = true;
    void schedule(check).finally(() => {
      isChecking = false;
    });
  }, checkEvery);
  checks.unref();

  return {
    current: () => current,
    isStarting: () => starting.size > 0,
    assignDomains: () => void schedule(() => gather(isLost ? current.findings.slice(0, 1) : [])),
    close: async () => {
      closed = true;
      clearInterval(checks);
      changes.stop();
      removals.stop();
      await running;
      await watch?.close();
    },
  };
}

const staysAsItWas = 'every tenant stays as it was last good';

const isList = <T, U>(value: readonly T[] | U): value is readonly T[] => Array.isArray(value);
