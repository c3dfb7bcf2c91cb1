/** A lead as it is sent to a destination. */
export interface DeliveryPayload {
  /** Identical for every attempt, so that receivers can ignore repeats. */
  readonly id: string;
  /** The lead as JSON, byte for byte the same at every attempt. */
  readonly content: string;
  /** First revision of the lead that went to this destination: 1. */
  readonly firstRevision?: number;
}

/** Outcome of an attempt. `reason` contains nothing that the visitor typed or the receiver answered. */
export type DeliveryOutcome =
  | { readonly outcome: 'delivered' }
  /** Worth another attempt: no answer, or one that means "not now". */
  | {
      readonly outcome: 'failed';
      readonly reason: string;
      /** Milliseconds until the destination wants the next attempt. */
      readonly retryAfter?: number;
    }
  /** There is nothing to send, such as a second confirmation; not tried again. */
  | { readonly outcome: 'skipped'; readonly reason: string }
  /** The destination does not accept it; retried a few times, in case it is reconfigured. */
  | { readonly outcome: 'refused'; readonly reason: string };

/**
 * Sends leads to one destination. Resolves with the outcome, whatever happens, and in bounded time.
 * Once the signal is aborted it sends no more, and resolves at once, unless the receiver has all of
 * the payload: then it awaits the answer, so that the outcome is the receiver's.
 */
export interface Deliverer {
  deliver(payload: DeliveryPayload, signal: AbortSignal): Promise<DeliveryOutcome>;
}
