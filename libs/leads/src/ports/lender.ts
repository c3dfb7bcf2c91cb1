/** A finance application as the lender gets it: every answer under its own name, sensitive ones too. */
export type Application = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The lender's answer to an application. */
export type LenderAnswer =
  | {
      readonly outcome: 'accepted';
      readonly customerKey?: string;
      readonly dealershipId?: string;
      readonly dealerCompanyId?: string;
      /** Address of the lender's site that the applicant continues on; it may be any address. */
      readonly satelliteUrl?: string;
      /** As the lender words it: `verified`, `unverified`. */
      readonly mobileVerificationStatus?: string;
      /** Only where the lender adds it: the applicant's credit score. */
      readonly creditScore?: number;
    }
  /** Answers that the lender does not accept: name of the field and the first message for each. */
  | { readonly outcome: 'dataErrors'; readonly errors: readonly (readonly [string, string])[] }
  /** The application as a whole is not accepted, in the lender's words. */
  | { readonly outcome: 'error'; readonly error: string };

/**
 * Why the lender gave no answer: it timed out, could not be reached, refused the request (credential,
 * limits, a redirect), answered with an error of its own (5xx), or with something that cannot be read.
 */
export type LenderFailureKind = 'timeout' | 'unreachable' | 'refused' | 'error-answer' | 'garbage';

/**
 * Rejection of a lender. The message holds no address, no credential and nothing that was sent
 * or answered, so that it can be logged.
 */
export class LenderFailure extends Error {
  override readonly name = 'LenderFailure';
  readonly kind: LenderFailureKind;
  /** True if the lender may have received the application all the same: then it must not be sent again. */
  readonly mayHaveArrived: boolean;

  constructor(kind: LenderFailureKind, detail: string, mayHaveArrived: boolean) {
    super(`lender: ${kind}${detail && ` (${detail})`}`);
    this.kind = kind;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** True for a failure of the lender, false for an internal error. */
export const isLenderFailure = (thrown: unknown): thrown is LenderFailure =>
  thrown instanceof LenderFailure;

/** The lender behind a dealer's finance enquiry. Rejects with {@link LenderFailure}. */
export interface Lender {
  /** Sends an application, once and without a second attempt. */
  apply(application: Application, signal: AbortSignal): Promise<LenderAnswer>;
  /** The lender's id of a car's dealership; undefined for an unknown car. */
  dealershipOfCar(carId: string, signal: AbortSignal): Promise<string | undefined>;
}
