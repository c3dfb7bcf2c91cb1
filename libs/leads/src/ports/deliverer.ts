/** What goes to a destination. */
export interface DeliveryPayload {
  /** The same at every attempt; a receiver that has seen it has the lead already. */
  readonly id: string;
  /** The lead as JSON, byte for byte the same at every attempt. */
  readonly content: string;
  /** The first revision of the lead that went to this destination; 1 if left out. */
  readonly firstRevision?: number;
}

/** How an attempt ended. `reason` is in our own words, without anything that was typed or answered. */
export type DeliveryOutcome =
  | { readonly outcome: 'delivered' }
  /** Worth another try: no answer, or one that says "not now". */
  | {
      readonly outcome: 'failed';
      readonly reason: string;
      /** Milliseconds that the destination asked to be left alone for. */
      readonly retryAfter?: number;
    }
  /** The destination will not have it; a few more tries, in case somebody puts it right. */
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * A way to a destination. Resolves with the outcome, whatever happens, and in bounded time; gives up
 * early when the signal is aborted.
 */
export interface Deliverer {
  deliver(parcel: DeliveryPayload, signal: AbortSignal): Promise<DeliveryOutcome>;
}
