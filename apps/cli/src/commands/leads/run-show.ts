import { Intake, readLeadDocument, type LeadRecord, type LeadValues } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { printable, printableJson } from '../../shared/terminal/printable.ts';
import { deliveryLines } from './delivery-lines.ts';
import { auditEntry } from './audit-entry.ts';
import { requiredLeadSecrets } from './lead-secrets.ts';
import { withLeadStores } from './with-lead-store.ts';

/** Parsed arguments of `forecourt leads show`. */
export interface ShowRequest {
  readonly lead: string;
  readonly format: 'pretty' | 'json';
  /** Print sensitive answers too; recorded in the audit record. */
  readonly sensitive?: boolean;
}

/** Sensitive answers by revision; empty unless requested. */
type Sensitive = ReadonlyMap<number, LeadValues>;

/** Shows a lead: each revision and its deliveries. */
export async function runShow(
  { lead: leadId, format, sensitive = false }: ShowRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const encryptor = sensitive ? await requiredLeadSecrets(context) : undefined;
  const { lead, answers } = await withLeadStores(context, async ({ leads, audit }) => {
    const found = await leads.read(leadId);
    if (!found) throw new UsageError(`there is no lead ${printable(leadId)}`);
    if (!encryptor) return { lead: found, answers: new Map() };
    // Recorded before anything is shown.
    await audit.write([
      auditEntry({ action: 'sensitive-shown', tenant: found.tenant, leadId: found.id }),
    ]);
    const intake = new Intake({ store: leads, encryptor, route: () => [] });
    return { lead: found, answers: sensitiveOf(found, intake) };
  });
  context.stdout.write(format === 'json' ? asJson(lead, answers) : asText(lead, answers));
  return exitCodes.fine;
}

/** Decrypts sensitive answers. @throws {UsageError} if no secret decrypts them */
function sensitiveOf(lead: LeadRecord, intake: Intake): Sensitive {
  try {
    return new Map(
      lead.revisions
        .filter(({ ciphertext }) => ciphertext !== undefined)
        .map((revision) => [revision.revision, intake.sensitiveValues(lead, revision)]),
    );
  } catch {
    throw new UsageError(
      'the sensitive answers were encrypted with another secret: set FORECOURT_SECRET as the server has it',
    );
  }
}

function asJson({ revisions, ...lead }: LeadRecord, answers: Sensitive): string {
  const documents = revisions.map(({ content, revision }) => ({
    ...readLeadDocument(content),
    sensitive: answers.get(revision),
  }));
  return `${printableJson({ version: 1, lead: { ...lead, revisions: documents } }, 2)}\n`;
}

/** Formats an answer, whose further lines are indented below the first. */
const indented = (text: string): string => `  ${text.split('\n').map(printable).join('\n    ')}`;

function asText(lead: LeadRecord, answers: Sensitive): string {
  const { id, tenant, form, status, revisions, deliveries, erasedAt } = lead;
  const shown = revisions.map(({ content, revision: number }) => {
    const {
      revision,
      accepted_at: acceptedAt,
      amended_at: at = acceptedAt,
      lead_status,
      category,
      page,
      ...rest
    } = readLeadDocument(content);
    const fields = Object.entries(rest.fields).map(([name, value]) =>
      indented(`${name}: ${typeof value === 'object' ? value.join(', ') : value}`),
    );
    const consents = (rest.consents ?? []).map(({ given, wording }) =>
      printable(`  ${given ? 'agreed' : 'not agreed'}: ${wording}`),
    );
    const withheld = rest.withheld?.length
      ? [printable(`  sealed: ${rest.withheld.join(', ')}`)]
      : [];
    const opened = Object.entries(answers.get(number) ?? {}).map(([name, value]) =>
      printable(`  ${name}: ${String(value)}`),
    );
    const alert = rest.alert ? [printable(`  ${rest.alert.message}`)] : [];
    const head = printable(`Revision ${revision}, ${at}, ${lead_status}, ${category}, ${page}`);
    return [head, ...alert, ...fields, ...opened, ...consents, ...withheld].join('\n');
  });
  const head = printable(`Lead ${id} of ${tenant}, form ${form}, ${status}`);
  if (erasedAt !== undefined) shown.push(`Erased ${new Date(erasedAt).toISOString()}`);
  return `${[head, ...shown].join('\n\n')}\n\n${deliveryLines(deliveries)}`;
}
