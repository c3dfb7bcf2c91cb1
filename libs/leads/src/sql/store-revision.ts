import type { LeadEntry, LeadStatus } from '../ports/lead-entry.ts';
import type { Run } from './database.ts';
import { revisionOf } from './rows.ts';

/** Identifies a revision of a lead. */
export interface RevisionId {
  readonly id: string;
  readonly revision: number;
}

/**
 * Stores the revision of a lead that a submission leads to, and queues its deliveries.
 * @param statusBefore of the revision before; undefined for a new lead
 */
export async function storeRevision(
  run: Run,
  entry: LeadEntry,
  lead: RevisionId,
  statusBefore: LeadStatus | undefined,
): Promise<void> {
  const { tenant, at, waits = {} } = entry;
  const [before] = statusBefore
    ? await run(
        'select status, content, sealed from revisions where lead_id = ? and revision = ?',
        [lead.id, lead.revision - 1],
      )
    : [];
  const { status, content, ciphertext = null } = entry.revise(lead, before && revisionOf(before));
  if (statusBefore)
    await run('update leads set revision = ?, status = ?, touched_at = ? where id = ?', [
      ...[lead.revision, status, at, lead.id],
    ]);
  else
    await run(
      `insert into leads (id, tenant, form, revision, status, created_at, touched_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [lead.id, tenant, entry.form, lead.revision, status, at, at],
    );
  await run(
    `insert into revisions (lead_id, revision, status, content, sealed, accepted_at)
     values (?, ?, ?, ?, ?, ?)`,
    [lead.id, lead.revision, status, content, ciphertext, at],
  );
  if (statusBefore) await supersedeEarlier(run, entry, lead);
  if (entry.amends)
    await run('update submissions set revision = ? where lead_id = ? and revision = ?', [
      ...[lead.revision, lead.id, lead.revision - 1],
    ]);
  if (entry.awaitsLender)
    await run(
      `insert into hand_offs (lead_id, tenant, state, begun_at, outcome)
       values (?, ?, 'open', ?, 'waiting')
       on conflict (lead_id) do update set outcome = 'waiting', begun_at = excluded.begun_at
       where hand_offs.state = 'open'`,
      [lead.id, tenant, at],
    );
  for (const destination of entry.destinations) {
    const wait = Object.hasOwn(waits, destination) ? waits[destination] : undefined;
    await run(
      `insert into deliveries (id, lead_id, revision, tenant, destination, state, attempts,
         refusals, queued_at, due_at) values (?, ?, ?, ?, ?, 'pending', 0, 0, ?, ?)`,
      [
        ...[deliveryId(lead, destination), lead.id, lead.revision, tenant, destination],
        ...[at, at + (wait ?? 0)],
      ],
    );
  }
}

/** Supersedes all pending deliveries of a lead whose visitor has sent the same answers before. */
export async function supersedePending(run: Run, leadId: string, at: number): Promise<void> {
  await run(
    `update deliveries set state = 'superseded', settled_at = ?
     where lead_id = ? and state = 'pending' and lease is null`,
    [at, leadId],
  );
}

/** Supersedes pending deliveries of earlier revisions where a destination gets one message for several. */
async function supersedeEarlier(
  run: Run,
  { waits = {}, destinations, at }: LeadEntry,
  { id }: RevisionId,
): Promise<void> {
  for (const destination of Object.keys(waits))
    await run(
      `update deliveries set state = 'superseded', settled_at = ?
       where lead_id = ? and destination = ? and state = 'pending' and lease is null
         and (? = 1 or revision in (
           select revision from revisions where lead_id = ? and status = 'partial'))`,
      [at, id, destination, destinations.includes(destination) ? 1 : 0, id],
    );
}

/** Id of a delivery for its receiver, the same at every attempt. */
const deliveryId = ({ id, revision }: RevisionId, destination: string) =>
  `${id}.${revision}.${destination}`;
