/** Something that may be used once, such as the solution of a captcha. */
export interface Nonce {
  readonly tenant: string;
  /** Identifies it. */
  readonly token: string;
  /** Identifies its user: the same user may claim it again, since a repeated request is no second use. */
  readonly user: string;
  /** Milliseconds since 1970 after which it is no longer valid anyway. */
  readonly expiresAt: number;
}

/** Store of nonces that were used. Rejects with `LeadStoreFailure`. */
export interface NonceStore {
  /** @returns true if this user is the first, or the same as before */
  claimNonce(nonce: Nonce): Promise<boolean>;
  deleteExpiredNonces(now: number): Promise<void>;
}
