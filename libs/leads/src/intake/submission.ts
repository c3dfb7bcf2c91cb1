import type { LeadStatus } from '../ports/lead-store.ts';

/** What was entered into a field. */
export type LeadValue = string | boolean | readonly string[];

/** Values by field name; the names are exactly those that are sent on. */
export type LeadValues = Readonly<Record<string, LeadValue>>;

/** A box that the visitor ticked or left, with the words beside it as they were shown. */
export interface Consent {
  readonly name: string;
  /** Plain text, word by word. */
  readonly wording: string;
  readonly given: boolean;
}

/** A checked submission of one step of a form, ready to be kept. */
export interface Submission {
  readonly tenant: string;
  /** Id of the form on its page. */
  readonly form: string;
  /** Path of the page. */
  readonly page: string;
  readonly category: string;
  readonly subcategory?: string;
  readonly status: LeadStatus;
  readonly values: LeadValues;
  /** Values that are only kept encrypted, and never delivered. */
  readonly sensitive?: LeadValues;
  readonly consents?: readonly Consent[];
  /** What the server answered to an earlier step, as the browser gives it back. */
  readonly leadId?: string;
  /** The browser's name for this submission, the same when it tries again. */
  readonly key?: string;
}
