import { isDeepStrictEqual } from 'node:util';
import type { Encryptor } from '../encryption/encryptor.ts';
import type { LeadRevision } from '../ports/lead-entry.ts';
import { addEncrypted, decryptedValues, encryptionContext } from './encrypted-values.ts';
import { alertOf } from './lead-alert.ts';
import { readLeadDocument, type LeadDocument } from './lead-document.ts';
import { partValues } from './part-values.ts';
import type { LeadValues, LenderReport } from './submission.ts';

/** Something that the server learned about a stored lead, such as the lender's answer. */
export interface Amendment {
  readonly tenant: string;
  readonly leadId: string;
  /** Fields that are added to the visitor's answers; sensitive ones are encrypted. */
  readonly fields: LeadValues;
  /** New state of the application at the lender; the stored one stays if left out. */
  readonly lender?: LenderReport;
}

/** An amended lead, as it is stored and as it is routed. */
export interface AmendedLead {
  readonly document: LeadDocument;
  readonly revision: LeadRevision;
}

/**
 * Adds an amendment to the last revision of a lead. All that the visitor sent stays as it is stored,
 * with its times: wording and time of consents, the location, the promised reply.
 * @param at when it was added, in milliseconds since 1970
 * @returns undefined if the lead has all of it already
 */
export function amendLead(
  { tenant, fields, lender }: Amendment,
  lead: { id: string; revision: number },
  at: number,
  encryptor: Encryptor,
  last: LeadRevision,
): AmendedLead | undefined {
  const before = readLeadDocument(last.content);
  const context = encryptionContext({ id: lead.id, tenant });
  const { open, sensitive } = partValues(fields);
  const withheld = [...new Set([...(before.withheld ?? []), ...Object.keys(sensitive)])].sort();
  const added = {
    alert: lender ? alertOf(lender) : before.alert,
    lender_status: lender?.status ?? before.lender_status,
    fields: { ...before.fields, ...open },
    withheld: withheld.length > 0 ? withheld : undefined,
  };
  const { alert, lender_status, withheld: named } = before;
  const known = { alert, lender_status, fields: before.fields, withheld: named };
  if (isDeepStrictEqual(added, known) && isEncrypted(sensitive)) return undefined;
  // It is the first property of the JSON.
  const first: Pick<LeadDocument, 'alert'> = { alert: added.alert };
  const document: LeadDocument = {
    ...first,
    ...before,
    ...added,
    revision: lead.revision,
    amended_at: new Date(at).toISOString(),
  };
  return {
    document,
    revision: {
      status: document.lead_status,
      content: JSON.stringify(document),
      ciphertext: addEncrypted(last.ciphertext, sensitive, context, encryptor),
    },
  };

  function isEncrypted(values: LeadValues): boolean {
    const names = Object.keys(values);
    if (names.length === 0) return true;
    const stored = decryptedValues(last.ciphertext, context, encryptor);
    return names.every((name) => isDeepStrictEqual(stored[name], values[name]));
  }
}
