import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { full } from '../testing/full.ts';
import { runCrashTest } from '../testing/crash-tests.ts';
import { openSqlite } from './sqlite-database.ts';

it('API-4: a server on SQLite that is killed at any moment loses no acknowledged lead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  const database = join(folder, 'leads.sqlite');
  const acknowledged = await runCrashTest({
    database,
    open: () => openSqlite(database),
    rounds: full ? 30 : 3,
    processes: 1,
    killWithin: full ? [500, 3_000] : [50, 500],
  });
  expect(acknowledged).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
}, 600_000);
