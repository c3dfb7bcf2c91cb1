import type { SqlDatabase } from './database.ts';
import { keyPrefixLength, type Encryptor } from '../encryption/encryptor.ts';

/**
 * Counts the stored revisions whose sensitive answers none of the secrets can decrypt. Every
 * ciphertext begins with the id of its key, so none has to be decrypted.
 * @throws {LeadStoreFailure}
 */
export async function countUnreadable(
  database: Pick<SqlDatabase, 'transaction'>,
  encryptor: Pick<Encryptor, 'canDecrypt'>,
): Promise<number> {
  const rows = await database.transaction((run) =>
    run(
      `select min(sealed) as sealed, count(*) as answers from revisions
       where sealed is not null group by substr(sealed, 1, ${keyPrefixLength})`,
    ),
  );
  return rows
    .filter(({ sealed }) => !encryptor.canDecrypt(String(sealed)))
    .reduce((sum, { answers }) => sum + Number(answers), 0);
}
