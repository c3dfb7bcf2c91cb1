/** A solution that holds; it counts once. */
export interface SolvedCaptcha {
  /** Identifies the solution: a second use of it is refused. */
  readonly token: string;
  /** Until when a second use has to be refused; later the solution no longer holds by itself. */
  readonly expiresAt: Date;
}

/** What a challenge was made for; a solution holds for nothing else. */
export interface CaptchaPlace {
  readonly tenant: string;
  /** The visitor's address, for services that ask for it. */
  readonly address?: string;
}

/**
 * Tells people's browsers from machines that send at will (FRM-2). Adapters: proof of work on our
 * own server, Turnstile.
 */
export interface Captcha {
  /** What the browser is to solve, as JSON; undefined if a service of somebody else's poses it. */
  readonly challenge: (place: CaptchaPlace, now: Date) => Promise<object | undefined>;
  /**
   * Checks what the browser sent.
   * @returns undefined for anything that is no solution: wrong, of another place, too late.
   * @throws when a service that has to be asked does not answer.
   */
  readonly verify: (
    answer: string,
    place: CaptchaPlace,
    now: Date,
  ) => Promise<SolvedCaptcha | undefined>;
}
