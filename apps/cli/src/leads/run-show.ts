import { readLeadDocument, type LeadRecord } from '@forecourt/leads';
import type { CommandContext } from '../commands/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../exit-codes.ts';
import { printable } from '../terminal/printable.ts';
import { deliveryLines } from './delivery-lines.ts';
import { withLeadStore } from './with-lead-store.ts';

/** Shows a lead: what is delivered of each revision, and how that went. */
export async function runShow(
  leadId: string,
  format: 'pretty' | 'json',
  context: CommandContext,
): Promise<ExitCode> {
  const lead = await withLeadStore(context, (store) => store.read(leadId));
  if (!lead) throw new UsageError(`there is no lead ${printable(leadId)}`);
  context.stdout.write(format === 'json' ? asJson(lead) : asText(lead));
  return exitCodes.fine;
}

function asJson({ revisions, ...lead }: LeadRecord): string {
  const documents = revisions.map(({ content }) => readLeadDocument(content));
  return `${JSON.stringify({ version: 1, lead: { ...lead, revisions: documents } }, null, 2)}\n`;
}

function asText({ id, tenant, form, status, revisions, deliveries }: LeadRecord): string {
  const shown = revisions.map(({ content }) => {
    const {
      revision,
      accepted_at: at,
      lead_status,
      category,
      page,
      ...rest
    } = readLeadDocument(content);
    const fields = Object.entries(rest.fields).map(([name, value]) =>
      printable(`  ${name}: ${typeof value === 'object' ? value.join(', ') : value}`),
    );
    const consents = (rest.consents ?? []).map(({ given, wording }) =>
      printable(`  ${given ? 'agreed' : 'not agreed'}: ${wording}`),
    );
    const withheld = rest.withheld?.length
      ? [printable(`  sealed: ${rest.withheld.join(', ')}`)]
      : [];
    const head = printable(`Revision ${revision}, ${at}, ${lead_status}, ${category}, ${page}`);
    return [head, ...fields, ...consents, ...withheld].join('\n');
  });
  const head = printable(`Lead ${id} of ${tenant}, form ${form}, ${status}`);
  return `${[head, ...shown].join('\n\n')}\n\n${deliveryLines(deliveries)}`;
}
