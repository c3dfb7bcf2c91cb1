import type { Deliverer } from '../ports/deliverer.ts';
import type { LeadStore } from '../ports/lead-store.ts';
import type { RetryPolicy } from './retry-policy.ts';

/** Something worth a line in the log; nothing in it is personal. */
export type DispatchEvent =
  | {
      readonly event: 'delivered' | 'failed' | 'dead' | 'skipped';
      readonly id: string;
      readonly tenant: string;
      readonly destination: string;
      readonly attempts: number;
      readonly reason?: string;
    }
  /** A delivery waits for a destination that is not configured here; reported once for each. */
  | { readonly event: 'no-destination'; readonly tenant: string; readonly destination: string }
  /** The store could not be read or written; what was under way is delivered again, under its id. */
  | { readonly event: 'store-failed'; readonly reason: string }
  /** A bug; while no delivery can be claimed, it is reported once. */
  | { readonly event: 'internal-error'; readonly error: unknown };

export interface DispatcherOptions {
  readonly store: LeadStore;
  /**
   * The deliverer of a destination; undefined if it is not configured, which counts as no attempt: its
   * deliveries are left to servers that have it.
   */
  readonly deliverer: (tenant: string, destination: string) => Deliverer | undefined;
  readonly report?: (event: DispatchEvent) => void;
  readonly policy?: RetryPolicy;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
  readonly newLease?: () => string;
  /** Deliveries under way at once: 16. */
  readonly concurrency?: number;
  /** Deliveries under way at once to one destination, so that one that hangs does not hold up the others: 4. */
  readonly concurrencyPerDestination?: number;
  /** Milliseconds that one attempt may take: 30,000. */
  readonly attemptTimeout?: number;
  /** Milliseconds more for the answer of a destination that has all of a message: 30,000. */
  readonly answerTimeout?: number;
  /** Milliseconds between two polls of the queue: 1,000. */
  readonly pollInterval?: number;
}
