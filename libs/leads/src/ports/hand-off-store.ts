/** Identifies a hand-off: the lead whose application goes to the lender. */
export interface HandOffId {
  readonly tenant: string;
  readonly leadId: string;
}

/** Result of claiming a hand-off. */
export type HandOffStart =
  | { readonly begun: true }
  /** It was begun before and may have reached the lender: it must not be sent again. */
  | { readonly begun: false; readonly ciphertext?: string };

/** Outcome of a hand-off. */
export interface HandOffEnd {
  /**
   * `accepted`: the lender has it. `unknown`: it may have arrived, so it is not sent again.
   * `declined`: the lender asks for other answers. `not-reached`: it never arrived.
   */
  readonly status: 'accepted' | 'unknown' | 'declined' | 'not-reached';
  /** Why not, in one word. */
  readonly reason?: string;
  /** The lender's answer, encrypted. */
  readonly ciphertext?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `pending`: under way within the last minute. `queued`: an operator queued it to be sent again. */
export type HandOffStatus = HandOffEnd['status'] | 'pending' | 'queued';

/** A hand-off as operators see it. */
export interface HandOffRecord extends HandOffId {
  readonly status: HandOffStatus;
  readonly reason?: string;
  readonly begunAt: number;
}

/** Hand-offs by tenant, lead and status. */
export interface HandOffFilter {
  readonly tenant?: string;
  readonly leadId?: string;
  readonly statuses?: readonly HandOffStatus[];
}

/** Store that prevents an application from being handed to the lender twice. Rejects with `LeadStoreFailure`. */
export interface HandOffStore {
  /**
   * Claims the hand-off of a lead: of several at once one begins. One that was begun and never ended,
   * because the server died, counts as sent.
   * @param at milliseconds since 1970
   */
  begin(id: HandOffId, at: number): Promise<HandOffStart>;
  /** Records the outcome; after `declined` and `not-reached` it may begin anew. */
  end(id: HandOffId, end: HandOffEnd): Promise<void>;
  /** Hand-offs of leads that are not erased, the newest first. */
  list(filter: HandOffFilter, limit: number, now: number): Promise<readonly HandOffRecord[]>;
  /**
   * Queues an application that never arrived, to be sent again.
   * @param evenIfUnknown also one that may have arrived: the lender may get it twice
   * @returns false for an application in any other state
   */
  queue(id: HandOffId, now: number, evenIfUnknown: boolean): Promise<boolean>;
  /** Begins one that is queued; of several servers one gets it. */
  takeQueued(now: number): Promise<HandOffId | undefined>;
}

/** Milliseconds after which a hand-off without an outcome counts as interrupted: longer than one takes. */
export const interruptedAfter = 60_000;
