/** Something that may be used once, such as the solution of a captcha. */
export interface OnceClaim {
  readonly tenant: string;
  /** Identifies it. */
  readonly token: string;
  /** Who uses it: the same user may come again, for a request that is repeated is no second use. */
  readonly user: string;
  /** Milliseconds since 1970 after which it no longer holds by itself. */
  readonly expiresAt: number;
}

/** Remembers what was used. Rejects with `LeadStoreFailure`. */
export interface OnceStore {
  /** @returns whether this user is the first, or the same as before */
  claimOnce(claim: OnceClaim): Promise<boolean>;
  /** Forgets what no longer holds by itself. */
  forgetExpired(now: number): Promise<void>;
}
