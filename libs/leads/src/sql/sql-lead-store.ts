import type {
  Claim,
  ClaimedDelivery,
  DeliveryCounts,
  DeliveryFilter,
  DeliveryRecord,
  Settlement,
} from '../ports/delivery.ts';
import type {
  Acceptance,
  Amended,
  LeadAmendment,
  LeadEntry,
  LeadStatus,
} from '../ports/lead-entry.ts';
import type {
  LeadRecord,
  LeadStore,
  UnassignedCount,
  UnassignedFilter,
  UnassignedLead,
} from '../ports/lead-store.ts';
import { acceptWithin, Unproven } from './accept.ts';
import { amendWithin } from './amend.ts';
import type { SqlDatabase } from './database.ts';
import { countsOf, selectCounts } from './delivery-counts.ts';
import { deliveryConditions } from './delivery-filter.ts';
import { hastenWithin } from './hasten.ts';
import { deliveryColumns, deliveryOf, revisionOf } from './rows.ts';
import { assignWithin, countUnassigned, findUnassigned } from './unassigned.ts';

/** Leads in SQLite or PostgreSQL. */
export class SqlLeadStore implements LeadStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  async accept(entry: LeadEntry): Promise<Acceptance> {
    try {
      return await this.#database.transaction((run) => acceptWithin(run, entry, this.#database));
    } catch (refusal) {
      if (refusal instanceof Unproven) return { outcome: 'unproven' };
      throw refusal;
    }
  }

  amend(amendment: LeadAmendment): Promise<Amended> {
    return this.#database.transaction((run) => amendWithin(run, amendment, this.#database));
  }

  claim({ now, leaseUntil, lease, limit, except }: Claim): Promise<readonly ClaimedDelivery[]> {
    const busy = except.map(() => 'and not (d.tenant = ? and d.destination = ?)').join(' ');
    return this.#database.transaction(async (run) => {
      const claimed = await run(
        `with due as materialized (
           select d.id from deliveries d
           where d.state = 'pending' and d.due_at <= ? ${busy} and not exists (
             select 1 from deliveries earlier
             where earlier.lead_id = d.lead_id and earlier.destination = d.destination
               and earlier.revision < d.revision and earlier.state = 'pending')
           order by d.due_at limit ? ${this.#database.lockFreeRows})
         update deliveries set lease = ?, due_at = ?, attempts = attempts + 1
         where id in (select id from due) returning id`,
        [
          now,
          ...except.flatMap(({ tenant, destination }) => [tenant, destination]),
          limit,
          lease,
          leaseUntil,
        ],
      );
      if (claimed.length === 0) return [];
      const rows = await run(
        `select ${deliveryColumns}, r.content, (
           select min(first.revision) from deliveries first
           where first.lead_id = d.lead_id and first.destination = d.destination
             and first.state <> 'superseded') as first_revision
         from deliveries d
         join revisions r on r.lead_id = d.lead_id and r.revision = d.revision
         where d.id in (${claimed.map(() => '?').join(', ')}) order by d.queued_at`,
        claimed.map(({ id }) => String(id)),
      );
      return rows.map((row) => ({
        ...deliveryOf(row),
        lease,
        content: String(row.content),
        firstRevision: Number(row.first_revision),
      }));
    });
  }

  async settle(settlement: Settlement): Promise<boolean> {
    const { id, lease, at, state, dueAt, failure } = settlement;
    const { refused = false, uncounted = false } = settlement;
    const settled = await this.#database.transaction((run) =>
      run(
        `update deliveries set state = ?, lease = null, due_at = ?, settled_at = ?, failure = ?,
           refusals = refusals + ?, attempts = attempts - ? where id = ? and lease = ? and state = 'pending' returning id`,
        [
          ...[state, dueAt ?? at, state === 'pending' ? null : at, failure ?? null],
          ...[refused ? 1 : 0, uncounted ? 1 : 0, id, lease],
        ],
      ),
    );
    return settled.length > 0;
  }

  async retry(filter: DeliveryFilter, now: number): Promise<number> {
    const { where, values } = deliveryConditions({ ...filter, state: 'dead' });
    const revived = await this.#database.transaction((run) =>
      run(
        `update deliveries set state = 'pending', attempts = 0, refusals = 0, queued_at = ?,
           due_at = ?, settled_at = null, failure = null
         where id in (select d.id from deliveries d ${where}) and state = 'dead' returning id`,
        [now, now, ...values],
      ),
    );
    return revived.length;
  }

  async push(filter: DeliveryFilter, now: number): Promise<number> {
    const { where, values } = deliveryConditions({ ...filter, state: 'pending' });
    const pushed = await this.#database.transaction((run) =>
      run(
        `update deliveries set due_at = ?
         where id in (select d.id from deliveries d ${where}) and state = 'pending' and lease is null
         returning id`,
        [now, ...values],
      ),
    );
    return pushed.length;
  }

  unassigned(filter: UnassignedFilter, limit: number): Promise<readonly UnassignedLead[]> {
    return this.#database.transaction((run) => findUnassigned(run, filter, limit));
  }

  countUnassigned(): Promise<readonly UnassignedCount[]> {
    return this.#database.transaction(countUnassigned);
  }

  assign(
    filter: UnassignedFilter & { readonly destination: string },
    now: number,
  ): Promise<number> {
    return this.#database.transaction((run) => assignWithin(run, filter, now));
  }

  hasten(now: number): Promise<number> {
    return this.#database.transaction((run) => hastenWithin(run, now));
  }

  async list(filter: DeliveryFilter, limit: number): Promise<readonly DeliveryRecord[]> {
    const { where, values } = deliveryConditions(filter);
    const rows = await this.#database.transaction((run) =>
      run(
        `select ${deliveryColumns} from deliveries d ${where} order by d.queued_at desc, d.id limit ?`,
        [...values, limit],
      ),
    );
    return rows.map(deliveryOf);
  }

  read(leadId: string): Promise<LeadRecord | undefined> {
    return this.#database.transaction(async (run) => {
      const [lead] = await run(
        'select tenant, form, status, created_at, erased_at from leads where id = ?',
        [leadId],
      );
      if (!lead) return undefined;
      const revisions = await run(
        `select revision, status, content, sealed, accepted_at from revisions
         where lead_id = ? order by revision`,
        [leadId],
      );
      const deliveries = await run(
        `select ${deliveryColumns} from deliveries d where d.lead_id = ?
         order by d.revision, d.destination`,
        [leadId],
      );
      return {
        id: leadId,
        tenant: String(lead.tenant),
        form: String(lead.form),
        status: lead.status as LeadStatus,
        createdAt: Number(lead.created_at),
        erasedAt: lead.erased_at === null ? undefined : Number(lead.erased_at),
        revisions: revisions.map((row) => ({
          ...revisionOf(row),
          revision: Number(row.revision),
          acceptedAt: Number(row.accepted_at),
        })),
        deliveries: deliveries.map(deliveryOf),
      };
    });
  }

  async counts(): Promise<readonly DeliveryCounts[]> {
    const rows = await this.#database.transaction((run) => run(selectCounts));
    return rows.map(countsOf);
  }
}
