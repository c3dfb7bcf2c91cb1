import type { LeadStatus } from '../ports/lead-store.ts';

/** What was entered into a field. */
export type LeadValue = string | boolean | readonly string[];

/** Values by field name; the names are exactly those that are sent on. */
export type LeadValues = Readonly<Record<string, LeadValue>>;

/** A checkbox that the visitor ticked or left, with the words beside it as they were shown. */
export interface Consent {
  readonly name: string;
  /** Plain text, word by word. */
  readonly wording: string;
  readonly given: boolean;
}

/** How far an application to a lender got; `pending` until the lender has answered. */
export type LenderStatus = 'pending' | 'accepted' | 'declined' | 'not-reached' | 'unknown';

/** Outcome of handing an application to the lender. */
export interface LenderReport {
  readonly status: LenderStatus;
  /** Why it did not arrive for certain, in one word. */
  readonly reason?: string;
}

/** A checked submission of one step of a form, ready to be kept. */
export interface Submission {
  readonly tenant: string;
  /** Id of the form on its page. */
  readonly form: string;
  /** Path of the page. */
  readonly page: string;
  /** Address of the page on the dealer's website. */
  readonly pageUrl?: string;
  /** The dealer's time zone, such as `Australia/Sydney`. */
  readonly timeZone?: string;
  readonly category: string;
  readonly subcategory?: string;
  readonly status: LeadStatus;
  readonly values: LeadValues;
  /** Values that are only kept encrypted, and never delivered. */
  readonly sensitive?: LeadValues;
  readonly consents?: readonly Consent[];
  /** The dealer's name. */
  readonly dealer?: string;
  /** Of an application to a lender. */
  readonly lender?: LenderReport;
  /** Adds what the server learned to what the visitor sent before, such as the lender's answer. */
  readonly amends?: boolean;
  /**
   * Came without a solved captcha, on the strength of an earlier step alone: refused once the lead is
   * complete, and once in every {@link revisionsPerProof} revisions (FRM-2).
   */
  readonly unproven?: boolean;
  /** What the server answered to an earlier step, as the browser gives it back. */
  readonly leadId?: string;
  /** The browser's name for this submission, the same when it tries again. */
  readonly key?: string;
}
