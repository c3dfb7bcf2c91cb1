import {
  revisionsPerProof,
  sameBodyWithin,
  type Acceptance,
  type LeadEntry,
  type LeadStatus,
} from '../ports/lead-entry.ts';
import type { Row, Run, SqlDatabase } from './database.ts';
import { bodyMatch, keyMatch, recognisedSubmissions } from './recognised-submissions.ts';
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
  database: Pick<SqlDatabase, 'lockRows'>,
): Promise<Acceptance> {
  const { recordOrLock, firstOf, pointTo, renew } = recognisedSubmissions(run, entry, database);
  const own = await ownLead(run, entry, database);
  const lead: RevisionId = own
    ? { id: own.id, revision: own.revision + 1 }
    : { id: entry.newLeadId, revision: 1 };
  const key = entry.key === undefined ? undefined : keyMatch(entry.key);

  const ofKey = key === undefined ? undefined : await recordOrLock(key, lead);
  if (ofKey)
    return entry.fingerprints.includes(String(ofKey.fingerprint))
      ? replay(leadOf(ofKey))
      : { outcome: 'conflict' };

  const [body, ...underEarlierSecrets] = entry.fingerprints;
  const same =
    (await recordOrLock(bodyMatch(body), lead)) ??
    (await firstOf(underEarlierSecrets.map(bodyMatch)));
  if (same) {
    const before = leadOf(same);
    const fresh = Number(same.accepted_at) > entry.at - sameBodyWithin;
    if (fresh && (key === undefined || entry.namesVisitor) && (await isLatest(run, before, own))) {
      if (key !== undefined) await pointTo(key, before);
      if (own && own.id !== before.id) await supersedePending(run, own.id, entry.at);
      return replay(before);
    }
    await refuseUnproven(run, entry, own);
    await renew(String(same.match), lead);
  }
  await refuseUnproven(run, entry, own);
  await storeRevision(run, entry, lead, own?.status);
  return { outcome: 'accepted', leadId: lead.id, revision: lead.revision, replayed: false };
}

/** The lead that a submission continues. */
interface OwnLead extends RevisionId {
  readonly status: LeadStatus;
}

/** Returns the lead that a submission continues, locked. */
async function ownLead(
  run: Run,
  { leadId, tenant, form }: LeadEntry,
  { lockRows }: Pick<SqlDatabase, 'lockRows'>,
): Promise<OwnLead | undefined> {
  if (leadId === undefined) return undefined;
  const [row] = await run(
    `select id as lead_id, revision, status from leads
     where id = ? and tenant = ? and form = ? and erased_at is null ${lockRows}`,
    [leadId, tenant, form],
  );
  return row && { ...leadOf(row), status: row.status as LeadStatus };
}

/**
 * Reports whether an earlier body is still what its lead says. A visitor who changes an answer and
 * then changes it back sends an earlier body on purpose; one who fills in the steps of a form again
 * from the start has a lead of their own until the last step.
 */
async function isLatest(run: Run, before: RevisionId, own: OwnLead | undefined): Promise<boolean> {
  if (own?.id === before.id) return own.revision === before.revision;
  const [lead] = await run('select revision, status from leads where id = ?', [before.id]);
  if (lead === undefined || Number(lead.revision) !== before.revision) return false;
  return !own || (own.status === 'partial' && lead.status === 'Complete');
}

/** @throws {Unproven} if a submission needs a proof that its visitor is a person. */
async function refuseUnproven(
  run: Run,
  { unproven }: LeadEntry,
  own: OwnLead | undefined,
): Promise<void> {
  if (!unproven) return;
  if (!own || own.revision % revisionsPerProof === 0) throw new Unproven();
  if (own.status !== 'Complete') return;
  // The form asks the visitor to correct answers that the lender declined.
  const declined = await run(
    `select lead_id from hand_offs where lead_id = ? and state = 'open' and outcome = 'declined'`,
    [own.id],
  );
  if (declined.length === 0) throw new Unproven();
}
