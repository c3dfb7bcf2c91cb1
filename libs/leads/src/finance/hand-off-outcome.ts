import type { HandOffId } from '../ports/hand-off-store.ts';
import type { Application, Lender, LenderAnswer } from '../ports/lender.ts';

/** An application that is stored and now goes to the lender. */
export interface HandOffRequest extends HandOffId {
  readonly lender: Lender;
  /** Fields of the lead. */
  readonly fields: Application;
  /** Values that only the lender gets. */
  readonly sensitive: Readonly<Record<string, string>>;
  /** The car whose dealership is looked up first, if it should be. */
  readonly carId?: string;
}

/** The lender gave no answer: someone has to call the applicant. */
interface SavedApplication {
  readonly outcome: 'saved';
  /** `not-reached` if it is certain that the lender does not have it. */
  readonly status: 'not-reached' | 'unknown';
  /** One word: the kind of the lender's failure, `store` or `interrupted`. */
  readonly reason: string;
}

/** Result of a hand-off. */
export type HandOffOutcome = (LenderAnswer | SavedApplication) & {
  /** The lender's id of the car's dealership. */
  readonly carDealershipId?: string;
};
