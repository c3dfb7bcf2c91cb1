import {
  startPostgres,
  whyNoPostgres,
  type TestPostgres,
} from '@forecourt/dealership/testing/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, leadsOn } from '../testing/leads-under-test.ts';
import { leadStoreContract } from '../testing/lead-store-contract.ts';
import { privacyContract } from '../testing/privacy-contract.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { copyLeads } from '../sql/copy-leads.ts';
import { application, enquiry, typed } from '../testing/submissions.ts';
import { openPostgres } from './postgres-database.ts';

describe.skipIf(whyNoPostgres)(
  `PostgreSQL${whyNoPostgres ? ` (skipped: ${whyNoPostgres})` : ''}`,
  () => {
    let server: TestPostgres;
    const pools: Pool[] = [];
    const newPool = () => {
      const pool = new Pool({ connectionString: server.url, max: 8 });
      pool.on('error', () => undefined);
      pools.push(pool);
      return pool;
    };
    beforeAll(async () => {
      server = await startPostgres({ isDurable: true });
    });
    afterAll(async () => {
      await Promise.all(pools.map((pool) => pool.end()));
      await server.stop();
    });

    leadStoreContract('PostgreSQL', async () => ({
      open: () => openPostgres({ pool: newPool(), schema: 'contract' }),
      bytes: () => server.dump(),
      remove: async () => undefined,
    }));

    privacyContract('PostgreSQL', async () => ({
      open: () => openPostgres({ pool: newPool(), schema: 'privacy' }),
      bytes: () => server.dump(),
      remove: async () => undefined,
    }));

    it('API-4: servers that start at one moment make the tables once', async () => {
      const schema = 'started_together';
      const databases = await Promise.all(
        Array.from({ length: 6 }, () => openPostgres({ pool: newPool(), schema })),
      );
      for (const [index, database] of databases.entries()) {
        const { intake } = leadsOn(database);
        expect((await accepted(intake, enquiry({ key: `${index}` }))).replayed).toBe(false);
      }
    });

    it('API-4: what was acknowledged survives the death of the database', async () => {
      const { intake, store } = leadsOn(await openPostgres({ pool: newPool(), schema: 'crashed' }));
      const acknowledged: string[] = [];
      let crashed: Promise<void> | undefined;
      const posting = Promise.all(
        Array.from({ length: 8 }, async (_, visitor) => {
          for (let index = 0; ; index++) {
            const key = `${visitor}-${index}`;
            acknowledged.push((await accepted(intake, enquiry({ key }))).leadId);
            if (acknowledged.length >= 100) crashed ??= server.crash().then(server.restart);
          }
        }),
      );
      await expect(posting).rejects.toMatchObject({ name: 'LeadStoreFailure' });
      await crashed;
      await accepted(intake, enquiry());
      for (const leadId of acknowledged) expect(await store.read(leadId)).toBeDefined();
    });

    it('API-4: a SQLite store moves to PostgreSQL whole, and once', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'forecourt-copy-'));
      const from = await openSqlite(join(folder, 'leads.sqlite'));
      const before = leadsOn(from);
      const { leadId } = await accepted(before.intake, application());
      for (let each = 0; each < 501; each++)
        await accepted(before.intake, enquiry({ key: `${each}` }));
      const to = await openPostgres({ pool: newPool(), schema: 'copied' });
      const after = leadsOn(to);
      const own = await accepted(after.intake, enquiry({ tenant: 'own' }));
      expect(await copyLeads(from, to)).toBe(502);
      expect(await copyLeads(from, to)).toBe(0);
      for (const id of [leadId, (await before.store.list({}, 1))[0]!.leadId])
        expect(await after.store.read(id)).toEqual(await before.store.read(id));
      expect(await after.store.read(own.leadId)).toBeDefined();
      expect(await after.store.counts()).toMatchObject([{ pending: 502 }, { pending: 1 }]);
      const again = await accepted(after.intake, enquiry({ key: '500' }));
      expect(again.replayed).toBe(true);
      await from.close();
      await rm(folder, { recursive: true });
    });

    it('API-4: a failure repeats nothing that was typed', async () => {
      const pool = newPool();
      const database = await openPostgres({ pool, schema: 'told' });
      await pool.query('alter table told.leads add check (length(form) < 3)');
      const error: unknown = await leadsOn(database)
        .intake.accept(enquiry({ form: typed.email }))
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'LeadStoreFailure', code: '23514' });
      expect(JSON.stringify([error, String((error as Error).stack)])).not.toContain(typed.email);
      expect(error).not.toHaveProperty('cause');
    });

    it('API-4: a database that is not there is a failure of the store', async () => {
      const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
      await expect(openPostgres({ pool })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      await pool.end();
    });
  },
);
