import type { Run, SqlDatabase, SqlValue } from './database.ts';

/** Tables of the stores with the columns that identify a row; each after those that it refers to. */
const tables = {
  leads: 'id',
  revisions: 'lead_id, revision',
  submissions: 'tenant, form, match',
  deliveries: 'id',
  drafts: 'token_hash',
  used_tokens: 'tenant, token',
  hand_offs: 'lead_id',
  audit: 'id',
} as const;

const rowsPerRead = 500;

/**
 * Copies everything from one store to another in one transaction: all of it or nothing. Rows that the
 * target has are left alone, so a copy can be repeated.
 * @returns the number of leads that were added
 */
export async function copyLeads(from: SqlDatabase, to: SqlDatabase): Promise<number> {
  const read = (table: string, identity: string, offset: number) =>
    from.transaction((run) =>
      run(`select * from ${table} order by ${identity} limit ? offset ?`, [rowsPerRead, offset]),
    );
  return to.transaction(async (run) => {
    let leads = 0;
    for (const [table, identity] of Object.entries(tables)) {
      for (let offset = 0; ; offset += rowsPerRead) {
        const rows = await read(table, identity, offset);
        for (const row of rows) {
          const isNew = await insert(run, table, identity, row);
          if (table === 'leads' && isNew) leads++;
        }
        if (rows.length < rowsPerRead) break;
      }
    }
    return leads;
  });
}

async function insert(
  run: Run,
  table: string,
  identity: string,
  row: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const columns = Object.keys(row);
  const added = await run(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})
     on conflict (${identity}) do nothing returning 1 as added`,
    Object.values(row) as SqlValue[],
  );
  return added.length > 0;
}
