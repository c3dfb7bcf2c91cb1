import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  LenderFailure,
  type Application,
  type Lender,
  type LenderAnswer,
} from '../ports/lender.ts';
import { LeadStoreFailure } from '../ports/failures.ts';
import { createEncryptor } from '../encryption/encryptor.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { SqlHandOffStore } from '../sql/sql-hand-off-store.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { accepted, leadsOn, secret } from '../testing/leads-under-test.ts';
import { application, typed } from '../testing/submissions.ts';
import { HandOff } from './hand-off.ts';

const yes: LenderAnswer = {
  outcome: 'accepted',
  customerKey: 'K-1',
  satelliteUrl: 'https://l.example',
};
const { dateOfBirth, driverLicenceNumber } = typed;
const sensitive = { dateOfBirth, driverLicenceNumber };

let folder: string;
let database: SqlDatabase;
let leadId: string;
let reported: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-hand-off-'));
  database = await openSqlite(join(folder, 'leads.sqlite'));
});
beforeEach(async () => {
  reported = [];
  ({ leadId } = await accepted(leadsOn(database).intake, application({ key: `${Math.random()}` })));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const handOff = () =>
  new HandOff({
    store: new SqlHandOffStore(database),
    encryptor: createEncryptor([secret]),
    report: (tenant, failure, lead) => {
      expect(lead).toMatch(/^[\w-]{22}$/);
      reported.push(`${tenant} ${failure.message}`);
    },
  });

/** A lender that answers so, and what it was asked. */
function lenderThat(...answers: (LenderAnswer | LenderFailure)[]) {
  const asked: Application[] = [];
  const lender: Lender = {
    async apply(form) {
      asked.push(form);
      const answer = answers[Math.min(asked.length, answers.length) - 1]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    dealershipOfCar: async (carId) => (carId === 'c-1' ? 'T-1' : undefined),
  };
  return { lender, asked };
}
const request = (lender: Lender, more = {}) => ({
  lender,
  tenant: 'harbour',
  leadId,
  fields: { name: 'Quillonia', 'middle name': '' },
  sensitive,
  ...more,
});

describe('HandOff', () => {
  it('FNQ-3: the lender gets the whole form, sensitive answers too', async () => {
    const { lender, asked } = lenderThat(yes);
    expect(await handOff().apply(request(lender))).toEqual(yes);
    expect(asked).toEqual([{ name: 'Quillonia', 'middle name': '', ...sensitive }]);
  });

  it('FNQ-3: an accepted application is sent once: at once, later, and by another server', async () => {
    const { lender, asked } = lenderThat(yes);
    const one = handOff();
    const together = await Promise.all([one.apply(request(lender)), one.apply(request(lender))]);
    expect([...together, await one.apply(request(lender))]).toEqual([yes, yes, yes]);
    expect(await handOff().apply(request(lender))).toEqual(yes);
    expect(asked).toHaveLength(1);
  });

  it('FNQ-3: of servers that begin together one sends', async () => {
    const { lender, asked } = lenderThat(yes);
    await Promise.all(Array.from({ length: 8 }, () => handOff().apply(request(lender))));
    expect(asked).toHaveLength(1);
  });

  it.each<LenderAnswer>([
    { outcome: 'dataErrors', errors: [['phone', 'is wrong']] },
    { outcome: 'error', error: 'Closed' },
  ])(
    'FNQ-3: what the lender turned down ($outcome) may be put right and sent again',
    async (no) => {
      const { lender, asked } = lenderThat(no, yes);
      expect(await handOff().apply(request(lender))).toEqual(no);
      expect(await handOff().apply(request(lender))).toEqual(yes);
      expect(asked).toHaveLength(2);
    },
  );

  it('FNQ-3: what may have arrived is not sent again; what cannot have, is', async () => {
    for (const [arrived, times] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const { leadId } = await accepted(
        leadsOn(database).intake,
        application({ key: `arrived ${arrived}` }),
      );
      const { lender, asked } = lenderThat(new LenderFailure('unreachable', '', arrived), yes);
      const first = await handOff().apply(request(lender, { leadId }));
      const status = arrived ? 'unknown' : 'not-reached';
      expect(first).toEqual({ outcome: 'saved', status, reason: 'unreachable' });
      const second = await handOff().apply(request(lender, { leadId }));
      expect([second.outcome, asked.length]).toEqual([arrived ? 'saved' : 'accepted', times]);
    }
    expect(reported).toEqual(['harbour lender: unreachable', 'harbour lender: unreachable']);
  });

  it('FNQ-3: a lender has ten seconds; then the application is saved', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const started = Promise.withResolvers<void>();
    const lender: Lender = {
      apply: (_form, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new LenderFailure('timeout', '', true)));
          started.resolve();
        }),
      dealershipOfCar: async () => 'T-1',
    };
    let ended = false;
    const outcome = handOff().apply(request(lender, { carId: 'c-1' }));
    void outcome.then(() => (ended = true));
    await started.promise;
    await vi.advanceTimersByTimeAsync(9_999);
    expect(ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await outcome).toEqual({
      ...{ outcome: 'saved', status: 'unknown', reason: 'timeout' },
      carDealershipId: 'T-1',
    });
  });

  it('FNQ-5: three seconds of these are for the dealership of the car; then the application goes alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const started = Promise.withResolvers<void>();
    const { lender, asked } = lenderThat(yes);
    const slow: Lender = {
      ...lender,
      dealershipOfCar: (_car, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new LenderFailure('timeout', '', false)));
          started.resolve();
        }),
    };
    const outcome = handOff().apply(request(slow, { carId: 'c-1' }));
    await started.promise;
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(await outcome).toEqual(yes);
    expect(asked).toHaveLength(1);
  });

  it('FNQ-5: the dealership of a car goes along; without an answer the application goes alone', async () => {
    const known = lenderThat(yes);
    const outcome = await handOff().apply(request(known.lender, { carId: 'c-1' }));
    expect(outcome).toEqual({ ...yes, carDealershipId: 'T-1' });
    expect(known.asked[0]).toMatchObject({ taurus_dealership_id: 'T-1' });
    expect(await handOff().apply(request(known.lender))).toEqual(outcome);

    const { leadId } = await accepted(leadsOn(database).intake, application({ key: 'alone' }));
    const { lender, asked } = lenderThat(yes);
    const deaf = {
      ...lender,
      dealershipOfCar: () => Promise.reject(new LenderFailure('unreachable', '', false)),
    };
    expect(await handOff().apply(request(deaf, { leadId, carId: 'c-1' }))).toEqual(yes);
    expect(asked[0]).not.toHaveProperty('taurus_dealership_id');
  });

  it('API-4: no message repeats a sensitive answer, and what is stored is encrypted', async () => {
    const { lender } = lenderThat(
      { outcome: 'dataErrors', errors: [['dateOfBirth', `${dateOfBirth} is in the future`]] },
      { outcome: 'error', error: `Licence ${driverLicenceNumber} is unknown` },
      { ...yes, customerKey: 'K-secret' },
    );
    const first = await handOff().apply(request(lender));
    const second = await handOff().apply(request(lender));
    expect([first, second]).toEqual([
      { outcome: 'dataErrors', errors: [['dateOfBirth', '… is in the future']] },
      { outcome: 'error', error: 'Licence … is unknown' },
    ]);
    await handOff().apply(request(lender));
    const rows = await database.transaction((run) => run('select * from hand_offs'));
    expect(rows.length).toBeGreaterThan(0);
    for (const answer of ['K-secret', dateOfBirth, driverLicenceNumber])
      expect(JSON.stringify(rows)).not.toContain(answer);
  });

  it('FNQ-3: a server that died while it sent may have sent', async () => {
    await new SqlHandOffStore(database).begin({ tenant: 'harbour', leadId }, 1);
    const { lender, asked } = lenderThat(yes);
    expect(await handOff().apply(request(lender))).toMatchObject({
      ...{ outcome: 'saved', status: 'unknown' },
    });
    expect(asked).toEqual([]);
  });

  it('FNQ-3: without a store nothing is sent, for it could be sent twice', async () => {
    const { lender, asked } = lenderThat(yes);
    const broken = new SqlHandOffStore({
      ...database,
      transaction: () => Promise.reject(new LeadStoreFailure('SQLITE 13')),
    } as SqlDatabase);
    const one = new HandOff({ store: broken, encryptor: createEncryptor([secret]) });
    expect(await one.apply(request(lender))).toMatchObject({
      ...{ outcome: 'saved', status: 'not-reached', reason: 'store' },
    });
    expect(asked).toEqual([]);
  });
});
