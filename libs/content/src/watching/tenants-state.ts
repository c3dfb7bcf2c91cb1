import type { LocatedFinding } from '@forecourt/block-schemas';
import type { FileSystem } from '../file-system/file-system.ts';
import { gatherTenants, type Tenants } from '../tenant/read-tenants.ts';
import type { TenantReading } from '../tenant/tenant-reading.ts';
import type { LateTenants } from './late-tenants.ts';
import type { TenantReadings } from './tenant-readings.ts';
import { changeBetween, withFolderFindings } from './tenants-change.ts';
import type { TenantsChange, WatchOptions } from './tenants-watch.ts';

/** The state of all tenants, combined from their readings and replaced as a whole. */
export interface TenantsState {
  readonly current: () => Tenants;
  /**
   * Combines all readings anew.
   * @param lost finding about the folder of tenants while it can't be read.
   */
  readonly gather: (lost: LocatedFinding | undefined) => Promise<void>;
  /** Replaces the state by the same with or without the content of a tenant; nothing is reported. */
  readonly exchange: (tenants: Tenants) => void;
  /** Returns true once the first readings have been combined. */
  readonly isStarted: () => boolean;
  /** Reports each change from now on. */
  readonly start: () => void;
  /** Reports no more changes. */
  readonly stop: () => void;
}

/** Context of {@link createTenantsState}. */
export interface StateContext {
  readonly fs: FileSystem;
  readonly root: string;
  readonly readings: Pick<TenantReadings, 'all'>;
  readonly late: Pick<LateTenants, 'loading' | 'isStarting'>;
  readonly options: Pick<WatchOptions, 'domainOwners' | 'decidedOwners' | 'allowedDomains'>;
  readonly onChange: (change: TenantsChange) => void;
  /** Called with an error of `onChange`, which must not end the watch. */
  readonly onError: (error: unknown) => void;
}

const noTenants: Tenants = {
  known: new Map(),
  tenants: new Map(),
  domainOwners: new Map(),
  findings: [],
  rejections: [],
  health: new Map(),
};

const unreadTenant: TenantReading = { findings: [], missing: [] };

/** Creates the state of all tenants; without any at first. */
export function createTenantsState(context: StateContext): TenantsState {
  const { fs, root, readings, late, options, onChange, onError } = context;
  let current = noTenants;
  let isStarted = false;
  let isStopped = false;

  const replace = (next: Tenants) => {
    const change = changeBetween(current, next);
    current = next;
    if (change === undefined || !isStarted || isStopped) return;
    try {
      onChange(change);
    } catch (error) {
      onError(error);
    }
  };

  const gather = async (lost: LocatedFinding | undefined): Promise<void> => {
    const unread = [...late.loading].map((folder) => [folder, unreadTenant] as const);
    const all = [...unread, ...readings.all].sort(([a], [b]) => (a < b ? -1 : 1));
    const gathered = new Map(all);
    const next = await gatherTenants(fs, root, gathered, {
      allowed: options.allowedDomains?.(),
      before:
        options.decidedOwners?.() ?? (isStarted ? current.domainOwners : options.domainOwners),
      isPartial: late.isStarting(),
    });
    // A visit may have read a tenant meanwhile.
    const isCurrent = [...readings.all].every(([folder, it]) => gathered.get(folder) === it);
    if (!isCurrent) return gather(lost);
    replace(withFolderFindings(next, root, lost ? [lost] : []));
  };

  return {
    current: () => current,
    gather,
    exchange: (next) => {
      current = next;
    },
    isStarted: () => isStarted,
    start: () => {
      isStarted = true;
    },
    stop: () => {
      isStopped = true;
    },
  };
}
