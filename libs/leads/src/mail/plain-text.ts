import { fieldReader } from '../intake/field-reader.ts';
import type { LeadDocument } from '../intake/lead-document.ts';

/** A lead as a text for the person who answers it. */
export function plainText(lead: LeadDocument): string {
  const fields = fieldReader(lead.fields)
    .rest()
    .map((line) => line.replaceAll('\n', '\n  '));
  const consents = (lead.consents ?? []).map(
    ({ given, wording, at }) => `${given ? 'Agreed' : 'Not agreed'} on ${at}: ${wording}`,
  );
  return [
    lead.alert ? `${lead.alert.message}\n` : '',
    lead.lender_status === 'pending'
      ? 'The lender had not answered when this was sent. Ask the lender, or call the customer.\n'
      : '',
    [lead.category, lead.subcategory].filter(Boolean).join(', '),
    lead.lead_status === 'Complete' ? '' : '\nThe visitor has not finished the form yet.',
    `\n${fields.join('\n')}\n`,
    consents.length > 0 ? `${consents.join('\n')}\n` : '',
    lead.withheld?.length ? `Kept safe, and not sent by mail: ${lead.withheld.join(', ')}\n` : '',
    `Page: ${lead.page}`,
    `Received: ${lead.accepted_at}`,
    `Lead: ${lead.lead_id}, revision ${lead.revision}`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}
