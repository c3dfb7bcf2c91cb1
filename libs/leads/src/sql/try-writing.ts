import { randomId } from '../intake/random-id.ts';
import type { SqlDatabase } from './database.ts';

/** Characters that are written: more than nearly every lead has. */
const size = 64 * 1024;

/**
 * Writes as much as a long lead and removes it, in two commits that wait for the disk. What a crash
 * leaves in between has expired, and is deleted as other used tokens are.
 * @throws LeadStoreFailure if the store can be read but not written, as on a full disk
 */
export async function tryWriting(database: SqlDatabase): Promise<void> {
  const token = `write test ${randomId()}`;
  await database.transaction((run) =>
    run('insert into used_tokens (tenant, token, used_by, expires_at) values (?, ?, ?, ?)', [
      ...['', token, 'x'.repeat(size), 0],
    ]),
  );
  await database.transaction((run) =>
    run('delete from used_tokens where tenant = ? and token = ?', ['', token]),
  );
}
