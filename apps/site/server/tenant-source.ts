import type { TenantSnapshot } from '@forecourt/block-schemas';

/** Where tenants come from. Snapshots never change; an edit puts a new one in the old one's place. */
export interface TenantSource {
  /** Every tenant's newest good snapshot, in order of slug. */
  readonly all: () => readonly TenantSnapshot[];
  /**
   * Calls `listener` after every change of any tenant.
   * @returns a function that ends the calls.
   */
  readonly onChange: (listener: () => void) => () => void;
  /** Stops watching. */
  readonly close: () => Promise<void>;
}
