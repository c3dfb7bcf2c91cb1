import { Intake, type IntakeOptions } from '../intake/intake.ts';
import { Drafts } from '../drafts/drafts.ts';
import { createEncryptor } from '../encryption/encryptor.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { SqlDraftStore } from '../sql/sql-draft-store.ts';
import { SqlLeadStore } from '../sql/sql-lead-store.ts';

export const secret = 'a secret of the tests, long enough';

/** Everything on one database, at a time that the test sets. */
export function leadsOn(
  database: SqlDatabase,
  { secrets = [secret], ...options }: Partial<IntakeOptions> & { secrets?: string[] } = {},
) {
  const clock = { now: Date.UTC(2026, 4, 20, 10) };
  const now = () => clock.now;
  const store = new SqlLeadStore(database);
  const encryptor = createEncryptor(secrets);
  const draftStore = new SqlDraftStore(database);
  return {
    clock,
    store,
    draftStore,
    intake: new Intake({ store, encryptor, now, route: () => ['crm'], ...options }),
    drafts: new Drafts({ store: draftStore, encryptor, now }),
  };
}

export type LeadsUnderTest = ReturnType<typeof leadsOn>;

/** The acceptance, once it is sure that it is no conflict. */
export async function accepted(
  ...[intake, submission]: [Intake, Parameters<Intake['accept']>[0]]
): Promise<{ leadId: string; revision: number; replayed: boolean }> {
  const acceptance = await intake.accept(submission);
  if (acceptance.outcome !== 'accepted')
    throw new Error(`${acceptance.outcome}, where neither a conflict nor a refusal was expected`);
  return acceptance;
}
