import type { DomainOwners } from '../domains/assign-domains.ts';
import type { LastGoodStore } from '../last-good/last-good-store.ts';
import type { ReadingRecords } from '../last-good/reading-records.ts';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Tenants } from '../tenant/read-tenants.ts';
import type { ReadOptions } from '../tenant/tenant-context.ts';

/** Change of tenants after edits. */
export interface TenantsChange {
  /** The new state of all tenants. */
  readonly current: Tenants;
  /** Slugs with a new snapshot, in order. */
  readonly changed: readonly string[];
  /** Slugs that were removed. */
  readonly removed: readonly string[];
}

/** Limits of the memory for tenants' content. */
export interface MemoryLimits {
  /** Bytes of content, as estimated from the files. */
  readonly maxBytes: number;
  /** Number of tenants up to which all are read before the watch has started; of more, only the settings. */
  readonly maxReadAtStart: number;
  /** False if another process reads every tenant once in the background; true if left out. */
  readonly readsInBackground?: boolean;
}

/** Options of a watch. */
export interface WatchOptions extends ReadOptions {
  /** Milliseconds without an event before files are read; 50 if left out. */
  readonly debounce?: number;
  /** Milliseconds without an event before a missing file counts as removed; 300 if left out. */
  readonly grace?: number;
  /** Milliseconds before a missing tenant's folder counts as removed; 10,000 if left out. */
  readonly folderGrace?: number;
  /** Milliseconds between checks for folders that were replaced or came back; 1,000 if left out. */
  readonly checkEvery?: number;
  /**
   * Size of data files that take a while to read: a tenant that is not served yet and has a larger one
   * is read separately, so that no other tenant waits for it. The watch starts before such tenants are
   * ready, if there are others. No limit if left out.
   */
  readonly maxAwaitedBytes?: number;
  /**
   * Limits of the memory for content, which is then read at a tenant's first visit, and once in the
   * background; the least recently visited leave memory first. All content stays in memory if left out,
   * or without `lastGood`.
   */
  readonly memory?: MemoryLimits;
  /** Store of the last good version of every file, which replaces a broken one even after a restart. */
  readonly lastGood?: LastGoodStore;
  /** Records of what earlier runs found out: tenants without a change since are not read in the background. */
  readonly records?: ReadingRecords;
  /** Owners of domains when an earlier run ended; they keep theirs. */
  readonly domainOwners?: DomainOwners;
  /**
   * Owners that another process of the server has decided on, in place of this watch's own earlier
   * decisions; undefined where this watch decides.
   */
  readonly decidedOwners?: () => DomainOwners | undefined;
  /** The operator's list of domains, which alone decides if there is one. */
  readonly allowedDomains?: () => DomainOwners | undefined;
}

/** A running watch over tenants. */
export interface TenantsWatch {
  /** The newest good state of all tenants; a new object after every change. */
  readonly current: () => Tenants;
  /**
   * Returns a tenant's content, and reads it first if it is not in memory; concurrent calls share one
   * reading. undefined for a tenant that is not served, or whose folder can't be read.
   * @param isVisit false for work in the background, which does not keep the content in memory.
   */
  readonly open: (
    slug: string,
    isVisit?: boolean,
  ) => TenantSnapshot | Promise<TenantSnapshot | undefined> | undefined;
  /** True until every tenant that was there at the start has been read. */
  readonly isStarting: () => boolean;
  /** Assigns domains again, after a change of the operator's list. */
  readonly assignDomains: () => void;
  /** Stops watching; resolves when all pending work is done. */
  readonly close: () => Promise<void>;
}
