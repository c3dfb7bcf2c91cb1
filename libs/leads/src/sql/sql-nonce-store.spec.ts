import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import type { SqlDatabase } from './database.ts';
import { SqlNonceStore } from './sql-nonce-store.ts';

let folder: string;
let database: SqlDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-once-'));
  database = await openSqlite(join(folder, 'leads.sqlite'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const claim = { tenant: 'north', token: 't', user: 'first', expiresAt: 100 };

describe('SqlNonceStore', () => {
  it('FRM-2: of many who use one solution at once, one does; again it may', async () => {
    const store = new SqlNonceStore(database);
    const users = Array.from({ length: 20 }, (_, index) => `user ${index}`);
    const claims = users.map((user) => ({ ...claim, token: 'race', user }));
    const won = await Promise.all(claims.map((each) => store.claimNonce(each)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(claims.map((each) => store.claimNonce(each)))).toEqual(won);
  });

  it('FRM-2: tenants do not use up each other’s, and what has expired is forgotten', async () => {
    const store = new SqlNonceStore(database);
    expect(await store.claimNonce(claim)).toBe(true);
    expect(await store.claimNonce({ ...claim, tenant: 'south', user: 'other' })).toBe(true);
    expect(await store.claimNonce({ ...claim, user: 'other' })).toBe(false);
    await store.deleteExpiredNonces(99);
    expect(await store.claimNonce({ ...claim, user: 'other' })).toBe(false);
    await store.deleteExpiredNonces(100);
    expect(await store.claimNonce({ ...claim, user: 'other' })).toBe(true);
  });
});
