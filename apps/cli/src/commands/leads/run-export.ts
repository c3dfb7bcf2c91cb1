import { pluralize } from '@forecourt/domain';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Drafts, Intake, readLeadDocument } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { printable, printableJson } from '../../shared/terminal/printable.ts';
import { auditEntry } from './audit-entry.ts';
import { findPerson, valuesOf, type PersonRequest } from './find-person.ts';
import { leadSecrets } from './lead-secrets.ts';
import { requireTenant } from './require-tenant.ts';
import { withLeadStores } from './with-lead-store.ts';

/** Parsed arguments of `forecourt leads export`. */
export interface ExportRequest extends PersonRequest {
  /** File to write, readable by its owner alone; standard output without it. */
  readonly output?: string;
}

/** Writes one person's data as JSON, sensitive answers included. */
export async function runExport(
  { output, ...request }: ExportRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const encryptor = await leadSecrets(context);
  const document = await withLeadStores(context, async (stores) => {
    await requireTenant(request.tenant, stores, context);
    const { leads, drafts, unreadDrafts } = await findPerson(request, stores, encryptor);
    const intake = encryptor && new Intake({ store: stores.leads, encryptor, route: () => [] });
    const reader = encryptor && new Drafts({ store: stores.drafts, encryptor });
    const exported = [];
    for (const lead of leads) {
      const record = await stores.leads.read(lead.id);
      exported.push({
        id: lead.id,
        tenant: lead.tenant,
        form: lead.form,
        createdAt: new Date(lead.createdAt).toISOString(),
        revisions: lead.revisions.map((revision) => ({
          ...readLeadDocument(revision.content),
          ...(revision.ciphertext !== undefined && {
            sensitive: sensitiveOf(() => intake?.sensitiveValues(lead, revision)),
          }),
        })),
        deliveries: record?.deliveries ?? [],
      });
    }
    await stores.audit.write(
      leads.map(({ id, tenant }) => auditEntry({ action: 'exported', tenant, leadId: id })),
    );
    if (unreadDrafts > 0) context.stderr.write(unread(unreadDrafts));
    return {
      version: 1,
      exportedAt: new Date().toISOString(),
      leads: exported,
      drafts: drafts.map((draft) => ({
        tenant: draft.tenant,
        form: draft.form,
        expiresAt: new Date(draft.expiresAt).toISOString(),
        values: valuesOf(draft, reader) ?? 'encrypted',
      })),
    };
  });
  const text = `${printableJson(document, 2)}\n`;
  if (output === undefined) context.stdout.write(text);
  else await write(path.resolve(output), text);
  context.stderr.write(
    `Exported ${pluralize(document.leads.length, 'lead')} and ${pluralize(document.drafts.length, 'unfinished form')}.\n`,
  );
  return exitCodes.fine;
}

/** Returns a warning that unread drafts may hold more of the person's data. */
export const unread = (count: number): string =>
  `${pluralize(count, 'unfinished form')} could not be searched: set FORECOURT_SECRET as the server has it. They are deleted within 14 days.\n`;

function sensitiveOf<T>(open: () => T | undefined): T | 'encrypted' {
  try {
    return open() ?? 'encrypted';
  } catch {
    return 'encrypted';
  }
}

async function write(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600 });
  } catch (error) {
    throw new UsageError(
      `cannot write ${printable(file)} (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}
