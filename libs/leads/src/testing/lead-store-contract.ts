import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftLifetime } from '../drafts/drafts.ts';
import { readLeadDocument } from '../intake/lead-document.ts';
import { sameBodyWithin } from '../ports/lead-entry.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { SqlPrivacyStore } from '../sql/sql-privacy-store.ts';
import { SqlHandOffStore } from '../sql/sql-hand-off-store.ts';
import { accepted, leadsOn, secret, type LeadsUnderTest } from './leads-under-test.ts';
import { application, enquiry, typed } from './submissions.ts';

/** A kind of database under test. */
export interface DatabaseUnderTest {
  /** Opens it, empty the first time; again and in parallel as further servers of one store. */
  open(): Promise<SqlDatabase>;
  /** Every byte of it that survives a restart. */
  bytes(): Promise<string>;
  remove(): Promise<void>;
}

const day = 24 * 60 * 60_000;
const sentLater = '2026-05-20T10:20:00.000Z';

/** Contract tests of a lead store. @param make creates an empty database */
export function leadStoreContract(kind: string, make: () => Promise<DatabaseUnderTest>): void {
  describe(`lead store contract: ${kind}`, () => {
    let under: DatabaseUnderTest;
    const opened: SqlDatabase[] = [];
    let leads: LeadsUnderTest;
    let tenants = 0;
    let tenant: string;
    const open = async (
      ...options: Parameters<typeof leadsOn> extends [unknown, ...infer R] ? R : never
    ) => {
      const database = await under.open();
      opened.push(database);
      return leadsOn(database, ...options);
    };
    beforeAll(async () => {
      under = await make();
      leads = await open();
    }, 60_000);
    afterAll(async () => {
      for (const database of opened) await database.close();
      await under.remove();
    });
    beforeEach(() => {
      tenant = `tenant-${++tenants}`;
    });
    const mine = async () => (await leads.store.list({ tenant }, 1_000)).toReversed();
    const documentOf = async (leadId: string, revision = 1) =>
      readLeadDocument((await leads.store.read(leadId))!.revisions[revision - 1]!.content);
    const claim = (now = leads.clock.now, limit = 10, lease = `lease-${Math.random()}`) =>
      leads.store.claim({ now, leaseUntil: now + 60_000, lease, limit, except: [] });

    it('API-4: keeps what was accepted, and queues it in the same step', async () => {
      const { leadId, revision } = await accepted(leads.intake, enquiry({ tenant }));
      expect(revision).toBe(1);
      expect(await documentOf(leadId)).toEqual({
        lead_id: leadId,
        revision: 1,
        lead_status: 'Complete',
        form_completed: true,
        accepted_at: '2026-05-20T10:00:00.000Z',
        tenant,
        form: 'enquiry',
        page: '/contact',
        category: 'General Enquiry',
        fields: enquiry().values,
      });
      expect(await mine()).toMatchObject([
        { id: `${leadId}.1.crm`, leadId, state: 'pending', attempts: 0, destination: 'crm' },
      ]);
    });

    it('FRM-6: the steps of one form are one lead; each makes a revision', async () => {
      const first = await accepted(leads.intake, enquiry({ tenant, status: 'partial' }));
      const values = { ...enquiry().values, Comments: 'And what does it cost?' };
      const second = await accepted(
        leads.intake,
        enquiry({ tenant, values, leadId: first.leadId }),
      );
      expect(second).toMatchObject({ leadId: first.leadId, revision: 2, replayed: false });
      const lead = (await leads.store.read(first.leadId))!;
      expect(lead.status).toBe('Complete');
      expect(lead.revisions.map(({ status }) => status)).toEqual(['partial', 'Complete']);
      expect((await documentOf(first.leadId, 2)).fields).toEqual(values);
    });

    it('FRM-6: a complete lead stays complete when an earlier step is sent again', async () => {
      const { leadId } = await accepted(
        leads.intake,
        application({ tenant, values: { ...enquiry().values, lead_status: 'Complete' } }),
      );
      await accepted(
        leads.intake,
        application({
          tenant,
          leadId,
          status: 'partial',
          values: { phone: '0491 570 157', lead_status: 'partial' },
          sensitive: {},
          consents: [{ name: 'privacy', wording: 'Other words.', given: true, at: sentLater }],
        }),
      );
      const lead = (await leads.store.read(leadId))!;
      expect(await documentOf(leadId, 2)).toMatchObject({
        lead_status: 'Complete',
        fields: { name: typed.name, phone: '0491 570 157', lead_status: 'Complete' },
        withheld: ['dateOfBirth', 'driverLicenceNumber'],
        consents: [{ name: 'scoreseeker' }, { name: 'privacy', wording: 'Other words.' }],
      });
      expect(leads.intake.sensitiveValues(lead, lead.revisions[1]!)).toEqual(
        application().sensitive,
      );
    });

    it('API-4: 50 parallel posts with one key make one lead; the key with another body is a conflict', async () => {
      const second = await open();
      const posts = Array.from({ length: 50 }, (_, index) =>
        accepted(index % 2 ? leads.intake : second.intake, enquiry({ tenant, key: 'one' })),
      );
      const answers = await Promise.all(posts);
      expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
      expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
      expect(await mine()).toHaveLength(1);
      const other = enquiry({ tenant, key: 'one', values: { name: 'Other Person' } });
      expect(await leads.intake.accept(other)).toEqual({ outcome: 'conflict' });
      expect(await mine()).toHaveLength(1);
      expect((await accepted(leads.intake, enquiry({ tenant, key: 'two' }))).replayed).toBe(false);
    });

    it('API-4: a step that is sent 20 times at once with its key makes one revision', async () => {
      const { leadId } = await accepted(leads.intake, enquiry({ tenant, status: 'partial' }));
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          accepted(leads.intake, enquiry({ tenant, leadId, key: 'last step' })),
        ),
      );
      expect(answers.every((each) => each.leadId === leadId && each.revision === 2)).toBe(true);
      expect(await mine()).toHaveLength(2);
    });

    it('API-4: a post without a key is the same as one with the same body for ten minutes', async () => {
      const second = await open();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          accepted(index % 2 ? leads.intake : second.intake, enquiry({ tenant })),
        ),
      );
      expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
      // Another order of the fields, and another browser's end of a line, are the same body.
      const values = { Comments: 'Is it still there?\r\n', ...enquiry().values };
      const reordered = Object.fromEntries(Object.entries(values).toReversed());
      expect((await accepted(leads.intake, enquiry({ tenant, values: reordered }))).replayed).toBe(
        true,
      );
      const others = [{ form: 'other' }, { tenant: `${tenant}-other` }, { values: { name: 'B' } }];
      for (const parts of others)
        expect((await accepted(leads.intake, enquiry({ tenant, ...parts }))).replayed).toBe(false);
      leads.clock.now += sameBodyWithin;
      const later = await accepted(leads.intake, enquiry({ tenant }));
      expect(later.replayed).toBe(false);
      expect((await accepted(leads.intake, enquiry({ tenant }))).leadId).toBe(later.leadId);
    });

    it('API-4: a visitor’s answers are one lead for ten minutes, whatever the key; changed ones are another', async () => {
      const send = (key: string | undefined, values = enquiry().values) =>
        accepted(leads.intake, enquiry({ tenant, key, values }));
      const first = await send('one');
      const same = { leadId: first.leadId, replayed: true };
      expect(await send(undefined)).toMatchObject(same);
      expect(await send('two')).toMatchObject(same);
      const changed = await send('three', { ...enquiry().values, Comments: 'Is it red?' });
      expect(changed.leadId).not.toBe(first.leadId);
      expect(await send('four')).toMatchObject(same);
      leads.clock.now += sameBodyWithin;
      // Its key is known for longer, and names the lead that the visitor was thanked for.
      expect(await send('two')).toMatchObject(same);
      expect((await send('five')).leadId).not.toBe(first.leadId);
    });

    it('API-4: equal answers that name nobody, under two keys, are of two visitors', async () => {
      const values = { rating: '5', email: ' ', name: 'Sam' };
      const send = (key: string) => accepted(leads.intake, enquiry({ tenant, key, values }));
      expect((await send('one')).leadId).not.toBe((await send('two')).leadId);
    });

    it('FRM-6: the steps of a form again with the same answers are the lead before, else a lead of their own', async () => {
      const step = { tenant, status: 'partial' } as const;
      const whole = (leadId: string, Comments = 'Tuesday') =>
        accepted(
          leads.intake,
          enquiry({ tenant, leadId, values: { ...enquiry().values, Comments } }),
        );
      const first = await accepted(leads.intake, enquiry(step));
      await whole(first.leadId);
      const again = await accepted(leads.intake, enquiry({ ...step, key: 'again' }));
      expect(again.leadId).not.toBe(first.leadId);
      expect(await whole(again.leadId)).toMatchObject({ leadId: first.leadId, replayed: true });
      const pending = (await mine()).filter(({ state }) => state === 'pending');
      expect(pending.map(({ leadId }) => leadId)).toEqual([first.leadId, first.leadId]);
      const other = await accepted(leads.intake, enquiry({ ...step, key: 'other' }));
      expect(await whole(other.leadId, 'Friday')).toMatchObject({
        leadId: other.leadId,
        replayed: false,
      });
      expect((await documentOf(first.leadId, 2)).fields.Comments).toBe('Tuesday');
    });

    it('FRM-6: an answer that is changed to and fro is a new revision each time', async () => {
      const values = (phone: string) => ({ ...enquiry().values, phone });
      const { leadId } = await accepted(leads.intake, enquiry({ tenant, values: values('1') }));
      const post = (phone: string) =>
        accepted(leads.intake, enquiry({ tenant, leadId, values: values(phone) }));
      expect((await post('1')).replayed).toBe(true);
      expect((await post('2')).revision).toBe(2);
      expect((await post('1')).revision).toBe(3);
      expect((await documentOf(leadId, 3)).fields.phone).toBe('1');
    });

    it('TEN-9: an id of another tenant or form, or of no lead, makes a new lead', async () => {
      const foreign = await accepted(leads.intake, enquiry({ tenant: `${tenant}-other` }));
      const before = await leads.store.read(foreign.leadId);
      const ids = [foreign.leadId, 'A'.repeat(22), '\u0000', "' or 1=1 --", 'x'.repeat(10_000)];
      for (const [index, leadId] of ids.entries()) {
        const values = { name: `Visitor ${index}` };
        const made = await accepted(leads.intake, enquiry({ tenant, leadId, values }));
        expect(made).toMatchObject({ revision: 1, replayed: false });
        expect(made.leadId).not.toBe(leadId);
      }
      expect(await leads.store.read(foreign.leadId)).toEqual(before);
      const form = await accepted(leads.intake, enquiry({ tenant, form: 'other' }));
      const made = await accepted(leads.intake, enquiry({ tenant, leadId: form.leadId }));
      expect(made.leadId).not.toBe(form.leadId);
    });

    it('API-4: text of any kind is stored as it was typed', async () => {
      const values = Object.fromEntries([
        ['__proto__', 'own'],
        ['constructor', 'own'],
        ['Comments', 'nul \u0000, half \ud83d, whole 😀, "quotes" \'and\' ? $1 \\'],
        ['choices', ['a', 'b']],
      ]) as Record<string, string | string[]>;
      Object.defineProperty(values, '__proto__', { value: 'own', enumerable: true });
      const { leadId } = await accepted(leads.intake, enquiry({ tenant, values, key: '\u0000' }));
      const { fields } = await documentOf(leadId);
      expect(Object.entries(fields)).toEqual(Object.entries(values));
    });

    it('API-4: the wording of every consent is stored with the time when the visitor first sent it', async () => {
      const [privacy, score] = application().consents!;
      const step = { tenant, status: 'partial', sensitive: {}, consents: [privacy!] } as const;
      const { leadId } = await accepted(leads.intake, application(step));
      expect((await documentOf(leadId)).consents).toEqual([privacy]);
      const again = { ...privacy!, at: sentLater };
      const other = { ...score!, at: sentLater };
      const whole = application({ tenant, leadId, consents: [again, other] });
      await accepted(leads.intake, whole);
      expect((await documentOf(leadId, 2)).consents).toEqual([privacy, other]);
      const reworded = { ...again, wording: 'I agree to the Privacy Policy of 2027.' };
      const withdrawn = { ...score!, given: false, at: sentLater };
      await accepted(leads.intake, { ...whole, consents: [reworded, withdrawn] });
      expect((await documentOf(leadId, 3)).consents).toEqual([reworded, withdrawn]);
    });

    it('FRM-6: a step that is sent again removes nothing that a later step added', async () => {
      const step = { tenant, status: 'partial' } as const;
      const { leadId } = await accepted(leads.intake, enquiry(step));
      const labels = { kms: 'Kilometres' };
      const values = { ...enquiry().values, kms: '84000', lead_status: 'partial' };
      await accepted(leads.intake, enquiry({ ...step, leadId, values, labels }));
      const first = { ...enquiry().values, phone: '0491 570 157', lead_status: 'partial' };
      await accepted(leads.intake, enquiry({ ...step, leadId, values: first }));
      expect(await documentOf(leadId, 3)).toMatchObject({
        ...{ lead_status: 'partial', form_completed: false, labels },
        fields: { kms: '84000', phone: '0491 570 157', lead_status: 'partial' },
      });
      await accepted(leads.intake, enquiry({ tenant, leadId }));
      expect((await documentOf(leadId, 4)).fields).toEqual(enquiry().values);
    });

    it('FRM-6 API-4: a step that is sent again with one sensitive answer leaves the others encrypted', async () => {
      const { leadId } = await accepted(leads.intake, application({ tenant }));
      const step = {
        ...{ tenant, leadId, status: 'partial' as const, consents: [] },
        sensitive: { dateOfBirth: '1979-03-28' },
      };
      await accepted(leads.intake, application(step));
      const lead = (await leads.store.read(leadId))!;
      const { driverLicenceNumber } = typed;
      expect(leads.intake.sensitiveValues(lead, lead.revisions[1]!)).toEqual({
        ...{ dateOfBirth: '1979-03-28', driverLicenceNumber },
      });
      // A secret that was lost stops no lead, and the revisions before are as they were.
      const other = await open({ secrets: ['a new secret, and the old one is lost'] });
      other.clock.now = leads.clock.now;
      const sensitive = { dateOfBirth: '1979-03-29' };
      await accepted(other.intake, application({ ...step, sensitive }));
      const after = (await leads.store.read(leadId))!;
      expect(other.intake.sensitiveValues(after, after.revisions[2]!)).toEqual(sensitive);
      expect(after.revisions.slice(0, 2)).toEqual(lead.revisions);
    });

    it('FNQ-3 API-4: an amendment days later adds to what is stored, and changes nothing of it', async () => {
      const whole = application({
        ...{ tenant, dealer: 'Harbour Cars', timeZone: 'Australia/Sydney', key: 'amended' },
        ...{ pageUrl: 'https://harbour.example/finance', replyBy: '2026-05-21T09:30+10:00' },
        labels: { name: 'Full Name' },
        cars: [
          { id: 'c-1', name: 'Tern' },
          { id: 'c-2', name: 'Wren' },
        ],
        location: { id: 'north', name: 'North', phone: '02 5550 0142' },
        lender: { status: 'not-reached', reason: 'timeout' },
      });
      const { leadId } = await accepted(leads.intake, whole);
      const { alert, ...before } = await documentOf(leadId);
      expect(alert).toMatchObject({ reason: 'timeout' });
      leads.clock.now += 5 * day;
      const amendment = {
        ...{ tenant, leadId, lender: { status: 'accepted' } as const },
        fields: { dealershipId: 'D-7', taurus_customer_key: 'K-1' },
      };
      expect(await leads.intake.amend(amendment)).toBe('amended');
      expect(await documentOf(leadId, 2)).toEqual({
        ...before,
        ...{ revision: 2, lender_status: 'accepted' },
        amended_at: new Date(leads.clock.now).toISOString(),
        fields: { ...before.fields, dealershipId: 'D-7' },
        withheld: ['dateOfBirth', 'driverLicenceNumber', 'taurus_customer_key'],
      });
      const lead = (await leads.store.read(leadId))!;
      expect(leads.intake.sensitiveValues(lead, lead.revisions[1]!)).toEqual({
        ...{ ...application().sensitive, taurus_customer_key: 'K-1' },
      });
      expect((await mine()).map(({ id }) => id)).toEqual([`${leadId}.1.crm`, `${leadId}.2.crm`]);

      // The same once more is nothing new, and neither is the visitor's own submission.
      expect(await leads.intake.amend(amendment)).toBe('unchanged');
      expect(await leads.intake.amend({ tenant, leadId, fields: {} })).toBe('unchanged');
      expect(await accepted(leads.intake, whole)).toMatchObject({
        ...{ leadId, revision: 2, replayed: true },
      });
      expect(await mine()).toHaveLength(2);
      const valued = { tenant, leadId, fields: { valuation: '9500' } };
      expect(await leads.intake.amend(valued)).toBe('amended');
      expect(await documentOf(leadId, 3)).toMatchObject({
        ...{ lender_status: 'accepted', consents: before.consents },
        fields: { ...before.fields, dealershipId: 'D-7', valuation: '9500' },
      });
      const changed = { ...amendment, fields: { taurus_customer_key: 'K-2' } };
      expect(await leads.intake.amend(changed)).toBe('amended');
      // An alert comes first in the JSON, and goes once the lender has the application.
      const late = { status: 'unknown', reason: 'timeout' } as const;
      await leads.intake.amend({ ...amendment, lender: late });
      const { revisions } = (await leads.store.read(leadId))!;
      expect(revisions.at(-1)!.content).toMatch(/^{"alert":{"code":"lender-unknown"/);
    });

    it('FRM-16 TEN-9: an amendment of a lead that was erased, of another tenant or of none makes no lead', async () => {
      const { leadId } = await accepted(leads.intake, application({ tenant }));
      const amend = (of: object) =>
        leads.intake.amend({ tenant, leadId, fields: { valuation: '1' }, ...of });
      expect(await amend({ tenant: `${tenant}-other` })).toBe('gone');
      expect(await amend({ leadId: 'A'.repeat(22) })).toBe('gone');
      await new SqlPrivacyStore(opened[0]!).erase([leadId], leads.clock.now);
      expect(await amend({})).toBe('gone');
      expect((await leads.store.read(leadId))!.revisions).toEqual([]);
      expect((await mine()).map(({ state }) => state)).toEqual(['erased']);
    });

    it('API-4: two servers that amend a lead at once leave both additions in it', async () => {
      const second = await open();
      second.clock.now = leads.clock.now;
      const { leadId } = await accepted(leads.intake, enquiry({ tenant }));
      const names = Array.from({ length: 10 }, (_, index) => `figure_${index}`);
      await Promise.all(
        names.map((name, index) =>
          (index % 2 ? leads : second).intake.amend({ tenant, leadId, fields: { [name]: '1' } }),
        ),
      );
      const { revisions } = (await leads.store.read(leadId))!;
      expect(revisions).toHaveLength(11);
      expect(Object.keys(readLeadDocument(revisions.at(-1)!.content).fields)).toEqual(
        expect.arrayContaining(names),
      );
    });

    it('API-4: sensitive answers are only in the ciphertext, wherever the caller put them', async () => {
      const values = { ...enquiry().values, 'Date of Birth': typed.dateOfBirth };
      const { leadId } = await accepted(leads.intake, application({ tenant, values }));
      const lead = (await leads.store.read(leadId))!;
      expect(lead.revisions[0]!.content).not.toContain(typed.dateOfBirth);
      expect(leads.intake.sensitiveValues(lead, lead.revisions[0]!)).toEqual({
        'Date of Birth': typed.dateOfBirth,
        ...application().sensitive,
      });
      const claimed = (await claim(leads.clock.now, 1_000)).find((each) => each.leadId === leadId);
      expect(claimed!.content).not.toContain(typed.driverLicenceNumber);
    });

    it('API-4: birth date and licence number are not in the files or a dump, draft or lead', async () => {
      await accepted(leads.intake, application({ tenant }));
      await leads.drafts.save(
        { tenant, form: 'finance' },
        { ...application().sensitive, ...typed },
      );
      const bytes = await under.bytes();
      expect(bytes).toContain(tenant);
      expect(bytes).not.toContain(typed.dateOfBirth);
      expect(bytes).not.toContain(typed.driverLicenceNumber);
    });

    it('API-4: a new secret takes over; what the old one encrypted is still readable and recognised', async () => {
      const { leadId } = await accepted(leads.intake, application({ tenant, key: 'one' }));
      const keyless = await accepted(leads.intake, enquiry({ tenant }));
      const rotated = await open({ secrets: ['a new secret, also long enough', secret] });
      const lead = (await leads.store.read(leadId))!;
      expect(rotated.intake.sensitiveValues(lead, lead.revisions[0]!)).toEqual(
        application().sensitive,
      );
      rotated.clock.now = leads.clock.now;
      const again = await accepted(rotated.intake, application({ tenant, key: 'one' }));
      expect(again).toMatchObject({ leadId, replayed: true });
      expect(await accepted(rotated.intake, enquiry({ tenant }))).toMatchObject({
        leadId: keyless.leadId,
        replayed: true,
      });
      const storedAnew = await accepted(rotated.intake, application({ tenant, key: 'two' }));
      const anew = (await leads.store.read(storedAnew.leadId))!;
      expect(() => leads.intake.sensitiveValues(anew, anew.revisions[0]!)).toThrow(
        /FORECOURT_SECRET/,
      );
    });

    it('API-4: a delivery is claimed by one, in the order of the revisions, until its lease ends', async () => {
      await claim(leads.clock.now, 1_000);
      const { leadId } = await accepted(leads.intake, enquiry({ tenant, status: 'partial' }));
      await accepted(leads.intake, enquiry({ tenant, leadId }));
      const now = leads.clock.now;
      const claims = await Promise.all(Array.from({ length: 10 }, () => claim()));
      const [taken, ...more] = claims.flat();
      expect(more).toEqual([]);
      expect(taken).toMatchObject({ id: `${leadId}.1.crm`, revision: 1, attempts: 1 });
      expect(await claim(now + 59_999)).toEqual([]);
      const again = (await claim(now + 60_000, 1_000)).filter((each) => each.leadId === leadId);
      expect(again).toMatchObject([{ revision: 1, attempts: 2, content: taken!.content }]);
      const { id } = taken!;
      const at = now + 60_001;
      expect(await leads.store.settle({ id, lease: taken!.lease, at, state: 'dead' })).toBe(false);
      const { lease } = again[0]!;
      expect(await leads.store.settle({ id, lease, at, state: 'delivered' })).toBe(true);
      expect(await leads.store.settle({ id, lease, at, state: 'dead' })).toBe(false);
      expect(await claim(at)).toMatchObject([{ leadId, revision: 2 }]);
    });

    it('API-4: parallel claims of two servers never share a delivery', async () => {
      const second = await open();
      await claim(leads.clock.now + 2 * day, 1_000);
      for (let index = 0; index < 30; index++)
        await accepted(leads.intake, enquiry({ tenant, key: `${index}` }));
      const now = leads.clock.now;
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 ? leads : second).store.claim({
            ...{ now, leaseUntil: now + 60_000, lease: `parallel-${index}`, limit: 4 },
            except: [],
          }),
        ),
      );
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(30);
      expect(Math.max(...claims.map((each) => each.length))).toBeLessThanOrEqual(4);
    });

    it('API-4: destinations that a claim names are left out of it', async () => {
      await accepted(leads.intake, enquiry({ tenant, key: 'busy' }));
      const now = leads.clock.now;
      const taken = await leads.store.claim({
        ...{ now, leaseUntil: now + 1, lease: 'busy', limit: 1_000 },
        except: [{ tenant, destination: 'crm' }],
      });
      expect(taken.filter((each) => each.tenant === tenant)).toEqual([]);
    });

    it('OPS-4: a claim without an attempt does not count, and its delivery still counts as waiting', async () => {
      await claim(leads.clock.now + 2 * day, 1_000);
      const { now } = leads.clock;
      await accepted(leads.intake, enquiry({ tenant }));
      const waiting = async () =>
        (await leads.store.counts()).find((each) => each.tenant === tenant)!.waitingSince;
      expect(await waiting()).toBeUndefined();
      for (const attempts of [0, 1]) {
        const [delivery] = await claim(now);
        const { id, lease } = delivery!;
        await leads.store.settle({
          ...{ id, lease, at: now, state: 'pending', dueAt: now, failure: 'no destination' },
          uncounted: attempts === 0,
        });
        expect(await mine()).toMatchObject([{ attempts, failure: 'no destination' }]);
        expect(await waiting()).toBe(now);
      }
    });

    it('OPS-5: what was queued or tried by a clock that was ahead is due once it has gone back', async () => {
      await claim(leads.clock.now + 2 * day, 1_000);
      const { now } = leads.clock;
      const hour = 60 * 60_000;
      const queued = async (key: string, at: number) => {
        leads.clock.now = at;
        return `${(await accepted(leads.intake, enquiry({ tenant, key }))).leadId}.1.crm`;
      };
      const tried = async (key: string, dueAt: number) => {
        const id = await queued(key, now);
        const [delivery] = await claim(now);
        const { lease } = delivery!;
        await leads.store.settle({ id, lease, at: now, state: 'pending', dueAt });
        return id;
      };
      await tried('within the longest delay', now + 6 * hour);
      const late = await tried('long after it', now + day);
      await queued('under way', now + hour);
      await claim(now + hour);
      const ahead = await queued('ahead', now + hour);
      leads.clock.now = now + 1;
      await leads.store.hasten(leads.clock.now);
      const due = (await claim(now + 1, 1_000)).filter((each) => each.tenant === tenant);
      expect(due.map(({ id }) => id).sort()).toEqual([late, ahead].sort());
    });

    it('API-4: the accounts balance, and dead letters are listed without anything typed, and retried', async () => {
      const ends = ['delivered', 'dead', 'pending', 'dead'] as const;
      await claim(leads.clock.now + 2 * day, 1_000);
      for (const [index] of ends.entries())
        await accepted(leads.intake, application({ tenant, key: `${index}` }));
      const claimed = await claim();
      expect(claimed).toHaveLength(4);
      for (const [index, state] of ends.entries()) {
        const { id, lease } = claimed[index]!;
        const at = leads.clock.now;
        await leads.store.settle({
          ...{ id, lease, at, state, failure: 'HTTP 500', refused: state === 'dead' },
          ...(state === 'pending' && { dueAt: at + day }),
        });
      }
      const counts = async () =>
        (await leads.store.counts()).filter((each) => each.tenant === tenant);
      expect(await counts()).toEqual([
        {
          ...{ tenant, destination: 'crm', accepted: 4, delivered: 1, pending: 1, dead: 2 },
          waitingSince: leads.clock.now,
        },
      ]);
      const dead = await leads.store.list({ tenant, state: 'dead' }, 10);
      expect(dead).toMatchObject([{ failure: 'HTTP 500', refusals: 1 }, { failure: 'HTTP 500' }]);
      const said = JSON.stringify(dead);
      for (const text of Object.values(typed)) expect(said).not.toContain(text);
      expect(await leads.store.retry({ tenant: 'nobody' }, leads.clock.now)).toBe(0);
      expect(await leads.store.retry({ id: dead[0]!.id }, leads.clock.now)).toBe(1);
      expect(await leads.store.retry({ tenant }, leads.clock.now)).toBe(1);
      expect(await counts()).toMatchObject([{ accepted: 4, delivered: 1, pending: 3, dead: 0 }]);
      const fresh = await leads.store.list({ id: dead[0]!.id }, 1);
      expect(fresh).toMatchObject([{ state: 'pending', attempts: 0, refusals: 0 }]);
      expect(fresh[0]!.failure).toBeUndefined();
    });

    it('API-4: a pending delivery is due at once when pushed, and keeps its account', async () => {
      await claim(leads.clock.now + 2 * day, 1_000);
      await accepted(leads.intake, enquiry({ tenant }));
      const { id, lease } = (await claim())[0]!;
      const at = leads.clock.now;
      expect(await leads.store.push({ id }, at)).toBe(0);
      const later = { state: 'pending', dueAt: at + day, failure: 'HTTP 429' } as const;
      await leads.store.settle({ id, lease, at, ...later });
      expect(await claim()).toEqual([]);
      expect(await leads.store.push({ tenant: 'nobody' }, at)).toBe(0);
      expect(await leads.store.push({ tenant }, at)).toBe(1);
      expect(await mine()).toMatchObject([{ attempts: 1, dueAt: at, failure: 'HTTP 429' }]);
      expect(await claim()).toHaveLength(1);
    });

    it('API-4: leads that nobody gets are listed without anything typed, and queued once', async () => {
      const nowhere = await open({ route: () => [] });
      const first = await accepted(nowhere.intake, enquiry({ tenant, status: 'partial' }));
      const { leadId } = await accepted(
        nowhere.intake,
        enquiry({ tenant, leadId: first.leadId, confirms: true }),
      );
      await accepted(leads.intake, enquiry({ tenant, form: 'other' }));
      const { store } = leads;
      const listed = await store.unassigned({ tenant }, 10);
      expect(listed).toEqual([
        {
          ...{ leadId, tenant, form: 'enquiry', status: 'Complete' },
          acceptedAt: nowhere.clock.now,
        },
      ]);
      expect(await store.unassigned({ tenant: 'nobody' }, 10)).toEqual([]);
      const counted = async () =>
        (await store.countUnassigned()).filter((each) => each.tenant === tenant);
      expect(await counted()).toEqual([{ tenant, status: 'Complete', leads: 1 }]);
      const to = { tenant, destination: 'crm' };
      expect(await store.assign({ ...to, leadId: 'nothing' }, leads.clock.now)).toBe(0);
      expect(await store.assign(to, leads.clock.now)).toBe(1);
      expect(await store.assign(to, leads.clock.now)).toBe(0);
      expect(await store.unassigned({ tenant }, 10)).toEqual([]);
      expect(await counted()).toEqual([]);
      expect((await store.read(leadId))!.deliveries).toMatchObject([
        { id: `${leadId}.2.crm`, state: 'pending', attempts: 0 },
        { destination: 'visitor' },
      ]);
    });

    it('API-4: a submission that throws stores nothing, and affects no other', async () => {
      const entry = {
        ...{ tenant, form: 'f', newLeadId: `broken-${tenant}`, at: leads.clock.now },
        ...{ key: 'k', fingerprints: ['f'] as [string], destinations: ['crm'] },
      };
      const broken = leads.store.accept({
        ...entry,
        revise: () => {
          throw new RangeError('broken');
        },
      });
      const good = accepted(leads.intake, enquiry({ tenant }));
      await expect(broken).rejects.toThrow(RangeError);
      expect((await good).replayed).toBe(false);
      expect(await leads.store.read(entry.newLeadId)).toBeUndefined();
      expect(await mine()).toHaveLength(1);
      const revise = () => ({ status: 'Complete', content: '{}' }) as const;
      expect(await leads.store.accept({ ...entry, revise })).toMatchObject({ replayed: false });
    });

    it('FNQ-6: an unfinished application can be resumed for 14 days by its token alone', async () => {
      const place = { tenant, form: 'finance' };
      const { drafts, clock } = leads;
      const { token, expiresAt } = await drafts.save(place, { step: 1 });
      expect(token).toMatch(/^[\w-]{22}$/);
      expect(expiresAt).toBe(clock.now + draftLifetime);
      expect((await drafts.save(place, { step: 2 }, token)).token).toBe(token);
      expect(await drafts.read(place, token)).toEqual({ step: 2 });
      expect(await drafts.read({ ...place, tenant: 'other' }, token)).toBeUndefined();
      expect(await drafts.read({ ...place, form: 'other' }, token)).toBeUndefined();
      expect(await drafts.read(place, 'A'.repeat(22))).toBeUndefined();
      const chosen = await drafts.save(place, { step: 1 }, 'chosen-by-the-visitor');
      expect(chosen.token).not.toBe('chosen-by-the-visitor');
      expect(await under.bytes()).not.toContain(token);
      const short = await drafts.save(place, { step: 1 }, undefined, { lifetime: 1_000 });
      expect(short.expiresAt).toBe(clock.now + 1_000);
      clock.now += draftLifetime - 1;
      expect(await drafts.read(place, short.token)).toBeUndefined();
      expect(await drafts.read(place, token)).toEqual({ step: 2 });
      clock.now += 1;
      expect(await drafts.read(place, token)).toBeUndefined();
    });

    it('FNQ-6: after day 14 nothing is left of it, not even encrypted; those that were sent go at once', async () => {
      const place = { tenant, form: 'finance' };
      const { drafts, clock, draftStore } = leads;
      await drafts.deleteExpired();
      const ciphertextOf = async (tokenHash: string) =>
        (await draftStore.readDraft({ ...place, tokenHash }, clock.now))?.ciphertext;
      const hash = async (token: string) => {
        const { createHash } = await import('node:crypto');
        return createHash('sha256').update(token).digest('base64url');
      };
      // Longer than a page, so that it spills over into others.
      const long = { ...typed, Comments: 'x'.repeat(20_000) };
      const old = await drafts.save(place, long);
      const sent = await drafts.save(place, long);
      const ciphertext = [
        await ciphertextOf(await hash(old.token)),
        await ciphertextOf(await hash(sent.token)),
      ];
      const before = await under.bytes();
      // Somewhere in the middle, where the store has no line break or page boundary of its own.
      for (const text of ciphertext) expect(before).toContain(text!.slice(100, 160));
      clock.now += 1;
      const young = await drafts.save(place, { step: 1 });
      await drafts.delete(place, sent.token);
      clock.now = old.expiresAt;
      expect(await drafts.deleteExpired()).toBe(1);
      const after = await under.bytes();
      for (const text of ciphertext)
        for (let at = 0; at < text!.length - 60; at += 1_000)
          expect(after).not.toContain(text!.slice(at, at + 60));
      expect(await drafts.read(place, young.token)).toEqual({ step: 1 });
      clock.now = young.expiresAt;
      expect(await drafts.deleteExpired()).toBe(1);
    });

    it('API-4: an idempotency key is known for 30 days, cleaning up in between, and no longer', async () => {
      const { intake, drafts, clock } = leads;
      const day = 24 * 60 * 60_000;
      const keyed = enquiry({ tenant, key: 'one' });
      const { leadId } = await accepted(intake, keyed);
      clock.now += 30 * day - 1;
      await drafts.deleteExpired();
      expect(await accepted(intake, keyed)).toMatchObject({ leadId, replayed: true });
      clock.now += 1;
      await drafts.deleteExpired();
      expect(await accepted(intake, keyed)).toMatchObject({ replayed: false });
    });

    it('API-4: a pending delivery has neither a failure nor a time of settlement', async () => {
      await accepted(leads.intake, enquiry({ tenant }));
      const [delivery] = await mine();
      expect([delivery!.settledAt, delivery!.failure]).toEqual([undefined, undefined]);
    });

    it('API-4: without a key, the id of the lead makes no difference to a repeated body', async () => {
      const values = { ...enquiry().values, lead_id: 'typed' };
      const { leadId } = await accepted(leads.intake, enquiry({ tenant }));
      expect(await accepted(leads.intake, enquiry({ tenant, values, leadId }))).toMatchObject({
        leadId,
        replayed: true,
      });
    });

    it('FNQ-3: of servers that begin to hand a lead over one does; none once the lender has it', async () => {
      const { leadId } = await accepted(leads.intake, application({ tenant }));
      const database = await under.open();
      opened.push(database);
      const [one, other] = [opened[0]!, database].map((each) => new SqlHandOffStore(each));
      const place = { tenant, leadId };
      const begun = await Promise.all([one!.begin(place, 1), other!.begin(place, 1)]);
      expect(begun.filter((each) => each.begun)).toHaveLength(1);
      await one!.end(place, { status: 'not-reached', reason: 'unreachable', at: 2 });
      expect(await other!.begin({ ...place, tenant: 'another' }, 2)).toEqual({ begun: false });
      expect(await other!.begin(place, 2)).toEqual({ begun: true });
      await other!.end(place, { status: 'accepted', ciphertext: 'sealed', at: 3 });
      expect(await one!.begin(place, 3)).toEqual({ begun: false, ciphertext: 'sealed' });
    });
  });
}
