import type { Encryptor } from '../encryption/encryptor.ts';
import type { LeadRevision } from '../ports/lead-entry.ts';
import { alertOf } from './lead-alert.ts';
import { addTo, readLeadDocument, type LeadDocument } from './lead-document.ts';
import type { LeadValues, Submission } from './submission.ts';

/** A submission whose sensitive values are separate from all others. */
export type SeparatedSubmission = Submission & { readonly sensitive: LeadValues };

/** A lead as the encryption of its values is bound to it. */
export const encryptionContext = (lead: { id: string; tenant: string }): string =>
  `lead ${lead.tenant} ${lead.id}`;

/** The document of a submission by itself. */
function documentOf(
  submission: SeparatedSubmission,
  lead: { id: string; revision: number },
  acceptedAt: string,
): LeadDocument {
  const { status, lender, consents = [], cars = [] } = submission;
  const withheld = Object.keys(submission.sensitive).sort();
  return {
    alert: alertOf(lender),
    lead_id: lead.id,
    revision: lead.revision,
    lead_status: status,
    form_completed: status === 'Complete',
    accepted_at: acceptedAt,
    tenant: submission.tenant,
    dealer: submission.dealer,
    form: submission.form,
    page: submission.page,
    page_url: submission.pageUrl,
    time_zone: submission.timeZone,
    category: submission.category,
    subcategory: submission.subcategory,
    reply_by: submission.replyBy,
    lender_status: lender?.status,
    fields: submission.values,
    labels: submission.labels,
    car: cars[0],
    cars: cars.length > 1 ? cars : undefined,
    location: submission.location,
    withheld: withheld.length > 0 ? withheld : undefined,
    consents:
      consents.length > 0
        ? consents.map(({ name, wording, given }) => ({ name, wording, given, at: acceptedAt }))
        : undefined,
  };
}

/**
 * Makes the revision of a lead that a submission leads to.
 * @param at when it was accepted, in milliseconds since 1970
 * @param previous the revision before, if the lead has one
 */
export function reviseLead(
  submission: SeparatedSubmission,
  lead: { id: string; revision: number },
  at: number,
  encryptor: Encryptor,
  previous?: LeadRevision,
): LeadRevision {
  const { tenant, sensitive } = submission;
  const alone = documentOf(submission, lead, new Date(at).toISOString());
  const before = previous && readLeadDocument(previous.content);
  const document = before ? addTo(before, alone) : alone;
  const revision = { status: document.lead_status, content: JSON.stringify(document) };
  if (Object.keys(sensitive).length > 0) {
    const context = encryptionContext({ id: lead.id, tenant });
    return { ...revision, ciphertext: encryptor.encrypt(JSON.stringify(sensitive), context) };
  }
  // A ciphertext is taken over as it is, so that a secret that was lost stops no lead.
  return document === alone ? revision : { ...revision, ciphertext: previous?.ciphertext };
}
