import type { HandOffBegun, HandOffPlace, HandOffStore } from '../ports/hand-off-store.ts';
import type { SqlDatabase } from './database.ts';

/** Hand-offs to the lender, in SQLite or PostgreSQL. */
export class SqlHandOffStore implements HandOffStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  begin({ tenant, leadId }: HandOffPlace, at: number): Promise<HandOffBegun> {
    return this.#database.transaction(async (run): Promise<HandOffBegun> => {
      const claimed = await run(
        `insert into hand_offs (lead_id, tenant, state, begun_at) values (?, ?, 'begun', ?)
         on conflict (lead_id) do update set state = 'begun', begun_at = excluded.begun_at
         where hand_offs.state = 'open' and hand_offs.tenant = excluded.tenant
         returning lead_id`,
        [leadId, tenant, at],
      );
      if (claimed.length > 0) return { begun: true };
      const [known] = await run('select sealed from hand_offs where lead_id = ? and tenant = ?', [
        leadId,
        tenant,
      ]);
      const sealed = known?.sealed;
      return { begun: false, ...(typeof sealed === 'string' && { sealed }) };
    });
  }

  settle(place: HandOffPlace, sealed?: string): Promise<void> {
    return this.#end(place, 'settled', sealed ?? null);
  }

  reopen(place: HandOffPlace): Promise<void> {
    return this.#end(place, 'open', null);
  }

  async #end({ tenant, leadId }: HandOffPlace, state: 'settled' | 'open', sealed: string | null) {
    await this.#database.transaction((run) =>
      run('update hand_offs set state = ?, sealed = ? where lead_id = ? and tenant = ?', [
        state,
        sealed,
        leadId,
        tenant,
      ]),
    );
  }
}
