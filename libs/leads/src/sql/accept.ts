import {
  revisionsPerProof,
  sameBodyWithin,
  type Acceptance,
  type LeadEntry,
  type LeadStatus,
} from '../ports/lead-entry.ts';
import type { Row, Run, SqlDatabase } from './database.ts';
import { storeRevision, supersedePending, type RevisionId } from './store-revision.ts';

const leadOf = (row: Row): RevisionId => ({
  id: String(row.lead_id),
  revision: Number(row.revision),
});
const replay = ({ id, revision }: RevisionId): Acceptance => ({
  outcome: 'accepted',
  leadId: id,
  revision,
  replayed: true,
});

/** Thrown within the transaction, so that nothing of an unproven submission is stored. */
export class Unproven extends Error {}

/**
 * Accepts a submission within a transaction. Every submission locks rows in the order lead, key, body,
 * so that two of them cannot deadlock.
 * @throws {Unproven}
 */
export async function acceptWithin(
  run: Run,
  entry: LeadEntry,
  { lockRows }: Pick<SqlDatabase, 'lockRows'>,
): Promise<Acceptance> {
  const own = await ownLead();
  const lead: RevisionId = own
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
    if (fresh && (entry.key === undefined || entry.namesVisitor) && (await isLatest(before))) {
      if (entry.key !== undefined) await pointTo(before, `key:${entry.key}`);
      if (own && own.id !== before.id) await supersedePending(run, own.id, entry.at);
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
  await storeRevision(run, entry, lead, own?.status);
  return { outcome: 'accepted', leadId: lead.id, revision: lead.revision, replayed: false };

  /**
   * Reports whether an earlier body is still what its lead says. A visitor who changes an answer and
   * then changes it back sends an earlier body on purpose; one who fills in the steps of a form again
   * from the start has a lead of their own until the last step.
   */
  async function isLatest(before: RevisionId): Promise<boolean> {
    if (own?.id === before.id) return own.revision === before.revision;
    const [lead] = await run('select revision, status from leads where id = ?', [before.id]);
    if (Number(lead?.revision) !== before.revision) return false;
    return !own || (own.status === 'partial' && lead!.status === 'Complete');
  }

  async function pointTo(target: RevisionId, match: string): Promise<void> {
    await run(
      'update submissions set lead_id = ?, revision = ? where tenant = ? and form = ? and match = ?',
      [target.id, target.revision, entry.tenant, entry.form, match],
    );
  }

  async function refuseUnproven(): Promise<void> {
    if (!entry.unproven) return;
    if (!own || own.revision % revisionsPerProof === 0) throw new Unproven();
    if (own.status !== 'Complete') return;
    // The form asks the visitor to correct answers that the lender declined.
    const declined = await run(
      `select lead_id from hand_offs where lead_id = ? and state = 'open' and outcome = 'declined'`,
      [own.id],
    );
    if (declined.length === 0) throw new Unproven();
  }

  async function ownLead(): Promise<(RevisionId & { status: LeadStatus }) | undefined> {
    if (entry.leadId === undefined) return undefined;
    const [row] = await run(
      `select id as lead_id, revision, status from leads
       where id = ? and tenant = ? and form = ? and erased_at is null ${lockRows}`,
      [entry.leadId, entry.tenant, entry.form],
    );
    return row && { ...leadOf(row), status: row.status as LeadStatus };
  }

  /** Records a key or body of the submission. @returns the row that was there before, locked */
  async function recognise(match: string): Promise<Row | undefined> {
    for (;;) {
      const inserted = await run(
        `insert into submissions (tenant, form, match, fingerprint, lead_id, revision, accepted_at)
         values (?, ?, ?, ?, ?, ?, ?)
         on conflict (tenant, form, match) do nothing returning match`,
        [
          ...[entry.tenant, entry.form, match, entry.fingerprints[0]],
          ...[lead.id, lead.revision, entry.at],
        ],
      );
      if (inserted.length > 0) return undefined;
      const [known] = await run(
        `select match, fingerprint, lead_id, revision, accepted_at from submissions
         where tenant = ? and form = ? and match = ? ${lockRows}`,
        [entry.tenant, entry.form, match],
      );
      // Missing after the first statement only if it has just been deleted as too old.
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
}

const bodyMatch = (fingerprint: string) => `body:${fingerprint}`;
