import type { TenantSnapshot } from '@forecourt/block-schemas';

/** Health of a tenant's content, for the metrics. */
export interface ContentHealth {
  /** The tenant's folder, served or not. */
  readonly tenant: string;
  readonly errors: number;
  readonly warnings: number;
  /** When it was last loaded without an error, in milliseconds since 1970; undefined if it never was. */
  readonly goodAt: number | undefined;
}

/** Source of tenants. Snapshots are immutable; an edit replaces the tenant's snapshot. */
export interface TenantSource {
  /** Returns every tenant's newest good snapshot, in order of slug. */
  readonly all: () => readonly TenantSnapshot[];
  /** Returns true until every tenant that existed at startup has been read. */
  readonly isStarting?: () => boolean;
  /**
   * Returns the health of every tenant's content, including tenants that are not served; none if
   * left out.
   */
  readonly health?: () => readonly ContentHealth[];
  /**
   * Calls `listener` after every change of any tenant.
   * @returns a function that removes the listener.
   */
  readonly onChange: (listener: () => void) => () => void;
  /** Stops watching. */
  readonly close: () => Promise<void>;
}
