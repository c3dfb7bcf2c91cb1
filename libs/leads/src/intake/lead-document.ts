import type { LeadStatus } from '../ports/lead-store.ts';
import type { LeadAlert } from './lead-alert.ts';
import type { Consent, LeadValues, LenderStatus } from './submission.ts';

/** A lead as it is stored and delivered; nothing sensitive is in it. Names are those that CRMs are sent. */
export interface LeadDocument {
  /** What a person at the dealer has to know first; the first property of the JSON. */
  readonly alert?: LeadAlert;
  readonly lead_id: string;
  /** From 1; each accepted step of the form makes one. */
  readonly revision: number;
  readonly lead_status: LeadStatus;
  readonly form_completed: boolean;
  /** ISO 8601, UTC. */
  readonly accepted_at: string;
  readonly tenant: string;
  /** The dealer's name. */
  readonly dealer?: string;
  readonly form: string;
  readonly page: string;
  /** Address of the page on the dealer's website. */
  readonly page_url?: string;
  /** The dealer's time zone, such as `Australia/Sydney`. */
  readonly time_zone?: string;
  readonly category: string;
  readonly subcategory?: string;
  /** Of an application to a lender: how far it got. */
  readonly lender_status?: LenderStatus;
  readonly fields: LeadValues;
  /** Names of fields that were answered but are not sent. */
  readonly withheld?: readonly string[];
  readonly consents?: readonly (Consent & { readonly at: string })[];
}

/** Reads what was stored; it was written by us. */
export const readLeadDocument = (content: string): LeadDocument =>
  JSON.parse(content) as LeadDocument;

/**
 * A lead that is complete stays so: a visitor who goes back and sends an earlier step again adds to
 * it and takes nothing away.
 */
export function addTo(before: LeadDocument, now: LeadDocument): LeadDocument {
  if (before.lead_status !== 'Complete' || now.lead_status === 'Complete') return now;
  const named = new Set(now.consents?.map(({ name }) => name));
  const consents = [
    ...(before.consents?.filter(({ name }) => !named.has(name)) ?? []),
    ...(now.consents ?? []),
  ];
  const withheld = [...new Set([...(before.withheld ?? []), ...(now.withheld ?? [])])];
  return {
    ...before,
    ...now,
    lead_status: 'Complete',
    form_completed: true,
    // The words of a step that was sent again are the step's own, whatever it says of the whole.
    fields: {
      ...before.fields,
      ...now.fields,
      ...Object.fromEntries(
        statusFields
          .filter((name) => name in before.fields)
          .map((name) => [name, before.fields[name]!]),
      ),
    },
    ...(withheld.length > 0 && { withheld }),
    ...(consents.length > 0 && { consents }),
  };
}

const statusFields = ['lead_status', 'form_completed'];
