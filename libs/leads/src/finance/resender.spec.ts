import { afterEach, describe, expect, it } from 'vitest';
import { readLeadDocument } from '../intake/lead-document.ts';
import { createEncryptor } from '../encryption/encryptor.ts';
import { LeadStoreFailure } from '../ports/failures.ts';
import { LenderFailure, type Application } from '../ports/lender.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { SqlHandOffStore } from '../sql/sql-hand-off-store.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { accepted, leadsOn, secret } from '../testing/leads-under-test.ts';
import { application, enquiry } from '../testing/submissions.ts';
import { HandOff } from './hand-off.ts';
import { reportOf, resendQueued, type ResenderOptions } from './resender.ts';

const day = 24 * 60 * 60_000;
const tenant = 'harbour';

describe('resendQueued', () => {
  const opened: SqlDatabase[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  /** An application that did not reach the lender, as an operator has queued it five days later. */
  async function queued() {
    const database = await openSqlite(':memory:');
    opened.push(database);
    const leads = leadsOn(database);
    const { intake, store, clock } = leads;
    const { leadId } = await accepted(
      intake,
      application({
        ...{ dealer: 'Harbour Cars', timeZone: 'Australia/Sydney', labels: { name: 'Full Name' } },
        ...{ pageUrl: 'https://harbour.example/finance', replyBy: '2026-05-21T09:30+10:00' },
        cars: [{ id: 'c-1', name: 'Tern' }],
        location: { id: 'north', name: 'North', address: '1 North Road, North NSW 2000' },
        lender: { status: 'pending' },
        values: { ...enquiry().values, car_id: 'c-1' },
      }),
    );
    const id = { tenant, leadId };
    const handOffs = new SqlHandOffStore(database);
    await handOffs.begin(id, clock.now);
    await handOffs.end(id, { status: 'not-reached', reason: 'unreachable', at: clock.now });
    await intake.amend({ ...id, fields: {}, lender: { status: 'not-reached', reason: 'timeout' } });
    clock.now += 5 * day;
    expect(await handOffs.queue(id, clock.now, false)).toBe(true);
    const sent: Application[] = [];
    const reports: unknown[] = [];
    let woken = 0;
    const resend = (options: Partial<ResenderOptions> = {}) =>
      resendQueued({
        ...{ store: handOffs, leads: store, intake, now: () => clock.now },
        handOff: new HandOff({ store: handOffs, encryptor: createEncryptor([secret]) }),
        lenderOf: () => ({
          apply: async (each) => {
            sent.push(each);
            return { outcome: 'accepted', customerKey: 'K-1' };
          },
          dealershipOfCar: async (carId) => `dealership of ${carId}`,
        }),
        carIdOf: (_, { car_id: car }) => (typeof car === 'string' ? car : undefined),
        fieldsOf: ({ carDealershipId }) => ({
          ...{ credit_score: '612', taurus_dealership_id: carDealershipId ?? 'none' },
        }),
        onResent: (_, report) => reports.push(report),
        onAmended: () => woken++,
        ...options,
      });
    const revisions = async () => (await store.read(leadId))!.revisions;
    const status = async () => (await handOffs.list({ leadId }, 1, clock.now))[0];
    return { ...leads, id, sent, reports, resend, revisions, status, woken: () => woken };
  }

  it('FNQ-3 FNQ-5: sends every answer again, with the dealership of the car, and adds the answer to the lead as it is stored', async () => {
    const { id, sent, reports, resend, revisions, woken, intake, clock } = await queued();
    expect(await resend()).toBe(1);
    expect(sent).toEqual([
      {
        ...{ ...enquiry().values, ...application().sensitive, car_id: 'c-1' },
        ...{ lead_id: id.leadId, taurus_dealership_id: 'dealership of c-1' },
      },
    ]);
    const stored = await revisions();
    const [first, , last] = stored.map(({ content }) => readLeadDocument(content));
    expect(last).toEqual({
      ...first,
      ...{ revision: 3, lender_status: 'accepted' },
      amended_at: new Date(clock.now).toISOString(),
      fields: {
        ...first!.fields,
        ...{ credit_score: '612', taurus_dealership_id: 'dealership of c-1' },
      },
    });
    expect(last).toMatchObject({
      ...{ reply_by: '2026-05-21T09:30+10:00', labels: { name: 'Full Name' } },
      ...{ location: { id: 'north' }, consents: application().consents },
      accepted_at: '2026-05-20T10:00:00.000Z',
    });
    expect(intake.sensitiveValues({ id: id.leadId, tenant }, stored[2]!)).toEqual(
      application().sensitive,
    );
    expect([reports, woken()]).toEqual([[{ status: 'accepted' }], 1]);
  });

  it('FNQ-3: an application that does not arrive again is nothing new for the dealer', async () => {
    const { resend, revisions, woken, status } = await queued();
    const lender = {
      apply: () => Promise.reject(new LenderFailure('timeout', '', false)),
      dealershipOfCar: async () => undefined,
    };
    await resend({ lenderOf: () => lender, fieldsOf: () => ({}) });
    expect([(await revisions()).length, woken()]).toEqual([2, 0]);
    expect(await status()).toMatchObject({ status: 'not-reached', reason: 'timeout' });
  });

  it.each<[string, string, (all: Awaited<ReturnType<typeof queued>>) => Partial<ResenderOptions>]>([
    ['whose lead was erased', 'erased', () => ({ leads: { read: async () => undefined } })],
    [
      'whose answers were erased',
      'erased',
      ({ store }) => ({
        leads: {
          read: async (leadId) => {
            const lead = (await store.read(leadId))!;
            const revisions = lead.revisions.map((each) => ({ ...each, ciphertext: undefined }));
            return { ...lead, revisions };
          },
        },
      }),
    ],
    ['of a tenant without a lender', 'no-lender', () => ({ lenderOf: () => undefined })],
    [
      'that no secret decrypts',
      'secret',
      () => ({ intake: leadsOn(opened[0]!, { secrets: ['another secret of the tests'] }).intake }),
    ],
  ])('FNQ-3: an application %s is not sent: %s', async (_, reason, optionsOf) => {
    const all = await queued();
    await all.resend(optionsOf(all));
    expect([all.sent, (await all.revisions()).length]).toEqual([[], 2]);
    expect(await all.status()).toMatchObject({ status: 'not-reached', reason });
    expect(all.reports).toEqual([{ status: 'not-reached', reason }]);
  });

  it('FNQ-3: a bug while answers are decrypted is not reported as a secret that was lost', async () => {
    const { resend, intake, sent } = await queued();
    const broken = {
      amend: intake.amend.bind(intake),
      sensitiveValues: () => {
        throw new TypeError('a bug');
      },
    };
    await expect(resend({ intake: broken })).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });

  it('FNQ-3: a store that fails after the hand-off does not stop the queue', async () => {
    const failing = (error: Error) => async () => {
      const { resend, intake, woken } = await queued();
      const sensitiveValues = intake.sensitiveValues.bind(intake);
      const count = await resend({
        intake: { sensitiveValues, amend: () => Promise.reject(error) },
      });
      return [count, woken()];
    };
    expect(await failing(new LeadStoreFailure('SQLITE_FULL'))()).toEqual([1, 0]);
    await expect(failing(new TypeError('a bug'))()).rejects.toThrow(TypeError);
  });

  it('FNQ-3: outcomes are reported with their reason', () => {
    const saved = { outcome: 'saved', status: 'unknown', reason: 'timeout' } as const;
    expect(reportOf(saved)).toEqual({ status: 'unknown', reason: 'timeout' });
    expect(reportOf({ outcome: 'error', error: 'No.' })).toEqual({
      status: 'declined',
      reason: 'declined',
    });
  });
});
