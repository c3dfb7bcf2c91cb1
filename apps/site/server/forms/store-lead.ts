import { leadSubmission, type FormValues, type Lead, type LeadOrigin } from '@forecourt/forms';
import { isLeadStoreFailure, type Acceptance, type Intake } from '@forecourt/leads';

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
}

/** Stores a lead as far as it is; `failed` where the store could not, and nothing was stored. */
export async function storeLead(
  intake: Intake,
  { origin, lead, leadId, key, more }: LeadToStore,
): Promise<Acceptance | { readonly outcome: 'failed' }> {
  try {
    return await intake.accept({
      ...leadSubmission(lead, origin, more),
      ...(leadId && { leadId }),
      ...(key && { key }),
    });
  } catch (error) {
    if (!isLeadStoreFailure(error)) throw error;
    return { outcome: 'failed' };
  }
}
