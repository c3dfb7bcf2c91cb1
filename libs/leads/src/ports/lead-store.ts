/** How far a visitor got; the words are those of the field `lead_status`. */
export type LeadStatus = 'partial' | 'Complete';

/** What one accepted submission made of a lead. It never changes once it is stored. */
export interface LeadRevision {
  readonly status: LeadStatus;
  /** The lead as it is delivered: a JSON document, byte for byte the same at every attempt. */
  readonly content: string;
  /** Sensitive values, encrypted; absent if there are none. */
  readonly ciphertext?: string;
}

/** A submission as the store takes it in. */
export interface LeadEntry {
  readonly tenant: string;
  readonly form: string;
  /** The lead that the visitor says this belongs to; a new one is made unless tenant and form have it. */
  readonly leadId?: string;
  /** Id of the lead that is made otherwise: unguessable. */
  readonly newLeadId: string;
  /** Names the submission among all of tenant and form; absent for a post without a key. */
  readonly key?: string;
  /** Fingerprints of the body, by the current secret first, then by earlier ones. */
  readonly fingerprints: readonly [string, ...string[]];
  /** Names of the destinations that it is delivered to. */
  readonly destinations: readonly string[];
  /**
   * Destinations that get one message for what comes together, such as mail: by name, milliseconds
   * until this revision is due. What still waits there of an earlier revision is superseded, if this
   * one goes there too or the earlier one was partial. All other destinations get every revision.
   */
  readonly waits?: Readonly<Record<string, number>>;
  /** An application that is about to be handed to the lender: noted with the lead, in one step. */
  readonly awaitsLender?: boolean;
  /** Adds what the server learned: a repeat of the submission before is still recognised as one. */
  readonly amends?: boolean;
  /** Came without a captcha: see {@link Acceptance}. */
  readonly unproven?: boolean;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /**
   * Writes the revision; pure, may be called more than once.
   * @param previous the revision before, if the lead has one
   */
  revise(lead: { id: string; revision: number }, previous?: LeadRevision): LeadRevision;
}

/**
 * Result of a submission. `conflict`: the key was used with another body. `unproven`: it came without
 * a captcha, and its lead is complete (and not declined by the lender), is gone, or has had {@link revisionsPerProof} revisions since
 * the last one. Nothing was stored in either case.
 */
export type Acceptance =
  | {
      readonly outcome: 'accepted';
      readonly leadId: string;
      readonly revision: number;
      /** It was accepted before; nothing new was stored. */
      readonly replayed: boolean;
    }
  | { readonly outcome: 'conflict' | 'unproven' };

/** Revisions of an unfinished lead that one captcha is good for. */
export const revisionsPerProof = 10;

/**
 * Pending until it is delivered or dead; dead ones wait for an operator. Superseded: a later revision
 * took its place before it was due. Erased: the lead was erased before it was delivered.
 */
export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'superseded' | 'erased';

/** One revision's way to one destination, without anything that a visitor typed. */
export interface DeliveryRecord {
  /** Lead, revision and destination in one: the same at every attempt. */
  readonly id: string;
  readonly leadId: string;
  readonly revision: number;
  readonly tenant: string;
  readonly destination: string;
  readonly state: DeliveryState;
  /** Attempts since it was accepted, or since the last {@link LeadStore.retry}. */
  readonly attempts: number;
  /** Those of them that the destination answered with a refusal. */
  readonly refusals: number;
  /** Moments in milliseconds since 1970. */
  readonly queuedAt: number;
  readonly dueAt: number;
  readonly settledAt?: number;
  /** Why the last attempt failed, in our words. */
  readonly failure?: string;
}

/** A delivery that was claimed, with what is to be delivered. */
export interface ClaimedDelivery extends DeliveryRecord {
  readonly lease: string;
  readonly content: string;
  /** The lead's first revision that went to this destination, or is about to. */
  readonly firstRevision: number;
}

export interface Claim {
  readonly now: number;
  /** When others may take these, should nobody settle them. */
  readonly leaseUntil: number;
  /** Names this claim: unguessable. */
  readonly lease: string;
  readonly limit: number;
  /** Destinations that are busy enough. */
  readonly except: readonly { readonly tenant: string; readonly destination: string }[];
}

export interface Settlement {
  readonly id: string;
  readonly lease: string;
  readonly at: number;
  readonly state: 'pending' | 'delivered' | 'dead';
  /** When a pending one is due again. */
  readonly dueAt?: number;
  readonly refused?: boolean;
  readonly failure?: string;
}

/** Accounts of one destination: accepted = delivered + pending + dead + superseded + erased, at every moment. */
export interface DeliveryCounts {
  readonly tenant: string;
  readonly destination: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly pending: number;
  readonly dead: number;
  /** Left out where there are none. */
  readonly superseded?: number;
  readonly erased?: number;
}

export interface DeliveryFilter {
  readonly tenant?: string;
  readonly destination?: string;
  readonly state?: DeliveryState;
  readonly leadId?: string;
  readonly id?: string;
}

/** A lead with everything that is known of it; its revisions hold what the visitor typed. */
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

/**
 * Where leads are kept and queued for delivery. Several servers may share one.
 *
 * Whatever a method promises holds once its promise resolves, and survives the death of every
 * process at any moment after. A method that rejects, with `LeadStoreFailure`, has changed nothing;
 * one that was cut off may have: calling `accept` again with the same key then tells.
 */
export interface LeadStore {
  /**
   * Stores a submission and queues it for its destinations, all in one step. Submissions with one
   * key, in parallel or years apart, are one; one without a key is the same as another of tenant and
   * form with the same body within {@link sameBodyWithin}. A lead stays `Complete` once it is.
   */
  accept(entry: LeadEntry): Promise<Acceptance>;
  /**
   * Takes deliveries that are due, the longest due first, and of a lead and destination only the
   * earliest revision that is pending. No other claim gets them before `leaseUntil`. Counts as an attempt.
   */
  claim(claim: Claim): Promise<readonly ClaimedDelivery[]>;
  /** Says how a claimed delivery went. @returns false if the claim is no longer the last one: nothing changes then */
  settle(settlement: Settlement): Promise<boolean>;
  /** Makes dead deliveries pending, due now, as if just accepted. @returns how many */
  retry(filter: DeliveryFilter, now: number): Promise<number>;
  /** Deliveries, the newest first. Nothing in them is personal. */
  list(filter: DeliveryFilter, limit: number): Promise<readonly DeliveryRecord[]>;
  /** A lead by id, or undefined. */
  read(leadId: string): Promise<LeadRecord | undefined>;
  counts(): Promise<readonly DeliveryCounts[]>;
}

/** Milliseconds for which a post without a key counts as the same as one with the same body. */
export const sameBodyWithin = 10 * 60_000;
