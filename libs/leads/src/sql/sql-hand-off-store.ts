import {
  interruptedAfter,
  type HandOffStart,
  type HandOffEnd,
  type HandOffFilter,
  type HandOffId,
  type HandOffRecord,
  type HandOffStatus,
  type HandOffStore,
} from '../ports/hand-off-store.ts';
import type { SqlDatabase, SqlValue } from './database.ts';
import { optionalText } from './rows.ts';

/**
 * SQL of the status of a hand-off; its two values are the time before which a hand-off without an
 * outcome was interrupted. One that was waiting was never sent, one that had begun may have been. A
 * server of an earlier version, during a deploy, records no outcome: then the state decides.
 */
const status = `case
  when h.state = 'queued' then 'queued'
  when h.state = 'begun' then case when h.begun_at <= ? then 'unknown' else 'pending' end
  when h.outcome = 'waiting' then case when h.begun_at <= ? then 'not-reached' else 'pending' end
  when h.outcome is not null then h.outcome
  when h.state = 'open' then 'not-reached'
  when h.sealed is not null then 'accepted'
  else 'unknown' end`;

/** Hand-offs to the lender in SQLite or PostgreSQL. */
export class SqlHandOffStore implements HandOffStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  begin({ tenant, leadId }: HandOffId, at: number): Promise<HandOffStart> {
    return this.#database.transaction(async (run): Promise<HandOffStart> => {
      const claimed = await run(
        `insert into hand_offs (lead_id, tenant, state, begun_at) values (?, ?, 'begun', ?)
         on conflict (lead_id) do update set state = 'begun', begun_at = excluded.begun_at
         where hand_offs.state in ('open', 'queued') and hand_offs.tenant = excluded.tenant
         returning lead_id`,
        [leadId, tenant, at],
      );
      if (claimed.length > 0) return { begun: true };
      const [known] = await run('select sealed from hand_offs where lead_id = ? and tenant = ?', [
        leadId,
        tenant,
      ]);
      const ciphertext = known?.sealed;
      return {
        begun: false,
        ciphertext: typeof ciphertext === 'string' ? ciphertext : undefined,
      };
    });
  }

  async end({ tenant, leadId }: HandOffId, end: HandOffEnd): Promise<void> {
    const isOver = end.status === 'accepted' || end.status === 'unknown';
    await this.#database.transaction((run) =>
      run(
        `update hand_offs set state = ?, outcome = ?, reason = ?, sealed = ?, ended_at = ?
         where lead_id = ? and tenant = ?`,
        [
          ...[isOver ? 'settled' : 'open', end.status, end.reason ?? null, end.ciphertext ?? null],
          ...[end.at, leadId, tenant],
        ],
      ),
    );
  }

  async list(
    { tenant, leadId, statuses }: HandOffFilter,
    limit: number,
    now: number,
  ): Promise<readonly HandOffRecord[]> {
    const conditions: [string, readonly SqlValue[]][] = [];
    if (tenant !== undefined) conditions.push(['tenant = ?', [tenant]]);
    if (leadId !== undefined) conditions.push(['lead_id = ?', [leadId]]);
    if (statuses !== undefined)
      conditions.push([`status in (${statuses.map(() => '?').join(', ') || 'null'})`, statuses]);
    const where = conditions.map(([text]) => text).join(' and ');
    const rows = await this.#database.transaction((run) =>
      run(
        `select * from (
           select h.lead_id, h.tenant, h.begun_at, h.reason, ${status} as status
           from hand_offs h join leads l on l.id = h.lead_id where l.erased_at is null) found
         ${where && `where ${where}`} order by begun_at desc, lead_id limit ?`,
        [
          ...[now - interruptedAfter, now - interruptedAfter],
          ...conditions.flatMap(([, values]) => values),
          limit,
        ],
      ),
    );
    return rows.map((row) => ({
      leadId: String(row.lead_id),
      tenant: String(row.tenant),
      status: row.status as HandOffStatus,
      reason: optionalText(row.reason),
      begunAt: Number(row.begun_at),
    }));
  }

  async queue(
    { tenant, leadId }: HandOffId,
    now: number,
    evenIfUnknown: boolean,
  ): Promise<boolean> {
    const wanted: HandOffStatus[] = evenIfUnknown ? ['not-reached', 'unknown'] : ['not-reached'];
    const queued = await this.#database.transaction((run) =>
      run(
        `update hand_offs set state = 'queued' where lead_id in (
           select found.lead_id from (
             select h.lead_id, ${status} as status from hand_offs h
             join leads l on l.id = h.lead_id
             where h.lead_id = ? and h.tenant = ? and l.erased_at is null and exists (
               select 1 from revisions r where r.lead_id = h.lead_id and r.sealed is not null)
           ) found where found.status in (${wanted.map(() => '?').join(', ')}))
         returning lead_id`,
        [now - interruptedAfter, now - interruptedAfter, leadId, tenant, ...wanted],
      ),
    );
    return queued.length > 0;
  }

  takeQueued(now: number): Promise<HandOffId | undefined> {
    return this.#database.transaction(async (run) => {
      const [row] = await run(
        `select lead_id, tenant from hand_offs where state = 'queued'
         order by begun_at limit 1 ${this.#database.lockFreeRows}`,
      );
      if (!row) return undefined;
      await run(`update hand_offs set state = 'begun', begun_at = ? where lead_id = ?`, [
        now,
        String(row.lead_id),
      ]);
      return { leadId: String(row.lead_id), tenant: String(row.tenant) };
    });
  }
}
