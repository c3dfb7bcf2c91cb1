import type {
  Erased,
  Expired,
  ExpiredAnswers,
  PersonalLead,
  PrivacyStore,
} from '../ports/privacy-store.ts';
import type { Run, SqlDatabase } from './database.ts';
import { revisionOf } from './rows.ts';

const nothing: Erased = { leads: [], revisions: 0, deliveries: 0, drafts: 0 };

/** Retention and erasure in SQLite or PostgreSQL. */
export class SqlPrivacyStore implements PrivacyStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  scan(
    { tenant, after = '' }: { readonly tenant?: string; readonly after?: string },
    limit: number,
  ): Promise<readonly PersonalLead[]> {
    return this.#database.transaction(async (run) => {
      const leads = await run(
        `select id, tenant, form, created_at from leads
         where id > ? and erased_at is null ${tenant === undefined ? '' : 'and tenant = ?'}
         order by id limit ?`,
        [after, ...(tenant === undefined ? [] : [tenant]), limit],
      );
      const found: PersonalLead[] = [];
      for (const { id, tenant: owner, form, created_at } of leads) {
        const revisions = await run(
          `select status, content, sealed, accepted_at from revisions
           where lead_id = ? order by revision`,
          [String(id)],
        );
        found.push({
          id: String(id),
          tenant: String(owner),
          form: String(form),
          createdAt: Number(created_at),
          revisions: revisions.map((row) => ({
            ...revisionOf(row),
            acceptedAt: Number(row.accepted_at),
          })),
        });
      }
      return found;
    });
  }

  async erase(leadIds: readonly string[], at: number): Promise<Erased> {
    const erased = await this.#database.transaction((run) =>
      eraseWithin(run, leadIds, at, 'request'),
    );
    await this.#scrubAfter(erased.leads.length);
    return erased;
  }

  async eraseExpired(expired: Expired): Promise<Erased> {
    const { tenant, unfinishedBefore, finishedBefore, at, limit } = expired;
    const erased = await this.#database.transaction(async (run) => {
      const rows = await run(
        `select id from leads
         where tenant = ? and erased_at is null
           and ((status = 'partial' and coalesce(touched_at, created_at) <= ?)
             or (status = 'Complete' and coalesce(touched_at, created_at) <= ?))
         limit ? ${this.#database.lockFreeRows}`,
        [tenant, unfinishedBefore, finishedBefore, limit],
      );
      return eraseWithin(
        run,
        rows.map(({ id }) => String(id)),
        at,
        'retention',
      );
    });
    await this.#scrubAfter(erased.leads.length);
    return erased;
  }

  async eraseAnswers(expired: ExpiredAnswers): Promise<number> {
    const { tenant, handedOverBefore, othersBefore, limit } = expired;
    const count = await this.#database.transaction(async (run) => {
      const rows = await run(
        `select distinct l.id from leads l
         join revisions r on r.lead_id = l.id and r.sealed is not null
         left join hand_offs h on h.lead_id = l.id
         where l.tenant = ? and (
           (h.state = 'settled' and h.outcome = 'accepted' and h.ended_at <= ?)
           or coalesce(l.touched_at, l.created_at) <= ?)
         limit ?`,
        [tenant, handedOverBefore, othersBefore, limit],
      );
      for (const { id } of rows) {
        await run('update revisions set sealed = null where lead_id = ?', [String(id)]);
        // The application cannot be sent again without these answers.
        await run(
          `update hand_offs set state = 'settled' where lead_id = ? and state in ('open', 'queued')`,
          [String(id)],
        );
      }
      return rows.length;
    });
    await this.#scrubAfter(count);
    return count;
  }

  async #scrubAfter(count: number): Promise<void> {
    if (count > 0) await this.#database.scrub();
  }
}

async function eraseWithin(
  run: Run,
  leadIds: readonly string[],
  at: number,
  by: 'request' | 'retention',
): Promise<Erased> {
  let sum = nothing;
  for (const id of leadIds) {
    const [lead] = await run(
      `update leads set erased_at = ?, erased_by = ? where id = ? and erased_at is null
       returning id`,
      [at, by, id],
    );
    if (!lead) continue;
    const revisions = await run('delete from revisions where lead_id = ? returning revision', [id]);
    await run('delete from submissions where lead_id = ?', [id]);
    const drafts = await run('delete from drafts where lead_id = ? returning token_hash', [id]);
    await run(`update hand_offs set state = 'settled', sealed = null where lead_id = ?`, [id]);
    const deliveries = await run(
      `update deliveries set state = 'erased', lease = null, settled_at = ?
       where lead_id = ? and state in ('pending', 'dead') returning id`,
      [at, id],
    );
    sum = {
      leads: [...sum.leads, id],
      revisions: sum.revisions + revisions.length,
      deliveries: sum.deliveries + deliveries.length,
      drafts: sum.drafts + drafts.length,
    };
  }
  return sum;
}
