import type { DraftStore, StoredDraft } from '../ports/draft-store.ts';
import type { SqlDatabase } from './database.ts';
import { optionalText } from './rows.ts';

/** Milliseconds for which an idempotency key is stored; no browser or proxy repeats a request for longer. */
const keyLifetime = 30 * 24 * 60 * 60_000;

/** Drafts in SQLite or PostgreSQL. */
export class SqlDraftStore implements DraftStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  async saveDraft(draft: StoredDraft): Promise<void> {
    const { tokenHash, tenant, form, ciphertext, expiresAt, leadId = null } = draft;
    await this.#database.transaction((run) =>
      run(
        `insert into drafts (token_hash, tenant, form, sealed, expires_at, lead_id)
         values (?, ?, ?, ?, ?, ?)
         on conflict (token_hash) do update set sealed = excluded.sealed,
           expires_at = excluded.expires_at, lead_id = excluded.lead_id
         where drafts.tenant = excluded.tenant and drafts.form = excluded.form`,
        [tokenHash, tenant, form, ciphertext, expiresAt, leadId],
      ),
    );
  }

  async readDraft(
    { tokenHash, tenant, form }: Pick<StoredDraft, 'tenant' | 'form' | 'tokenHash'>,
    now: number,
  ): Promise<StoredDraft | undefined> {
    const [row] = await this.#database.transaction((run) =>
      run(
        `select sealed, expires_at from drafts
         where token_hash = ? and tenant = ? and form = ? and expires_at > ?`,
        [tokenHash, tenant, form, now],
      ),
    );
    if (!row) return undefined;
    return {
      tokenHash,
      tenant,
      form,
      ciphertext: String(row.sealed),
      expiresAt: Number(row.expires_at),
    };
  }

  async listDrafts(
    { tenant, after = '' }: { readonly tenant?: string; readonly after?: string },
    limit: number,
  ): Promise<readonly StoredDraft[]> {
    const rows = await this.#database.transaction((run) =>
      run(
        `select token_hash, tenant, form, sealed, expires_at, lead_id from drafts
         where token_hash > ? ${tenant === undefined ? '' : 'and tenant = ?'}
         order by token_hash limit ?`,
        [after, ...(tenant === undefined ? [] : [tenant]), limit],
      ),
    );
    return rows.map((row) => ({
      tokenHash: String(row.token_hash),
      tenant: String(row.tenant),
      form: String(row.form),
      ciphertext: String(row.sealed),
      expiresAt: Number(row.expires_at),
      leadId: optionalText(row.lead_id),
    }));
  }

  async deleteDraft({
    tokenHash,
    tenant,
    form,
  }: Pick<StoredDraft, 'tenant' | 'form' | 'tokenHash'>): Promise<void> {
    await this.#database.transaction((run) =>
      run('delete from drafts where token_hash = ? and tenant = ? and form = ?', [
        tokenHash,
        tenant,
        form,
      ]),
    );
  }

  async deleteExpired(now: number): Promise<number> {
    const deleted = await this.#database.transaction(async (run) => {
      await run('delete from submissions where accepted_at <= ?', [now - keyLifetime]);
      return run('delete from drafts where expires_at <= ? returning token_hash', [now]);
    });
    await this.#database.scrub();
    return deleted.length;
  }
}
