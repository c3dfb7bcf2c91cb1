import type { Encryptor } from '../encryption/encryptor.ts';
import type { LeadRevision } from '../ports/lead-entry.ts';
import { addEncrypted, encryptionContext } from './encrypted-values.ts';
import { alertOf } from './lead-alert.ts';
import { addTo, readLeadDocument, type LeadDocument } from './lead-document.ts';
import type { Consent, LeadValues, Submission } from './submission.ts';

/** A submission whose sensitive values are separate from all others. */
export type SeparatedSubmission = Submission & { readonly sensitive: LeadValues };

/**
 * Consents with the time when each was first sent: what the visitor agreed to in an earlier step, and
 * sends again with the whole form, was given then.
 */
const firstSent = (consents: readonly Consent[], before: readonly Consent[] = []) =>
  consents.map(({ name, wording, given, at }) => {
    const same = before.find(
      (each) => each.name === name && each.wording === wording && each.given === given,
    );
    return { name, wording, given, at: same?.at ?? at };
  });

/** The document of a submission by itself. */
function documentOf(
  submission: SeparatedSubmission,
  lead: { id: string; revision: number },
  acceptedAt: string,
  before: LeadDocument | undefined,
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
    visit_at: submission.visitAt,
    reply_by: submission.replyBy,
    lender_status: lender?.status,
    fields: submission.values,
    labels: submission.labels,
    car: cars[0],
    cars: cars.length > 1 ? cars : undefined,
    location: submission.location,
    withheld: withheld.length > 0 ? withheld : undefined,
    consents: consents.length > 0 ? firstSent(consents, before?.consents) : undefined,
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
  const before = previous && readLeadDocument(previous.content);
  const alone = documentOf(submission, lead, new Date(at).toISOString(), before);
  const document = before ? addTo(before, alone) : alone;
  // The answers of a whole form replace those before, the sensitive ones as well.
  const ciphertext = document === alone ? undefined : previous?.ciphertext;
  const context = encryptionContext({ id: lead.id, tenant });
  return {
    status: document.lead_status,
    content: JSON.stringify(document),
    ciphertext: addEncrypted(ciphertext, sensitive, context, encryptor),
  };
}
