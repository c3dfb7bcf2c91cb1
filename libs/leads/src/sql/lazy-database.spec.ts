import { describe, expect, it } from 'vitest';
import { LeadStoreFailure } from '../ports/failures.ts';
import type { SqlDatabase } from './database.ts';
import { lazyDatabase } from './lazy-database.ts';

const locks = { lockRows: 'for update', lockFreeRows: 'for update skip locked' } as const;
const ask = (database: SqlDatabase) => database.transaction((run) => run('select'));

describe('lazyDatabase', () => {
  it('WEB-5: is opened by the first use, tried again after a failure, and opened once', async () => {
    let tries = 0;
    let closed = 0;
    const real: SqlDatabase = {
      ...locks,
      transaction: (work) => work(async () => [{ answer: 42 }]),
      scrub: async () => undefined,
      close: async () => void (closed += 1),
    };
    const open = async () => {
      tries += 1;
      if (tries < 3) throw new LeadStoreFailure('ECONNREFUSED');
      return real;
    };
    const database = lazyDatabase({ open, locks });
    await database.close();
    expect([tries, closed]).toEqual([0, 0]);
    await expect(ask(database)).rejects.toThrow(LeadStoreFailure);
    await expect(ask(database)).rejects.toThrow('ECONNREFUSED');
    expect(await Promise.all([ask(database), ask(database)])).toEqual([
      [{ answer: 42 }],
      [{ answer: 42 }],
    ]);
    await database.scrub();
    await database.close();
    expect([tries, closed]).toEqual([3, 1]);
  });

  it('OPS-5: reports each failure by its code, tries to open again after a while, and reports success', async () => {
    let now = 0;
    let tries = 0;
    const events: string[] = [];
    const database = lazyDatabase({
      open: async () => {
        tries += 1;
        throw new LeadStoreFailure('SQLITE_NOTADB');
      },
      locks,
      retryAfter: 1_000,
      now: () => now,
      onFailure: (code) => events.push(code),
      onSuccess: () => events.push('works'),
    });
    for (now of [0, 10, 999]) await expect(ask(database)).rejects.toThrow('SQLITE_NOTADB');
    expect(tries).toBe(1);
    now = 1_000;
    await expect(ask(database)).rejects.toThrow('SQLITE_NOTADB');
    expect(tries).toBe(2);
    expect(events).toEqual(Array(4).fill('SQLITE_NOTADB'));
  });

  it('OPS-5: one that became unusable is closed once and opened again; any other failure keeps it', async () => {
    const log: string[] = [];
    let code: string | undefined;
    const open = async (): Promise<SqlDatabase> => {
      log.push('opened');
      return {
        ...locks,
        transaction: (work) =>
          code ? Promise.reject(new LeadStoreFailure(code)) : work(async () => []),
        scrub: async () => undefined,
        close: async () => void log.push('closed'),
      };
    };
    const database = lazyDatabase({
      open,
      locks,
      needsReopening: (each) => each === 'BROKEN',
    });
    await ask(database);
    code = 'FULL';
    await expect(ask(database)).rejects.toThrow('FULL');
    expect(log).toEqual(['opened']);
    code = 'BROKEN';
    await Promise.allSettled([ask(database), ask(database), ask(database)]);
    expect(log).toEqual(['opened', 'closed']);
    code = undefined;
    await ask(database);
    expect(log).toEqual(['opened', 'closed', 'opened']);
  });
});
