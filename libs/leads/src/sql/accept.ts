import {
  revisionsPerProof,
  sameBodyWithin,
  type Acceptance,
  type LeadEntry,
  type LeadStatus,
} from '../ports/lead-store.ts';
import type { Row, Run, SqlDatabase } from './database.ts';
import { revisionOf } from './rows.ts';

interface Lead {
  readonly id: string;
  readonly revision: number;
}

const leadOf = (row: Row): Lead => ({ id: String(row.lead_id), revision: Number(row.revision) });
const replay = ({ id, revision }: Lead): Acceptance => ({
  outcome: 'accepted',
  leadId: id,
  revision,
  replayed: true,
});

/** Thrown within the transaction, so that nothing of an unproven submission is stored. */
export class Unproven extends Error {}

/**
 * Takes a submission in, within a transaction. Rows are locked in the order lead, key, body, by
 * every submission, so that two of them can't wait for each other.
 * @throws {Unproven}
 */
export async function acceptWithin(
  run: Run,
  entry: LeadEntry,
  { lockRows }: Pick<SqlDatabase, 'lockRows'>,
): Promise<Acceptance> {
  const own = await ownLead();
  const waits = new Map(Object.entries(entry.waits ?? {}));
  const lead: Lead = own
    ? { id: own.id, revision: own.revision + 1 }
    : { id: entry.newLeadId, revision: 1 };

  if (entry.key !== undefined) {
    const known = await recognise(`key:${entry.key}`);
    if (known)
      return entry.fingerprints.includes(String(known.fingerprint))
        ? replay(leadOf(known))
        : { outcome: 'conflict' };
  }
  const same = (await recognise(bodyMatch(entry.fingerprints[0]))) ?? (await underEarlierSecrets());
  if (same) {
    const before = leadOf(same);
    const fresh = Number(same.accepted_at) > entry.at - sameBodyWithin;
    // Who goes back and changes an answer to and fro sends a body that was sent before, and means it.
    const latest = !own || (own.id === before.id && own.revision === before.revision);
    if (entry.key === undefined && fresh && latest) {
      return replay(before);
    }
    await refuseUnproven();
    await run(
      `update submissions set lead_id = ?, revision = ?, accepted_at = ?
       where tenant = ? and form = ? and match = ?`,
      [lead.id, lead.revision, entry.at, entry.tenant, entry.form, String(same.match)],
    );
  }
  await refuseUnproven();
  await write(own?.status);
  return { outcome: 'accepted', leadId: lead.id, revision: lead.revision, replayed: false };

  async function refuseUnproven(): Promise<void> {
    if (!entry.unproven) return;
    if (!own || own.revision % revisionsPerProof === 0) throw new Unproven();
    if (own.status !== 'Complete') return;
    // Answers that the lender declined are the visitor's to correct, as the form asks them to.
    const declined = await run(
      `select lead_id from hand_offs where lead_id = ? and state = 'open' and outcome = 'declined'`,
      [own.id],
    );
    if (declined.length === 0) throw new Unproven();
  }

  async function ownLead(): Promise<(Lead & { status: LeadStatus }) | undefined> {
    if (entry.leadId === undefined) return undefined;
    const [row] = await run(
      `select id as lead_id, revision, status from leads
       where id = ? and tenant = ? and form = ? and erased_at is null ${lockRows}`,
      [entry.leadId, entry.tenant, entry.form],
    );
    return row && { ...leadOf(row), status: row.status as LeadStatus };
  }

  /** Notes what the submission is recognised by. @returns the row that was there before, locked */
  async function recognise(match: string): Promise<Row | undefined> {
    for (;;) {
      const noted = await run(
        `insert into submissions (tenant, form, match, fingerprint, lead_id, revision, accepted_at)
         values (?, ?, ?, ?, ?, ?, ?)
         on conflict (tenant, form, match) do nothing returning match`,
        [
          ...[entry.tenant, entry.form, match, entry.fingerprints[0]],
          ...[lead.id, lead.revision, entry.at],
        ],
      );
      if (noted.length > 0) return undefined;
      const [known] = await run(
        `select match, fingerprint, lead_id, revision, accepted_at from submissions
         where tenant = ? and form = ? and match = ? ${lockRows}`,
        [entry.tenant, entry.form, match],
      );
      // Gone between the two statements only if it has just been cleared away as too old.
      if (known) return known;
    }
  }

  async function underEarlierSecrets(): Promise<Row | undefined> {
    for (const fingerprint of entry.fingerprints.slice(1)) {
      const [known] = await run(
        `select match, fingerprint, lead_id, revision, accepted_at from submissions
         where tenant = ? and form = ? and match = ?`,
        [entry.tenant, entry.form, bodyMatch(fingerprint)],
      );
      if (known) return known;
    }
    return undefined;
  }

  async function write(statusBefore: LeadStatus | undefined): Promise<void> {
    const [before] = statusBefore
      ? await run(
          'select status, content, sealed from revisions where lead_id = ? and revision = ?',
          [lead.id, lead.revision - 1],
        )
      : [];
    const made = entry.revise(lead, before && revisionOf(before));
    if (statusBefore)
      await run('update leads set revision = ?, status = ?, touched_at = ? where id = ?', [
        ...[lead.revision, made.status, entry.at, lead.id],
      ]);
    else
      await run(
        `insert into leads (id, tenant, form, revision, status, created_at, touched_at)
         values (?, ?, ?, ?, ?, ?, ?)`,
        [lead.id, entry.tenant, entry.form, lead.revision, made.status, entry.at, entry.at],
      );
    await run(
      `insert into revisions (lead_id, revision, status, content, sealed, accepted_at)
       values (?, ?, ?, ?, ?, ?)`,
      [lead.id, lead.revision, made.status, made.content, made.ciphertext ?? null, entry.at],
    );
    if (statusBefore) await supersedeEarlier();
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
        [lead.id, entry.tenant, entry.at],
      );
    for (const destination of entry.destinations)
      await run(
        `insert into deliveries (id, lead_id, revision, tenant, destination, state, attempts,
           refusals, queued_at, due_at) values (?, ?, ?, ?, ?, 'pending', 0, 0, ?, ?)`,
        [
          ...[deliveryId(lead, destination), lead.id, lead.revision, entry.tenant, destination],
          ...[entry.at, entry.at + (waits.get(destination) ?? 0)],
        ],
      );
  }

  /** What waits for one message per form: this revision goes out in place of the earlier ones. */
  async function supersedeEarlier(): Promise<void> {
    for (const destination of waits.keys())
      await run(
        `update deliveries set state = 'superseded', settled_at = ?
         where lead_id = ? and destination = ? and state = 'pending' and lease is null
           and (? = 1 or revision in (
             select revision from revisions where lead_id = ? and status = 'partial'))`,
        [
          ...[entry.at, lead.id, destination],
          ...[entry.destinations.includes(destination) ? 1 : 0, lead.id],
        ],
      );
  }
}

const bodyMatch = (fingerprint: string) => `body:${fingerprint}`;

/** What names a delivery to the one who gets it, at every attempt. */
const deliveryId = ({ id, revision }: Lead, destination: string) =>
  `${id}.${revision}.${destination}`;
