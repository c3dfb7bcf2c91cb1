import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { KnownTenant } from '@forecourt/content';

/** Health of a tenant's content, for the metrics. */
export interface ContentHealth {
  /** The tenant's folder, served or not. */
  readonly tenant: string;
  readonly errors: number;
  readonly warnings: number;
  /** When it was last loaded without an error, in milliseconds since 1970; undefined if it never was. */
  readonly goodAt: number | undefined;
}

/** Source of tenants. Snapshots are immutable; an edit replaces the tenant's snapshot. Not all are in memory. */
export interface TenantSource {
  /**
   * Returns every tenant, in order of slug, in its newest good version: the same array until one of
   * them changes.
   */
  readonly all: () => readonly KnownTenant[];
  /**
   * Returns a tenant's snapshot, and reads it first if it is not in memory; concurrent calls share one
   * reading. undefined for a tenant that is not served or can't be read.
   * @param isVisit false for work in the background; true if left out.
   */
  readonly open: (
    slug: string,
    isVisit?: boolean,
  ) => TenantSnapshot | Promise<TenantSnapshot | undefined> | undefined;
  /** Returns true until every tenant that existed at startup has been read. */
  readonly isStarting?: () => boolean;
  /**
   * Returns the health of every tenant's content that has been read, including tenants that are not
   * served; none if left out.
   */
  readonly health?: () => readonly ContentHealth[];
  /** Returns false while the folder of tenants can't be read, and what was last good is served. */
  readonly isReadable?: () => boolean;
  /**
   * Calls `listener` after every change of any tenant.
   * @returns a function that removes the listener.
   */
  readonly onChange: (listener: () => void) => () => void;
  /** Stops watching. */
  readonly close: () => Promise<void>;
}
