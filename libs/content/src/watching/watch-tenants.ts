import { join, relative, sep } from 'node:path';
import type { LocatedFinding } from '@forecourt/block-schemas';
import type { DomainOwners } from '../domains/assign-domains.ts';
import { fileFault } from '../file-system/file-fault.ts';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import { fileFinding } from '../reading/file-finding.ts';
import { gatherTenants, tenantFolders } from '../tenant/read-tenants.ts';
import type { Tenants } from '../tenant/read-tenants.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import type { TenantReading } from '../tenant/read-tenant.ts';
import type { GoneFiles } from '../tenant/gone-files.ts';
import type { ReadOptions } from '../tenant/tenant-context.ts';
import { quietTimer } from './quiet-timer.ts';

/** What an edit changed. */
export interface TenantsChange {
  /** The new state of everything; it stands as a whole from now on. */
  readonly current: Tenants;
  /** Slugs whose snapshot is new or another than before, in order. */
  readonly changed: readonly string[];
  /** Slugs that are gone. */
  readonly removed: readonly string[];
}

export interface WatchOptions extends ReadOptions {
  /** Milliseconds without an event before files are read; 50 if left out. */
  readonly quiet?: number;
  /** Milliseconds without an event before a file that is gone is taken as removed; 300 if left out. */
  readonly grace?: number;
  /** Owners of domains when an earlier run ended; they keep theirs. */
  readonly domainOwners?: DomainOwners;
  /** The operator's list of domains, which decides alone where there is one. */
  readonly allowedDomains?: () => DomainOwners | undefined;
}

/** A running watch over tenants. */
export interface TenantsWatch {
  /** The newest good state of everything; a new object after every change. */
  readonly current: () => Tenants;
  /** Stops watching; resolves when nothing is under way any more. */
  readonly close: () => Promise<void>;
}

// However busy a folder is, changes show up this many milliseconds after the first one.
const longestWait = 500;

/**
 * Reads every tenant of a folder and goes on reading what changes in it. Each change swaps the whole
 * state at once and then calls `onChange`. Only changed files are read again.
 * A broken edit leaves the last good version in place (TEN-8); a file that is gone stays served until
 * its folder has been quiet for `grace` ms, since editors remove and rename while they save.
 * A folder that can't be read is a finding; only a watch that can't be started throws.
 */
export async function watchTenants(
  root: string,
  onChange: (change: TenantsChange) => void,
  options: WatchOptions = {},
): Promise<TenantsWatch> {
  const { fs = nodeFileSystem, quiet = 50, grace = 300 } = options;
  const readings = new Map<string, TenantReading>();
  const touched = new Map<string, Set<string>>();
  let current: Tenants = { tenants: new Map(), domainOwners: new Map(), findings: [] };
  let running = Promise.resolve();
  let closed = false;
  let started = false;

  const touch = (path: string) => {
    const [folder = '', ...rest] = relative(root, path).split(sep);
    if (folder === '..') return;
    const paths = touched.get(folder) ?? new Set();
    touched.set(folder, paths.add(rest.join('/')));
    if (!started) return;
    changes.touch();
    if (hasMissing()) removals.touch();
  };

  const hasMissing = () => [...readings.values()].some(({ missing }) => missing.length > 0);

  const refresh = async (gone: GoneFiles) => {
    const unreadable: LocatedFinding[] = [];
    const folders = await tenantFolders(fs, root).catch((error: unknown) => {
      unreadable.push(fileFinding(root, 'unreadable', fileFault(error)));
      return [...readings.keys()];
    });
    const events = new Map(touched);
    touched.clear();
    const everywhere = events.has('');
    for (const folder of new Set([...folders, ...readings.keys()])) {
      const before = readings.get(folder);
      const changed = events.get(folder);
      const isMissing = gone === 'settle' && (before?.missing.length ?? 0) > 0;
      if (before !== undefined && changed === undefined && !everywhere && !isMissing) continue;
      const reading = await readTenant(join(root, folder), {
        ...options,
        fs,
        before,
        changed,
        gone,
      });
      if (reading.files === undefined && !folders.includes(folder)) readings.delete(folder);
      else readings.set(folder, reading);
    }
    const sorted = new Map([...readings].sort(([a], [b]) => (a < b ? -1 : 1)));
    const rules = { allowed: options.allowedDomains?.(), before: options.domainOwners };
    const next = await gatherTenants(fs, root, sorted, rules, started ? current : undefined);
    if (hasMissing()) removals.touch();
    swap({ ...next, findings: [...unreadable, ...next.findings] });
  };

  const swap = (next: Tenants) => {
    const before = current;
    const changed = [...next.tenants].filter(([slug, it]) => before.tenants.get(slug) !== it);
    const removed = [...before.tenants.keys()].filter((slug) => !next.tenants.has(slug));
    const said = ({ findings }: Tenants) =>
      JSON.stringify(
        findings.map(({ file, line, column, message }) => [file, line, column, message]),
      );
    if (changed.length + removed.length === 0 && said(before) === said(next)) return;
    current = next;
    if (!started || closed) return;
    try {
      onChange({ current, changed: changed.map(([slug]) => slug), removed });
    } catch (error) {
      // A listener's fault must not end the watch.
      process.emitWarning(error as Error);
    }
  };

  const schedule = (gone: GoneFiles) => {
    running = running.then(() => (closed ? undefined : refresh(gone)));
  };
  const changes = quietTimer(() => schedule('keep'), quiet, longestWait);
  const removals = quietTimer(() => schedule('settle'), grace);

  // Watch first, read then: what changes while the folder is read is read again.
  const watch = fs.watch(root, touch);
  await watch.ready;
  await refresh('drop');
  started = true;
  if (touched.size > 0) changes.touch();

  return {
    current: () => current,
    close: async () => {
      closed = true;
      changes.stop();
      removals.stop();
      await watch.close();
      await running;
    },
  };
}
