import { leadSubmission, type FormValues, type Lead, type LeadOrigin } from '@forecourt/forms';
import {
  isLeadStoreFailure,
  type Acceptance,
  type Intake,
  type LenderReport,
} from '@forecourt/leads';

/** A lead on its way to the store. */
export interface LeadToStore {
  readonly origin: LeadOrigin;
  readonly lead: Lead;
  /** The lead that it belongs to, if an earlier step made one. */
  readonly leadId?: string | undefined;
  /** The browser's name for this submission. */
  readonly key?: string | undefined;
  /** What the server adds to the visitor's answers. */
  readonly more?: FormValues;
  /** Of a complete application to a lender. */
  readonly lender?: LenderReport | undefined;
  /** Came on the strength of an earlier step, without a captcha of its own. */
  readonly unproven?: boolean;
}

/** The store could not store, and nothing was stored; `code` is the database's. */
export interface NotStored {
  readonly outcome: 'failed';
  readonly code: string;
}

/** Stores a lead as far as it is. */
export async function storeLead(
  intake: Intake,
  { origin, lead, leadId, key, more, lender, unproven }: LeadToStore,
): Promise<Acceptance | NotStored> {
  try {
    return await intake.accept({
      ...leadSubmission(lead, origin, more),
      ...(leadId && { leadId }),
      ...(key && { key }),
      ...(lender && { lender }),
      ...(unproven && { unproven }),
      ...(more && { amends: true }),
    });
  } catch (error) {
    if (!isLeadStoreFailure(error)) throw error;
    return { outcome: 'failed', code: error.code };
  }
}
