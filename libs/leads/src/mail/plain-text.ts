import type { LeadDocument } from '../intake/lead-document.ts';
import { fieldGroups } from './field-groups.ts';
import { localTime } from './local-time.ts';

/**
 * Text of a lead's mail for the person who answers it.
 * @param replaces true if an earlier mail about the same lead was sent
 */
export function plainText(lead: LeadDocument, replaces = false): string {
  const { time_zone: zone } = lead;
  const consents = (lead.consents ?? []).map(
    ({ given, wording, at }) =>
      `${given ? 'Agreed' : 'Not agreed'}, ${localTime(at, zone)}: ${wording}`,
  );
  const isFinished = lead.lead_status === 'Complete';
  const groups = fieldGroups(lead).map(
    ({ heading, lines }) => `\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
  return [
    lead.alert ? `${lead.alert.message}\n` : '',
    lead.lender_status === 'pending'
      ? 'The lender had not answered when this was sent. Ask the lender, or call the customer.\n'
      : '',
    [lead.category, lead.subcategory].filter(Boolean).join(', '),
    isFinished
      ? ''
      : 'Unfinished: the visitor has not sent the whole form yet. If they do, another message replaces this one.',
    replaces ? 'This message replaces our earlier one about this enquiry.' : '',
    ...groups,
    consents.length > 0 ? `\n${consents.join('\n')}` : '',
    lead.withheld?.length
      ? `\nStored encrypted, and not sent by mail: ${lead.withheld.join(', ')}`
      : '',
    `\nPage: ${lead.page_url ?? lead.page}`,
    `Received: ${localTime(lead.accepted_at, zone)}`,
    `Lead: ${lead.lead_id}, revision ${lead.revision}`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}
