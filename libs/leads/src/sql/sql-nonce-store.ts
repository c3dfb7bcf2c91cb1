import type { Nonce, NonceStore } from '../ports/nonce-store.ts';
import type { SqlDatabase } from './database.ts';

/** Used nonces in SQLite or PostgreSQL; of several users that claim one at once, one gets it. */
export class SqlNonceStore implements NonceStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  async claimNonce({ tenant, token, user, expiresAt }: Nonce): Promise<boolean> {
    return this.#database.transaction(async (run) => {
      await run(
        `insert into used_tokens (tenant, token, used_by, expires_at) values (?, ?, ?, ?)
         on conflict (tenant, token) do nothing`,
        [tenant, token, user, expiresAt],
      );
      const [row] = await run('select used_by from used_tokens where tenant = ? and token = ?', [
        tenant,
        token,
      ]);
      return row?.used_by === user;
    });
  }

  async deleteExpiredNonces(now: number): Promise<void> {
    await this.#database.transaction((run) =>
      run('delete from used_tokens where expires_at <= ?', [now]),
    );
  }
}
