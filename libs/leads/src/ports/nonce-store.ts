/** Something that may be used once, such as the solution of a captcha. */
export interface Nonce {
  readonly tenant: string;
  /** Identifies it. */
  readonly token: string;
  /** Who uses it: the same user may come again, for a request that is repeated is no second use. */
  readonly user: string;
  /** Milliseconds since 1970 after which it no longer holds by itself. */
  readonly expiresAt: number;
}

/** Remembers what was used. Rejects with `LeadStoreFailure`. */
export interface NonceStore {
  /** @returns whether this user is the first, or the same as before */
  claimNonce(claim: Nonce): Promise<boolean>;
  /** Forgets what no longer holds by itself. */
  deleteExpiredNonces(now: number): Promise<void>;
}
