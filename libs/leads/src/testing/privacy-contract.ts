import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resendQueued } from '../finance/resender.ts';
import { HandOff } from '../finance/hand-off.ts';
import { readLeadDocument } from '../intake/lead-document.ts';
import { revisionsPerProof } from '../ports/lead-entry.ts';
import { LenderFailure, type Application, type Lender } from '../ports/lender.ts';
import { applyRetention, defaultRetention } from '../privacy/retention.ts';
import { leadsOfPerson } from '../privacy/person.ts';
import { waitsBy } from '../routing/route.ts';
import { createEncryptor } from '../encryption/encryptor.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { SqlAuditStore } from '../sql/sql-audit-store.ts';
import { SqlHandOffStore } from '../sql/sql-hand-off-store.ts';
import { SqlPrivacyStore } from '../sql/sql-privacy-store.ts';
import type { DatabaseUnderTest } from './lead-store-contract.ts';
import { accepted, leadsOn, secret } from './leads-under-test.ts';
import { application, enquiry, typed } from './submissions.ts';

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** Contract of every store for retention, erasure, hand-offs and captchas. */
export function privacyContract(kind: string, make: () => Promise<DatabaseUnderTest>): void {
  describe(`privacy contract: ${kind}`, () => {
    let under: DatabaseUnderTest;
    let database: SqlDatabase;
    let other: SqlDatabase;
    let tenants = 0;
    let tenant: string;
    beforeAll(async () => {
      under = await make();
      database = await under.open();
      other = await under.open();
    }, 60_000);
    afterAll(async () => {
      await database.close();
      await other.close();
      await under.remove();
    });
    beforeEach(() => {
      tenant = `tenant-${++tenants}`;
    });
    const countsOf = async (leads: ReturnType<typeof leadsOn>) =>
      (await leads.store.counts()).filter((each) => each.tenant === tenant);
    const statesOf = async (leads: ReturnType<typeof leadsOn>, leadId: string) =>
      (await leads.store.list({ leadId }, 100))
        .toSorted((a, b) => a.revision - b.revision)
        .map(({ destination, revision, state }) => `${destination} ${revision} ${state}`);

    it('FRM-6: a mail waits for the form to be finished; a webhook gets every revision at once', async () => {
      const destinations = {
        [tenant]: {
          crm: { kind: 'webhook', url: 'https://crm.example', secret: 'long enough, this one' },
          sales: { kind: 'mail', to: 'sales@dealer.example' },
          late: { kind: 'mail', to: 'late@dealer.example', unfinishedAfterMinutes: 5 },
        },
      } as const;
      const leads = leadsOn(database, {
        route: () => ['crm', 'sales', 'late'],
        waits: waitsBy(destinations),
      });
      const { clock, store, intake } = leads;
      clock.now = Date.now() + 40 * day;
      const claimed = async () =>
        (
          await store.claim({
            ...{ now: clock.now, leaseUntil: clock.now + minute, limit: 1_000, except: [] },
            lease: `lease-${Math.random()}`,
          })
        ).filter((each) => each.tenant === tenant);
      const settle = async (all: Awaited<ReturnType<typeof claimed>>) => {
        for (const { id, lease } of all)
          await store.settle({ id, lease, at: clock.now, state: 'delivered' });
      };
      const first = await accepted(intake, enquiry({ tenant, status: 'partial', key: '1' }));
      const { leadId } = first;
      const names = (all: Awaited<ReturnType<typeof claimed>>) =>
        all.map(({ destination, revision }) => `${destination} ${revision}`).sort();
      let taken = await claimed();
      expect(names(taken)).toEqual(['crm 1']);
      await settle(taken);
      clock.now += 5 * minute;
      taken = await claimed();
      expect(names(taken)).toEqual(['late 1']);
      await settle(taken);
      await accepted(intake, enquiry({ tenant, leadId, key: '2' }));
      taken = await claimed();
      expect(names(taken)).toEqual(['crm 2', 'late 2', 'sales 2']);
      expect(
        taken.map(({ destination, firstRevision }) => [destination, firstRevision]).sort(),
      ).toEqual([
        ['crm', 1],
        ['late', 1],
        ['sales', 2],
      ]);
      await settle(taken);
      clock.now += day;
      expect(await claimed()).toEqual([]);
      expect(await countsOf(leads)).toEqual([
        { tenant, destination: 'crm', accepted: 2, delivered: 2, pending: 0, dead: 0 },
        { tenant, destination: 'late', accepted: 2, delivered: 2, pending: 0, dead: 0 },
        {
          tenant,
          destination: 'sales',
          accepted: 2,
          delivered: 1,
          pending: 0,
          dead: 0,
          superseded: 1,
        },
      ]);
    });

    it('FRM-6: a finished form that waits is superseded only where the next revision goes too', async () => {
      const leads = leadsOn(database, {
        route: ({ status }) => (status === 'Complete' ? ['all', 'done'] : ['all']),
        waits: ({ status }) =>
          status === 'Complete' ? { all: 0, done: 0 } : { all: minute, done: minute },
      });
      const { leadId } = await accepted(leads.intake, enquiry({ tenant, key: '1' }));
      await accepted(leads.intake, enquiry({ tenant, leadId, status: 'partial', key: '2' }));
      expect(await statesOf(leads, leadId)).toEqual([
        'all 1 superseded',
        'done 1 pending',
        'all 2 pending',
      ]);
    });

    it('FRM-2: without a captcha a lead takes no revision once it is complete, nor any number before', async () => {
      const leads = leadsOn(database);
      const { intake, store } = leads;
      const step = (more: object) => intake.accept(enquiry({ tenant, unproven: true, ...more }));
      expect(await step({ key: 'none' })).toEqual({ outcome: 'unproven' });
      const { leadId } = await accepted(intake, enquiry({ tenant, status: 'partial', key: '0' }));
      for (let index = 1; index < revisionsPerProof; index++)
        expect(await step({ leadId, status: 'partial', key: `${index}` })).toMatchObject({
          revision: index + 1,
        });
      expect(await step({ leadId, key: 'more' })).toEqual({ outcome: 'unproven' });
      await accepted(intake, enquiry({ tenant, leadId, status: 'partial', key: 'more' }));
      const both = await Promise.all(
        ['a', 'b', 'c'].map((key) => step({ leadId, key, page: `/${key}` })),
      );
      // Sent at the same moment, one of them completes the lead and the others come too late.
      expect(both.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
      const done = ['a', 'b', 'c'][both.findIndex(({ outcome }) => outcome === 'accepted')]!;
      expect(await step({ leadId, key: done, page: `/${done}` })).toMatchObject({ replayed: true });
      expect(await step({ leadId, key: 'later' })).toEqual({ outcome: 'unproven' });
      expect((await store.read(leadId))!.revisions).toHaveLength(revisionsPerProof + 2);
      // What was refused left nothing behind: with a captcha the same key is a new submission.
      expect(await accepted(intake, enquiry({ tenant, leadId, key: 'later' }))).toMatchObject({
        replayed: false,
      });
    });

    it('FRM-16: retention erases what is over, in batches, once, on several servers', async () => {
      const leads = leadsOn(database);
      const { clock, intake, store, draftStore } = leads;
      const start = clock.now;
      const make = async (days: number, more: object, from = 0) => {
        clock.now = start + days * day;
        const made: string[] = [];
        for (let index = from; index < from + 3; index++)
          made.push(
            (await accepted(intake, application({ tenant, key: `${days}-${index}`, ...more })))
              .leadId,
          );
        return made;
      };
      const unfinished = await make(0, { status: 'partial' });
      const finished = await make(0, {}, 3);
      const young = await make(10, { status: 'partial' });
      await draftStore.saveDraft({
        ...{ tenant, form: 'finance', tokenHash: `hash-${tenant}`, ciphertext: 'sealed text' },
        ...{ expiresAt: start + 30 * day, leadId: unfinished[0]! },
      });
      const before = await countsOf(leads);
      const run = (on: SqlDatabase, days: number) =>
        applyRetention({
          store: new SqlPrivacyStore(on),
          policies: () => new Map([[tenant, defaultRetention]]),
          now: () => start + days * day,
          batch: 2,
        });
      expect(await run(database, 13.9)).toEqual([]);
      const runs = (await Promise.all([run(database, 14), run(other, 14)])).flat();
      expect(runs.reduce((sum, { leads: count }) => sum + count, 0)).toBe(3);
      expect(await run(other, 14)).toEqual([]);
      for (const id of unfinished)
        expect(await store.read(id)).toMatchObject({
          id,
          tenant,
          revisions: [],
          erasedAt: start + 14 * day,
        });
      for (const id of [...finished, ...young])
        expect((await store.read(id))!.revisions).toHaveLength(1);
      expect(await draftStore.listDrafts({ tenant }, 10)).toEqual([]);
      const [after] = await countsOf(leads);
      expect(after).toEqual({ ...before[0], pending: 6, erased: 3 });
      // Two years later nothing is left but ids, dates and accounts.
      await run(database, 760);
      const [last] = await countsOf(leads);
      expect(last).toMatchObject({ accepted: 9, erased: 9, pending: 0 });
      expect(await store.retry({ tenant }, clock.now)).toBe(0);
    });

    it('FRM-16: sensitive answers go some time after the lender has them, sooner than the lead', async () => {
      const leads = leadsOn(database);
      const { clock, intake, store } = leads;
      const handOffs = new SqlHandOffStore(database);
      const lender = { status: 'pending' } as const;
      const make = async (key: string) => {
        const { leadId } = await accepted(intake, application({ tenant, key, lender }));
        return { tenant, leadId };
      };
      const [sent, waiting] = [await make('sent'), await make('waiting')];
      await handOffs.begin(sent, clock.now);
      await handOffs.end(sent, { status: 'accepted', at: clock.now });
      const run = (days: number) =>
        applyRetention({
          store: new SqlPrivacyStore(database),
          policies: () => new Map([[tenant, defaultRetention]]),
          now: () => clock.now + days * day,
        });
      const ciphertext = async ({ leadId }: { leadId: string }) =>
        (await store.read(leadId))!.revisions.some((each) => each.ciphertext !== undefined);
      await run(29);
      expect([await ciphertext(sent), await ciphertext(waiting)]).toEqual([true, true]);
      expect(await run(30)).toEqual([{ tenant, leads: 0, answers: 1 }]);
      expect([await ciphertext(sent), await ciphertext(waiting)]).toEqual([false, true]);
      await run(90);
      expect(await ciphertext(waiting)).toBe(false);
      expect(await handOffs.queue(waiting, clock.now + 90 * day, true)).toBe(false);
      expect((await store.read(waiting.leadId))!.revisions[0]!.content).toContain(typed.name);
    });

    it('FRM-16: one person is found by mail or phone however written, and erased for good', async () => {
      const leads = leadsOn(database);
      const { intake, store, clock } = leads;
      const privacy = new SqlPrivacyStore(database);
      const anyone = { name: 'Ann', email: 'ann@cole.example', phone: '0491570157' };
      const own = await accepted(intake, application({ tenant, key: 'own' }));
      const second = await accepted(
        intake,
        enquiry({ tenant, key: '2', values: { 'Work Email': `${typed.email.toUpperCase()} ` } }),
      );
      const foreign = await accepted(intake, enquiry({ tenant, key: '3', values: anyone }));
      const elsewhere = await accepted(intake, enquiry({ tenant: `${tenant}-b`, key: '4' }));
      const idsOf = async (person: object, of = tenant) =>
        (await leadsOfPerson(privacy, person, of)).map(({ id }) => id).sort();
      const both = [own.leadId, second.leadId].sort();
      expect(await idsOf({ email: ` ${typed.email.toUpperCase()}` })).toEqual(both);
      expect(await idsOf({ phone: '+61 491 570 156' })).toEqual([own.leadId]);
      expect(await idsOf({ phone: '0491-570-156' })).toEqual([own.leadId]);
      expect(await idsOf({ email: 'nn@cole.example' })).toEqual([]);
      expect(await idsOf({ email: typed.email }, `${tenant}-b`)).toEqual([elsewhere.leadId]);

      await store.claim({
        ...{ now: clock.now, leaseUntil: clock.now + minute, lease: 'x', limit: 1_000, except: [] },
      });
      const erased = await privacy.erase([own.leadId, second.leadId, 'nobody'], clock.now);
      expect(erased).toEqual({
        leads: [own.leadId, second.leadId],
        revisions: 2,
        deliveries: 2,
        drafts: 0,
      });
      expect(await privacy.erase([own.leadId], clock.now)).toMatchObject({ leads: [] });
      expect(await idsOf({ email: typed.email })).toEqual([]);
      expect(await idsOf({ email: anyone.email })).toEqual([foreign.leadId]);
      const id = `${own.leadId}.1.crm`;
      expect(await store.settle({ id, lease: 'x', at: clock.now, state: 'delivered' })).toBe(false);
      expect(await countsOf(leads)).toMatchObject([
        { tenant, destination: 'crm', accepted: 3, delivered: 0, pending: 1, dead: 0, erased: 2 },
      ]);
      // A browser that still has the lead's token makes a new lead, with a captcha.
      const again = application({ tenant, leadId: own.leadId, key: 'again' });
      expect(await intake.accept({ ...again, unproven: true })).toEqual({ outcome: 'unproven' });
      expect((await accepted(intake, again)).leadId).not.toBe(own.leadId);
    });

    it('FNQ-3: hand-offs are listed by what is certain, and only what never arrived is sent again', async () => {
      const leads = leadsOn(database);
      const { intake, store, clock } = leads;
      const handOffs = new SqlHandOffStore(database);
      const now = () => clock.now;
      let answer: Lender['apply'] = () =>
        Promise.reject(new LenderFailure('unreachable', '', false));
      const asked: Application[] = [];
      const lender: Lender = {
        apply: (form, signal) => {
          asked.push(form);
          return answer(form, signal);
        },
        dealershipOfCar: async () => undefined,
      };
      const handOff = new HandOff({ store: handOffs, encryptor: createEncryptor([secret]), now });
      const apply = async (key: string) => {
        const submission = application({ tenant, key, lender: { status: 'pending' } });
        const { leadId } = await accepted(intake, submission);
        await handOff.apply({ tenant, leadId, lender, fields: {}, sensitive: {} });
        return leadId;
      };
      const missed = await apply('missed');
      answer = () => Promise.reject(new LenderFailure('timeout', '', true));
      const late = await apply('late');
      answer = async () => ({ outcome: 'accepted', customerKey: 'K-1' });
      const sent = await apply('sent');
      const never = (
        await accepted(intake, application({ tenant, key: 'never', lender: { status: 'pending' } }))
      ).leadId;
      const list = async () =>
        Object.fromEntries(
          (await handOffs.list({ tenant }, 10, clock.now)).map((each) => [
            each.leadId,
            `${each.status} ${each.reason ?? ''}`.trim(),
          ]),
        );
      expect((await list())[never]).toBe('pending');
      clock.now += minute;
      expect(await list()).toEqual({
        ...{ [missed]: 'not-reached unreachable', [late]: 'unknown timeout' },
        ...{ [sent]: 'accepted', [never]: 'not-reached' },
      });
      expect(await handOffs.list({ tenant: 'another' }, 10, clock.now)).toEqual([]);
      expect(await handOffs.list({ tenant, leadId: sent }, 10, clock.now)).toHaveLength(1);
      expect(await handOffs.list({ tenant, statuses: ['unknown'] }, 10, clock.now)).toMatchObject([
        { leadId: late },
      ]);
      const queue = (leadId: string, anyway = false) =>
        handOffs.queue({ tenant, leadId }, clock.now, anyway);
      expect(await queue(late)).toBe(false);
      expect(await queue(sent, true)).toBe(false);
      expect(await handOffs.queue({ tenant: 'other', leadId: missed }, clock.now, true)).toBe(
        false,
      );
      expect([await queue(missed), await queue(never), await queue(late, true)]).toEqual([
        true,
        true,
        true,
      ]);
      asked.length = 0;
      const resend = (on: SqlDatabase) =>
        resendQueued({
          ...{ store: new SqlHandOffStore(on), leads: store, intake, handOff, now },
          lenderOf: (slug) => (slug === tenant ? lender : undefined),
          fieldsOf: () => ({ taurus_customer_key: 'K-1' }),
          onResent: () => undefined,
          carIdOf: () => undefined,
          onAmended: () => undefined,
        });
      const counts = await Promise.all([resend(database), resend(other)]);
      expect(counts[0]! + counts[1]!).toBe(3);
      expect(asked.map(({ lead_id }) => lead_id).sort()).toEqual([late, missed, never].sort());
      expect(asked[0]).toMatchObject({ dateOfBirth: typed.dateOfBirth, name: typed.name });
      expect(await list()).toMatchObject({
        [missed]: 'accepted',
        [late]: 'accepted',
        [never]: 'accepted',
      });
      const { revisions } = (await store.read(missed))!;
      expect(readLeadDocument(revisions.at(-1)!.content)).toMatchObject({
        lender_status: 'accepted',
        withheld: expect.arrayContaining(['dateOfBirth', 'taurus_customer_key']),
      });
      expect(revisions.at(-1)!.content).not.toContain('K-1');
      expect(intake.sensitiveValues({ id: missed, tenant }, revisions.at(-1)!)).toMatchObject({
        ...{ dateOfBirth: typed.dateOfBirth, taurus_customer_key: 'K-1' },
      });
      expect(await queue(missed, true)).toBe(false);
    });

    it('FRM-16: the audit record is read newest first, by tenant and lead', async () => {
      const audit = new SqlAuditStore(database);
      const entry = { at: 1, action: 'erased', tenant, actor: 'root' } as const;
      await audit.write([
        { ...entry, id: `${tenant}-1`, leadId: 'a' },
        { ...entry, id: `${tenant}-2`, at: 2, detail: 'two leads' },
      ]);
      expect((await audit.list({ tenant }, 10)).map(({ id }) => id)).toEqual([
        `${tenant}-2`,
        `${tenant}-1`,
      ]);
      expect(await audit.list({ tenant, leadId: 'a' }, 10)).toHaveLength(1);
      expect(await audit.list({ tenant: 'nobody' }, 10)).toEqual([]);
    });
  });
}
