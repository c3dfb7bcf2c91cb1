import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SqlDatabase } from '../sql/database.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { leadsOn } from '../testing/leads-under-test.ts';
import { draftLifetime } from './drafts.ts';

const scope = { tenant: 'north', form: 'finance' };

let database: SqlDatabase;
beforeAll(async () => {
  database = await openSqlite(':memory:');
});
afterAll(() => database.close());

it('FNQ-6: unfinished applications are kept for 14 days', () => {
  expect(Date.UTC(2026, 2, 1) + draftLifetime).toBe(Date.UTC(2026, 2, 15));
});

it('FRM-6: a draft is saved again under its own token', async () => {
  const { drafts } = leadsOn(database);
  const { token } = await drafts.save(scope, { name: 'Ann' });
  expect((await drafts.save(scope, { name: 'Bo' }, token)).token).toBe(token);
  expect(await drafts.read(scope, token)).toEqual({ name: 'Bo' });
});

it('FRM-6: a token that the platform did not issue, or not for this form, is replaced', async () => {
  const { drafts, clock } = leadsOn(database);
  const elsewhere = await drafts.save({ ...scope, tenant: 'south' }, {});
  const expired = await drafts.save(scope, {});
  clock.now += draftLifetime;
  for (const token of ['AAAAAAAAAAAAAAAAAAAAAA', 'not a token', elsewhere.token, expired.token]) {
    const saved = await drafts.save(scope, { name: 'Ann' }, token);
    expect(saved.token).not.toBe(token);
    expect(await drafts.read(scope, token)).toBeUndefined();
    expect(await drafts.read(scope, saved.token)).toEqual({ name: 'Ann' });
  }
});
