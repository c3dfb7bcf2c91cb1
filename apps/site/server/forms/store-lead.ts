import { leadSubmission, type Lead, type LeadOrigin } from '@forecourt/forms';
import {
  isLeadStoreFailure,
  type Acceptance,
  type Intake,
  type LeadCar,
  type LeadLocation,
  type LenderReport,
} from '@forecourt/leads';

/** A lead to store. */
export interface LeadToStore {
  readonly origin: LeadOrigin;
  readonly lead: Lead;
  /** The cars in stock that it is about. */
  readonly cars?: readonly LeadCar[] | undefined;
  /** Local time by which the dealer promises a reply. */
  readonly replyBy?: string | undefined;
  /** The dealer's location that receives it. */
  readonly location?: LeadLocation | undefined;
  /** The lead that it belongs to, if an earlier step created one. */
  readonly leadId?: string | undefined;
  /** The browser's id of this submission. */
  readonly key?: string | undefined;
  /** Status of a complete application to a lender. */
  readonly lender?: LenderReport | undefined;
  /** True if fields are about to be added to it. */
  readonly isAmendedSoon?: boolean;
  /** True if the visitor receives a confirmation by mail. */
  readonly confirms?: boolean;
  /** True for a later step, which needs no captcha of its own. */
  readonly unproven?: boolean;
}

/** The store failed, and nothing was stored; `code` is the database's. */
export interface NotStored {
  readonly outcome: 'failed';
  readonly code: string;
}

/** Stores a lead, complete or not. */
export async function storeLead(
  intake: Intake,
  { origin, lead, ...entry }: LeadToStore,
): Promise<Acceptance | NotStored> {
  try {
    return await intake.accept({ ...leadSubmission(lead, origin), ...entry });
  } catch (error) {
    if (!isLeadStoreFailure(error)) throw error;
    return { outcome: 'failed', code: error.code };
  }
}
