import type {
  Claim,
  ClaimedDelivery,
  DeliveryCounts,
  DeliveryFilter,
  DeliveryRecord,
  Settlement,
} from './delivery.ts';
import type {
  Acceptance,
  Amended,
  LeadAmendment,
  LeadEntry,
  LeadRevision,
  LeadStatus,
} from './lead-entry.ts';

/** A lead with its revisions, which hold what the visitor typed, and its deliveries. */
export interface LeadRecord {
  readonly id: string;
  readonly tenant: string;
  readonly form: string;
  readonly status: LeadStatus;
  readonly createdAt: number;
  /** When its personal data were erased; it has no revisions then. */
  readonly erasedAt?: number;
  readonly revisions: readonly (LeadRevision & {
    readonly revision: number;
    readonly acceptedAt: number;
  })[];
  readonly deliveries: readonly DeliveryRecord[];
}

/** A lead that no destination gets, without anything that a visitor typed. */
export interface UnassignedLead {
  readonly leadId: string;
  readonly tenant: string;
  readonly form: string;
  readonly status: LeadStatus;
  /** Milliseconds since 1970. */
  readonly acceptedAt: number;
}

/** Number of leads of a tenant that no destination gets. */
export interface UnassignedCount {
  readonly tenant: string;
  readonly status: LeadStatus;
  readonly leads: number;
}

/** Leads by any of these. */
export interface UnassignedFilter {
  readonly tenant?: string;
  readonly leadId?: string;
}

/**
 * Durable store and delivery queue of leads. Several servers may share one.
 *
 * Whatever a method promises holds once its promise resolves, and survives the death of every
 * process at any moment after. A method that rejects, with `LeadStoreFailure`, has changed nothing;
 * one that was cut off may have: calling `accept` again with the same key then shows it.
 */
export interface LeadStore {
  /**
   * Stores a submission and queues it for its destinations, all in one step. Submissions with one
   * key, in parallel or years apart, are one; one without a key, or whose body names its visitor, is
   * the same as another of tenant and form with the same body within `sameBodyWithin`. A lead stays
   * `Complete` once it is.
   */
  accept(entry: LeadEntry): Promise<Acceptance>;
  /**
   * Adds a revision to a stored lead and queues it, all in one step. It never makes a lead, and a repeat
   * of the submission before is still recognised as one.
   */
  amend(amendment: LeadAmendment): Promise<Amended>;
  /**
   * Claims deliveries that are due, the longest due first, and of a lead and destination only the
   * earliest revision that is pending. No other claim gets them before `leaseUntil`. Counts as an attempt.
   */
  claim(claim: Claim): Promise<readonly ClaimedDelivery[]>;
  /** Records the outcome of a claimed delivery. @returns false if the claim is no longer the last one: nothing changes then */
  settle(settlement: Settlement): Promise<boolean>;
  /** Makes dead deliveries pending, due now, as if just accepted. @returns how many */
  retry(filter: DeliveryFilter, now: number): Promise<number>;
  /** Makes pending deliveries due now that are not being attempted. @returns how many */
  push(filter: DeliveryFilter, now: number): Promise<number>;
  /** Leads without a delivery to the dealer, the newest first. Nothing in them is personal. */
  unassigned(filter: UnassignedFilter, limit: number): Promise<readonly UnassignedLead[]>;
  /** Counts leads without a delivery to the dealer by tenant and status. */
  countUnassigned(): Promise<readonly UnassignedCount[]>;
  /** Queues the last revision of leads without a delivery to the dealer. @returns how many */
  assign(filter: UnassignedFilter & { readonly destination: string }, now: number): Promise<number>;
  /**
   * Makes pending deliveries due that a clock which was ahead has put off: those queued after `now`,
   * and retries later than any that are scheduled. @returns how many
   */
  hasten(now: number): Promise<number>;
  /** Deliveries, the newest first. Nothing in them is personal. */
  list(filter: DeliveryFilter, limit: number): Promise<readonly DeliveryRecord[]>;
  /** A lead by id, or undefined. */
  read(leadId: string): Promise<LeadRecord | undefined>;
  counts(): Promise<readonly DeliveryCounts[]>;
}
