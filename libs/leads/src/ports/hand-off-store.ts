/** A lead of which the application is handed to the lender. */
export interface HandOffPlace {
  readonly tenant: string;
  readonly leadId: string;
}

/** What is known of a hand-off when another one wants to begin. */
export type HandOffBegun =
  | { readonly begun: true }
  /** It was begun before and may have reached the lender: it must not be sent again. */
  | { readonly begun: false; readonly sealed?: string };

/** Keeps an application from being handed to the lender twice. Rejects with `LeadStoreFailure`. */
export interface HandOffStore {
  /**
   * Claims the hand-off of a lead: of several at once one begins. What was begun and never ended,
   * for the server died, counts as sent.
   * @param at milliseconds since 1970
   */
  begin(place: HandOffPlace, at: number): Promise<HandOffBegun>;
  /** The lender has it: no other hand-off of this lead begins. `sealed` is what it answered. */
  settle(place: HandOffPlace, sealed?: string): Promise<void>;
  /** The lender does not have it: it may be begun anew, with other answers. */
  reopen(place: HandOffPlace): Promise<void>;
}
