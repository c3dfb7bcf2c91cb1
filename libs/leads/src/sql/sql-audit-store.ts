import type { AuditEntry, AuditStore } from '../ports/audit-store.ts';
import type { SqlDatabase } from './database.ts';
import { optionalText } from './rows.ts';

/** The audit record, in SQLite or PostgreSQL. */
export class SqlAuditStore implements AuditStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  async write(entries: readonly AuditEntry[]): Promise<void> {
    await this.#database.transaction(async (run) => {
      for (const { id, at, action, tenant, leadId, actor, detail } of entries)
        await run(
          `insert into audit (id, at, action, tenant, lead_id, actor, detail)
           values (?, ?, ?, ?, ?, ?, ?)`,
          [id, at, action, tenant, leadId ?? null, actor, detail ?? null],
        );
    });
  }

  async list(
    { tenant, leadId }: { readonly tenant?: string; readonly leadId?: string },
    limit: number,
  ): Promise<readonly AuditEntry[]> {
    const rows = await this.#database.transaction((run) =>
      run(
        `select id, at, action, tenant, lead_id, actor, detail from audit
         where 1 = 1 ${tenant === undefined ? '' : 'and tenant = ?'}
           ${leadId === undefined ? '' : 'and lead_id = ?'}
         order by at desc, id limit ?`,
        [...[tenant, leadId].filter((value) => value !== undefined), limit],
      ),
    );
    return rows.map((row) => ({
      id: String(row.id),
      at: Number(row.at),
      action: row.action as AuditEntry['action'],
      tenant: String(row.tenant),
      leadId: optionalText(row.lead_id),
      actor: String(row.actor),
      detail: optionalText(row.detail),
    }));
  }
}
