/** A valid solution, which can be used once. */
export interface SolvedCaptcha {
  /** Identifies the solution, so that a second use is rejected. */
  readonly token: string;
  /** Expiry of the solution, until when its nonce has to be stored. */
  readonly expiresAt: Date;
}

/** Scope of a challenge; its solution is valid for nothing else. */
interface CaptchaScope {
  readonly tenant: string;
  /** The visitor's address, for services that ask for it. */
  readonly address?: string;
}

/** Protects forms from bots (FRM-2). Adapters: proof of work on our own server, Turnstile. */
export interface Captcha {
  /** Creates the challenge for the browser as JSON; undefined if an external service issues it. */
  readonly challenge: (scope: CaptchaScope, now: Date) => Promise<object | undefined>;
  /**
   * Verifies the browser's solution.
   * @returns undefined for an invalid solution: wrong, out of scope or expired.
   * @throws when an external service does not respond.
   */
  readonly verify: (
    answer: string,
    scope: CaptchaScope,
    now: Date,
  ) => Promise<SolvedCaptcha | undefined>;
}
