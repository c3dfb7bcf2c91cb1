/** A lead of which the application is handed to the lender. */
export interface HandOffId {
  readonly tenant: string;
  readonly leadId: string;
}

/** What is known of a hand-off when another one wants to begin. */
export type HandOffStart =
  | { readonly begun: true }
  /** It was begun before and may have reached the lender: it must not be sent again. */
  | { readonly begun: false; readonly ciphertext?: string };

/** How a hand-off ended. */
export interface HandOffEnd {
  /**
   * `accepted`: the lender has it. `unknown`: it may have arrived, so it is not sent again.
   * `declined`: the lender wants other answers. `not-reached`: it never arrived.
   */
  readonly status: 'accepted' | 'unknown' | 'declined' | 'not-reached';
  /** Why not, in one word. */
  readonly reason?: string;
  /** The lender's answer, encrypted. */
  readonly ciphertext?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** `pending`: under way within the last minute. `queued`: an operator wants it sent again. */
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

/** Keeps an application from being handed to the lender twice. Rejects with `LeadStoreFailure`. */
export interface HandOffStore {
  /**
   * Claims the hand-off of a lead: of several at once one begins. What was begun and never ended,
   * for the server died, counts as sent.
   * @param at milliseconds since 1970
   */
  begin(place: HandOffId, at: number): Promise<HandOffStart>;
  /** Records how it ended; declined and not reached, it may begin anew. */
  end(place: HandOffId, end: HandOffEnd): Promise<void>;
  /** Hand-offs of leads that are not erased, the newest first. */
  list(filter: HandOffFilter, limit: number, now: number): Promise<readonly HandOffRecord[]>;
  /**
   * Queues an application that never arrived, to be sent again.
   * @param evenIfUnknown also one that may have arrived: the lender may get it twice
   * @returns false for an application in any other state
   */
  queue(place: HandOffId, now: number, evenIfUnknown: boolean): Promise<boolean>;
  /** Begins one that is queued; of several servers one gets it. */
  takeQueued(now: number): Promise<HandOffId | undefined>;
}

/** Milliseconds after which a hand-off without an end was interrupted: longer than one takes. */
export const interruptedAfter = 60_000;
