/** How far a visitor got, as the field `lead_status` has it. */
export type LeadStatus = 'partial' | 'Complete';

/** A lead as one accepted submission left it. Never changes once it is stored. */
export interface LeadRevision {
  readonly status: LeadStatus;
  /** The lead as it is delivered: a JSON document, byte for byte the same at every attempt. */
  readonly content: string;
  /** Sensitive values, encrypted; undefined if there are none. */
  readonly ciphertext?: string;
}

/** A submission for the store to accept. */
export interface LeadEntry {
  readonly tenant: string;
  readonly form: string;
  /** The lead that the browser names; a new one is made unless tenant and form have it. */
  readonly leadId?: string;
  /** Id of a new lead: unguessable. */
  readonly newLeadId: string;
  /** Identifies the submission among all of tenant and form; undefined for a post without a key. */
  readonly key?: string;
  /** The body names its visitor by email address or phone: the same body comes from the same visitor. */
  readonly namesVisitor?: boolean;
  /** Fingerprints of the body, by the current secret first, then by earlier ones. */
  readonly fingerprints: readonly [string, ...string[]];
  /** Names of the destinations that it is delivered to. */
  readonly destinations: readonly string[];
  /**
   * Destinations that get one message for several revisions, such as mail: by name, milliseconds
   * until this revision is due. Earlier revisions that are still pending there are superseded, if this
   * one goes there too or they were partial. All other destinations get every revision.
   */
  readonly waits?: Readonly<Record<string, number>>;
  /** An application that is about to be handed to the lender: recorded with the lead, in one step. */
  readonly awaitsLender?: boolean;
  /** Came without a captcha: see {@link Acceptance}. */
  readonly unproven?: boolean;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /**
   * Makes the revision; pure, may be called more than once.
   * @param previous the revision before, if the lead has one
   */
  revise(lead: { id: string; revision: number }, previous?: LeadRevision): LeadRevision;
}

/** An addition of the server to a stored lead. */
export interface LeadAmendment {
  readonly tenant: string;
  readonly leadId: string;
  /** Now, in milliseconds since 1970. */
  readonly at: number;
  /**
   * Makes the revision and its deliveries; pure, may be called more than once.
   * @param last the lead's last revision
   * @returns undefined if the lead has all of it already
   */
  amend(
    lead: { id: string; revision: number },
    last: LeadRevision,
  ): (Pick<LeadEntry, 'destinations' | 'waits'> & { readonly revision: LeadRevision }) | undefined;
}

/** Result of an amendment. `gone`: the tenant has no such lead, or it was erased; nothing was stored. */
export type Amended = 'amended' | 'unchanged' | 'gone';

/**
 * Result of a submission. `conflict`: the key was used with another body. `unproven`: it came without
 * a captcha, and its lead is complete (and not declined by the lender), does not exist, or has had
 * {@link revisionsPerProof} revisions since the last one. Nothing was stored in either case.
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

/** Milliseconds for which a visitor's post counts as the same as an earlier one with the same body. */
export const sameBodyWithin = 10 * 60_000;
