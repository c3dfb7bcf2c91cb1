import type { LeadStatus } from '../ports/lead-entry.ts';
import type { LeadCar } from './lead-car.ts';
import type { LeadLocation } from './lead-location.ts';

/** Value of a field. */
export type LeadValue = string | boolean | readonly string[];

/** Values by field name; the names are those that are delivered. */
export type LeadValues = Readonly<Record<string, LeadValue>>;

/** A checkbox that the visitor ticked or left, with its label as it was shown. */
export interface Consent {
  readonly name: string;
  /** Plain text, word by word. */
  readonly wording: string;
  readonly given: boolean;
  /** When the visitor sent it, ISO 8601 in UTC. */
  readonly at: string;
}

/** State of an application to a lender; `pending` until the lender has answered. */
export type LenderStatus = 'pending' | 'accepted' | 'declined' | 'not-reached' | 'unknown';

/** Outcome of handing an application to the lender. */
export interface LenderReport {
  readonly status: LenderStatus;
  /** Why it may not have arrived, in one word. */
  readonly reason?: string;
}

/** A validated submission of one step of a form. */
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
  /** Values that are stored encrypted and never delivered. */
  readonly sensitive?: LeadValues;
  readonly consents?: readonly Consent[];
  /** Labels of the answers by field name, as the visitor read them: plain text. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The cars in stock that it is about, as the server found them, in the visitor's order. */
  readonly cars?: readonly LeadCar[];
  /** The dealer's location that receives it. */
  readonly location?: LeadLocation;
  /** The dealer's name. */
  readonly dealer?: string;
  /** Local time of the visit that it asks for, `2026-11-24T10:15+11:00`. */
  readonly visitAt?: string;
  /** Local time by which the dealer promises a reply, `2026-11-24T09:30+11:00`. */
  readonly replyBy?: string;
  /** Of an application to a lender. */
  readonly lender?: LenderReport;
  /**
   * Came without a solved captcha, relying on that of an earlier step: refused once the lead is
   * complete, and once in every `revisionsPerProof` revisions (FRM-2).
   */
  readonly unproven?: boolean;
  /** The server is about to add to it, such as a valuation: mails wait for that. */
  readonly isAmendedSoon?: boolean;
  /** The visitor receives a confirmation by mail, which is queued with the lead. */
  readonly confirms?: boolean;
  /** Id that the server answered an earlier step with, as the browser repeats it. */
  readonly leadId?: string;
  /** Idempotency key of the browser: the same when it tries again. */
  readonly key?: string;
}
