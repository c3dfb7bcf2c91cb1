/** An unfinished application as it is stored: encrypted, under the hash of its token. */
export interface StoredDraft {
  readonly tenant: string;
  readonly form: string;
  readonly tokenHash: string;
  readonly ciphertext: string;
  /** The lead that was stored with an earlier step. */
  readonly leadId?: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Store of unfinished applications. Rejects with `LeadStoreFailure`; nothing is changed then. */
export interface DraftStore {
  /** Stores a draft, in place of the one with the same token hash. */
  saveDraft(draft: StoredDraft): Promise<void>;
  /** A draft of this tenant and form that has not expired at `now`. */
  readDraft(
    draft: Pick<StoredDraft, 'tenant' | 'form' | 'tokenHash'>,
    now: number,
  ): Promise<StoredDraft | undefined>;
  /** Drafts by the hash of their token from `after` on, all tenants or one. */
  listDrafts(
    from: { readonly tenant?: string; readonly after?: string },
    limit: number,
  ): Promise<readonly StoredDraft[]>;
  deleteDraft(draft: Pick<StoredDraft, 'tenant' | 'form' | 'tokenHash'>): Promise<void>;
  /**
   * Deletes drafts that have expired, and idempotency keys that are too old to be repeated. Also
   * removes what deleted drafts left in the files of the database.
   * @returns how many drafts
   */
  deleteExpired(now: number): Promise<number>;
}
