import type { LeadStatus } from '../ports/lead-entry.ts';
import type { UnassignedCount, UnassignedFilter, UnassignedLead } from '../ports/lead-store.ts';
import { visitorDestination } from '../intake/visitor-destination.ts';
import type { Run, SqlValue } from './database.ts';
import { deliveryId } from './store-revision.ts';

/** The `where` clause over `leads l` for leads without a delivery to the dealer, with its values. */
function conditions({ tenant, leadId }: UnassignedFilter): { where: string; values: SqlValue[] } {
  return {
    where: `l.erased_at is null and not exists (
      select 1 from deliveries d where d.lead_id = l.id and d.destination <> ?)
      ${tenant === undefined ? '' : 'and l.tenant = ?'} ${leadId === undefined ? '' : 'and l.id = ?'}`,
    values: [visitorDestination, tenant, leadId].filter((value) => value !== undefined),
  };
}

/** Finds leads without a delivery to the dealer, the newest first. */
export async function findUnassigned(
  run: Run,
  filter: UnassignedFilter,
  limit: number,
): Promise<readonly UnassignedLead[]> {
  const { where, values } = conditions(filter);
  const rows = await run(
    `select l.id, l.tenant, l.form, l.status, l.created_at from leads l where ${where}
     order by l.created_at desc, l.id limit ?`,
    [...values, limit],
  );
  return rows.map((row) => ({
    leadId: String(row.id),
    tenant: String(row.tenant),
    form: String(row.form),
    status: row.status as LeadStatus,
    acceptedAt: Number(row.created_at),
  }));
}

/** Counts leads without a delivery to the dealer by tenant and status. */
export async function countUnassigned(run: Run): Promise<readonly UnassignedCount[]> {
  const { where, values } = conditions({});
  const rows = await run(
    `select l.tenant, l.status, count(*) as leads from leads l where ${where}
     group by l.tenant, l.status order by l.tenant, l.status`,
    values,
  );
  return rows.map((row) => ({
    tenant: String(row.tenant),
    status: row.status as LeadStatus,
    leads: Number(row.leads),
  }));
}

/** Queues the last revision of leads without a delivery to the dealer. @returns how many */
export async function assignWithin(
  run: Run,
  { destination, ...filter }: UnassignedFilter & { readonly destination: string },
  now: number,
): Promise<number> {
  const { where, values } = conditions(filter);
  const found = await run(`select l.id, l.revision, l.tenant from leads l where ${where}`, values);
  for (const row of found) {
    const lead = { id: String(row.id), revision: Number(row.revision) };
    await run(
      `insert into deliveries (id, lead_id, revision, tenant, destination, state, attempts,
         refusals, queued_at, due_at) values (?, ?, ?, ?, ?, 'pending', 0, 0, ?, ?)
       on conflict (id) do nothing`,
      [
        ...[deliveryId(lead, destination), lead.id, lead.revision, String(row.tenant)],
        ...[destination, now, now],
      ],
    );
  }
  return found.length;
}
