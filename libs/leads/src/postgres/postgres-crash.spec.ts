import { startPostgres, whyNoPostgres } from '@forecourt/dealership/testing/postgres';
import { Pool } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { full } from '../testing/full.ts';
import { runCrashTest } from '../testing/crash-tests.ts';
import { openPostgres } from './postgres-database.ts';

describe.skipIf(whyNoPostgres)('PostgreSQL, killed servers', () => {
  it('API-4: two servers on PostgreSQL that are killed at any moment lose no acknowledged lead', async () => {
    const server = await startPostgres({ isDurable: true });
    onTestFinished(() => server.stop());
    const pool = new Pool({ connectionString: server.url, max: 8 });
    pool.on('error', () => undefined);
    const acknowledged = await runCrashTest({
      database: server.url,
      open: () => openPostgres({ pool }),
      rounds: full ? 20 : 2,
      processes: 2,
      killWithin: full ? [500, 3_000] : [50, 500],
    });
    expect(acknowledged).toBeGreaterThan(0);
    await pool.end();
  }, 600_000);
});
