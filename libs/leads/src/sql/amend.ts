import type { Amended, LeadAmendment } from '../ports/lead-entry.ts';
import type { Run, SqlDatabase } from './database.ts';
import { addRevision, readRevision, updateLead } from './store-revision.ts';

/** Adds a revision to a stored lead within a transaction, which locks the lead before all else. */
export async function amendWithin(
  run: Run,
  { tenant, leadId: id, at, amend }: LeadAmendment,
  { lockRows }: Pick<SqlDatabase, 'lockRows'>,
): Promise<Amended> {
  const [row] = await run(
    `select revision from leads where id = ? and tenant = ? and erased_at is null ${lockRows}`,
    [id, tenant],
  );
  if (!row) return 'gone';
  const last = { id, revision: Number(row.revision) };
  const lead = { id, revision: last.revision + 1 };
  const amended = amend(lead, await readRevision(run, last));
  if (!amended) return 'unchanged';
  const { revision, ...deliveries } = amended;
  await updateLead(run, lead, revision.status, at);
  await addRevision(run, { ...deliveries, tenant, at }, lead, revision);
  // A repeat of what the visitor sent before is one still.
  await run('update submissions set revision = ? where lead_id = ? and revision = ?', [
    ...[lead.revision, id, last.revision],
  ]);
  return 'amended';
}
