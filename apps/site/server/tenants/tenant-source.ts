import type { TenantSnapshot } from '@forecourt/block-schemas';

/** How a tenant's content is, for the metrics. */
export interface ContentHealth {
  /** The tenant's folder, served or not. */
  readonly tenant: string;
  readonly errors: number;
  readonly warnings: number;
  /** When it was last loaded without an error, in milliseconds since 1970; undefined if it never was. */
  readonly goodAt: number | undefined;
}

/** Where tenants come from. Snapshots never change; an edit puts a new one in the old one's place. */
export interface TenantSource {
  /** Every tenant's newest good snapshot, in order of slug. */
  readonly all: () => readonly TenantSnapshot[];
  /** True until every tenant that was there at the start has been read. */
  readonly isStarting?: () => boolean;
  /** Every tenant's content, those that are not served included; none if left out. */
  readonly health?: () => readonly ContentHealth[];
  /**
   * Calls `listener` after every change of any tenant.
   * @returns a function that ends the calls.
   */
  readonly onChange: (listener: () => void) => () => void;
  /** Stops watching. */
  readonly close: () => Promise<void>;
}
