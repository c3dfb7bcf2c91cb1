import { describe, expect, it } from 'vitest';
import { LeadStoreFailure } from '../ports/failures.ts';
import type { SqlDatabase } from './database.ts';
import { databaseOnceThere } from './database-once-there.ts';

const locks = { lockRows: 'for update', lockFreeRows: 'for update skip locked' } as const;

describe('databaseOnceThere', () => {
  it('WEB-5: is opened by the first use, tried again after a failure, and opened once', async () => {
    let tries = 0;
    let closed = 0;
    const real: SqlDatabase = {
      ...locks,
      transaction: (work) => work(async () => [{ answer: 42 }]),
      scrub: async () => undefined,
      close: async () => void (closed += 1),
    };
    const database = databaseOnceThere(async () => {
      tries += 1;
      if (tries < 3) throw new LeadStoreFailure('ECONNREFUSED');
      return real;
    }, locks);
    const ask = () => database.transaction((run) => run('select'));
    await database.close();
    expect([tries, closed]).toEqual([0, 0]);
    await expect(ask()).rejects.toThrow(LeadStoreFailure);
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
    expect(await Promise.all([ask(), ask()])).toEqual([[{ answer: 42 }], [{ answer: 42 }]]);
    await database.scrub();
    await database.close();
    expect([tries, closed]).toEqual([3, 1]);
  });
});
