import type { LeadEntry, LeadRevision, LeadStatus } from '../ports/lead-entry.ts';
import type { Run } from './database.ts';
import { revisionOf } from './rows.ts';

/** Identifies a revision of a lead. */
export interface RevisionId {
  readonly id: string;
  readonly revision: number;
}

/** A lead's revision as it is stored. */
export async function readRevision(run: Run, { id, revision }: RevisionId): Promise<LeadRevision> {
  const [row] = await run(
    'select status, content, sealed from revisions where lead_id = ? and revision = ?',
    [id, revision],
  );
  return revisionOf(row!);
}

/** Sets number, status and time of a lead's last revision. */
export async function updateLead(
  run: Run,
  { id, revision }: RevisionId,
  status: LeadStatus,
  at: number,
): Promise<void> {
  await run('update leads set revision = ?, status = ?, touched_at = ? where id = ?', [
    ...[revision, status, at, id],
  ]);
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
  const { tenant, form, at } = entry;
  const before = statusBefore && { id: lead.id, revision: lead.revision - 1 };
  const revision = entry.revise(lead, before && (await readRevision(run, before)));
  if (before) await updateLead(run, lead, revision.status, at);
  else
    await run(
      `insert into leads (id, tenant, form, revision, status, created_at, touched_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      [lead.id, tenant, form, lead.revision, revision.status, at, at],
    );
  await addRevision(run, entry, lead, revision);
  if (entry.awaitsLender)
    await run(
      `insert into hand_offs (lead_id, tenant, state, begun_at, outcome)
       values (?, ?, 'open', ?, 'waiting')
       on conflict (lead_id) do update set outcome = 'waiting', begun_at = excluded.begun_at
       where hand_offs.state = 'open'`,
      [lead.id, tenant, at],
    );
}

/** Destinations of a revision, and the time from which they are due. */
type Queued = Pick<LeadEntry, 'tenant' | 'destinations' | 'waits' | 'at'>;

/** Stores the next revision of a lead that is there, and queues its deliveries. */
export async function addRevision(
  run: Run,
  queued: Queued,
  lead: RevisionId,
  { status, content, ciphertext }: LeadRevision,
): Promise<void> {
  const { tenant, at, destinations, waits = {} } = queued;
  await run(
    `insert into revisions (lead_id, revision, status, content, sealed, accepted_at)
     values (?, ?, ?, ?, ?, ?)`,
    [lead.id, lead.revision, status, content, ciphertext ?? null, at],
  );
  if (lead.revision > 1) await supersedeEarlier(run, queued, lead);
  for (const destination of destinations) {
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
  { waits = {}, destinations, at }: Queued,
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
export const deliveryId = ({ id, revision }: RevisionId, destination: string) =>
  `${id}.${revision}.${destination}`;
