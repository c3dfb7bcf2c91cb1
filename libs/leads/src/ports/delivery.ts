/**
 * Pending until it is delivered or dead; dead ones wait for an operator. Superseded: not needed, since a
 * later revision replaced it before it was due, or an earlier one had been confirmed to the visitor. Erased: the lead was erased before it was delivered.
 */
export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'superseded' | 'erased';

/** Delivery of one revision to one destination, without anything that a visitor typed. */
export interface DeliveryRecord {
  /** Lead, revision and destination in one: the same at every attempt. */
  readonly id: string;
  readonly leadId: string;
  readonly revision: number;
  readonly tenant: string;
  readonly destination: string;
  readonly state: DeliveryState;
  /** Attempts since it was accepted, or since an operator last retried it. */
  readonly attempts: number;
  /** Those of them that the destination refused. */
  readonly refusals: number;
  /** Times in milliseconds since 1970. */
  readonly queuedAt: number;
  readonly dueAt: number;
  readonly settledAt?: number;
  /** Why the last attempt failed, in our words. */
  readonly failure?: string;
}

/** A delivery that was claimed, with its content. */
export interface ClaimedDelivery extends DeliveryRecord {
  readonly lease: string;
  readonly content: string;
  /** The lead's first revision that went to this destination, or is about to. */
  readonly firstRevision: number;
}

/** A request for deliveries that are due. */
export interface Claim {
  readonly now: number;
  /** When others may claim these deliveries, if they have not been settled. */
  readonly leaseUntil: number;
  /** Identifies this claim: unguessable. */
  readonly lease: string;
  readonly limit: number;
  /** Destinations to leave out. */
  readonly except: readonly { readonly tenant: string; readonly destination: string }[];
}

/** Outcome of a claimed delivery. */
export interface Settlement {
  readonly id: string;
  readonly lease: string;
  readonly at: number;
  readonly state: 'pending' | 'delivered' | 'dead' | 'superseded';
  /** When a pending one is due again. */
  readonly dueAt?: number;
  readonly refused?: boolean;
  /** True if nothing was attempted: the claim does not count as an attempt. */
  readonly uncounted?: boolean;
  readonly failure?: string;
}

/** Counts of one destination: accepted = delivered + pending + dead + superseded + erased, at every moment. */
export interface DeliveryCounts {
  readonly tenant: string;
  readonly destination: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly pending: number;
  readonly dead: number;
  /** Undefined where there are none. */
  readonly superseded?: number;
  readonly erased?: number;
  /**
   * When the oldest delivery that is still pending after an attempt, or after a claim by a server without
   * its destination, was queued; undefined if there is none.
   */
  readonly waitingSince?: number;
}

/** Deliveries by any of these. */
export interface DeliveryFilter {
  readonly tenant?: string;
  readonly destination?: string;
  readonly state?: DeliveryState;
  readonly leadId?: string;
  readonly id?: string;
}
