import type { LeadStatus } from '../ports/lead-entry.ts';
import type { LeadValues, LenderStatus } from './submission.ts';

/** The part of a lead that decides where it goes. */
export interface RoutedLead {
  readonly tenant: string;
  readonly category: string;
  readonly subcategory?: string;
  readonly status: LeadStatus;
  readonly values: LeadValues;
  /** Of an application to a lender. */
  readonly lender?: LenderStatus;
  /** The server is about to add to it. */
  readonly isAmendedSoon?: boolean;
}
