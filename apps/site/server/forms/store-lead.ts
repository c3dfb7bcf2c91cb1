import type { FormValues, Lead } from '@forecourt/forms';
import { isLeadStoreFailure, type Acceptance, type Intake } from '@forecourt/leads';
import type { LeadPlace } from './lead-token.ts';

/** A lead on its way to the store. */
export interface LeadToStore {
  readonly place: LeadPlace;
  /** Path of the page that the form stands on. */
  readonly page: string;
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
  { place, page, lead, leadId, key, more }: LeadToStore,
): Promise<Acceptance | { readonly outcome: 'failed' }> {
  try {
    return await intake.accept({
      ...place,
      page,
      category: lead.category,
      ...(lead.subcategory && { subcategory: lead.subcategory }),
      status: lead.status,
      values: { ...lead.fields, ...more },
      // Until the form is complete they wait in the draft alone, which is deleted after 14 days.
      sensitive: lead.status === 'Complete' ? lead.sensitive : {},
      consents: lead.consents,
      ...(leadId && { leadId }),
      ...(key && { key }),
    });
  } catch (error) {
    if (!isLeadStoreFailure(error)) throw error;
    return { outcome: 'failed' };
  }
}
