import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Dispatcher } from '../dispatch/dispatcher.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { deliverers } from '../routing/deliverers.ts';
import { accepted, leadsOn } from '../testing/leads-under-test.ts';
import { smtpInbox, type SmtpInbox } from '../testing/smtp-inbox.ts';
import { application, enquiry, typed } from '../testing/submissions.ts';
import { confirmationHtml, confirmationText, type Confirmation } from './confirmation-document.ts';
import type { ConfirmationOf } from './confirmation-mail.ts';
import { smtpTransport } from './mail-transport.ts';

const confirmation: Confirmation = {
  lang: 'en-AU',
  look: { brand: '#044069', onBrand: '#fff', ink: '#132231', surface: '#fff', radius: 14 },
  dealer: 'Harbour City, "Motor" Group',
  replyTo: 'hello@dealer.example',
  subject: 'Your test drive request: 2024 <Tern>',
  heading: 'Thank you for your test drive request',
  text: 'Northpoint will call you to confirm Tuesday 24 November at 10:15 am.',
  request: { heading: 'Your request', answers: [{ label: 'Car', value: '2024 <Tern>' }] },
  next: { heading: 'What happens next', steps: ['We’ll check the car.', 'We’ll call.'] },
  note: 'Park behind the yard.',
  reach: 'To change or cancel it, reply to this email or call us.',
  call: { text: 'Call (02) 5550 0142', href: 'tel:0255500142' },
  why: 'You’re getting this email because …',
  calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};

it('FRM-15: a confirmation without next steps has no heading for them', () => {
  const { next, ...entry } = confirmation;
  for (const write of [confirmationText, confirmationHtml]) {
    expect(write(confirmation)).toContain(next!.heading);
    expect(write(entry)).not.toMatch(/What happens next|<ol|undefined/);
  }
});

describe('the confirmation to the visitor', () => {
  let inbox: SmtpInbox;
  let database: SqlDatabase;
  beforeEach(async () => {
    inbox = await smtpInbox();
    database = await openSqlite(':memory:');
  });
  afterEach(async () => {
    await inbox.close();
    await database.close();
  });

  function setUp(confirmationOf: ConfirmationOf = () => confirmation, url = inbox.url) {
    const leads = leadsOn(database, { route: () => [] });
    const mails = { transport: smtpTransport(url), from: 'leads@platform.example' };
    const dispatcher = () =>
      new Dispatcher({
        store: leads.store,
        deliverer: deliverers({}, mails, confirmationOf),
        now: () => leads.clock.now,
      });
    return { ...leads, dispatcher, confirm: enquiry({ confirms: true, key: 'one' }) };
  }

  it('FRM-15: is a mail from the dealer to the address of the lead alone, as text and HTML', async () => {
    const { intake, dispatcher, confirm } = setUp();
    await accepted(intake, confirm);
    await dispatcher().deliverDue();
    expect(inbox.mails.map(({ to }) => to)).toEqual([[typed.email]]);
    const mail = await simpleParser(inbox.mails[0]!.raw);
    expect(mail.from?.value).toEqual([
      { name: confirmation.dealer, address: 'leads@platform.example' },
    ]);
    expect(mail.replyTo?.text).toBe(confirmation.replyTo);
    expect(mail.subject).toBe(confirmation.subject);
    expect(mail.headers.get('auto-submitted')).toBe('auto-replied');
    for (const part of [mail.text, (mail.html as string).replaceAll('\u00a0', ' ')])
      for (const text of [confirmation.text, 'Park behind the yard.', 'We’ll check the car.'])
        expect(part).toContain(text);
    expect(mail.html).toContain('2024 &lt;Tern&gt;');
    expect(mail.html).toContain('<a href="tel:0255500142"');
    expect(mail.html).toContain('background:#044069');
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual(['text/calendar']);
    // Not even the visitor's name, which could hold anything.
    expect(inbox.mails[0]!.raw).not.toMatch(/Quillonia Brackwater|Is it still there/);
  });

  it('FRM-15: reaches an address with an international domain', async () => {
    const { intake, dispatcher, confirm } = setUp();
    await accepted(intake, {
      ...confirm,
      values: { ...confirm.values, email: 'ann@bücher.example' },
    });
    await dispatcher().deliverDue();
    expect(inbox.mails.map(({ to }) => to)).toEqual([['ann@bücher.example']]);
  });

  it('FRM-15: goes out once, whatever is sent again or crashes', async () => {
    const { intake, dispatcher, confirm, store, clock } = setUp();
    const { leadId } = await accepted(intake, confirm);
    await accepted(intake, confirm);
    await dispatcher().deliverDue();
    await accepted(intake, { ...confirm, key: 'two', leadId, values: { email: typed.email } });
    await dispatcher().deliverDue();
    expect(inbox.mails).toHaveLength(1);
    expect((await store.list({}, 10)).map(({ state }) => state).sort()).toEqual([
      ...['delivered', 'superseded'],
    ]);
    clock.now += 1_000;
    await accepted(intake, { ...confirm, key: 'three', leadId, values: { email: typed.email } });
    await dispatcher().deliverDue();
    expect(inbox.mails).toHaveLength(1);
  });

  it('FRM-15: is not lost while the mail server is down', async () => {
    const down = setUp(undefined, 'smtp://127.0.0.1:1');
    await accepted(down.intake, down.confirm);
    await down.dispatcher().deliverDue();
    expect(await down.store.counts()).toMatchObject([{ destination: 'visitor', pending: 1 }]);
    const up = setUp();
    up.clock.now = down.clock.now + 60_000;
    await up.dispatcher().deliverDue();
    expect(inbox.mails).toHaveLength(1);
    expect(await up.store.counts()).toMatchObject([{ delivered: 1, pending: 0 }]);
  });

  it.each([
    ['a finance enquiry', application({ confirms: true })],
    ['an unfinished form', enquiry({ confirms: true, status: 'partial' })],
    ['a lead without an address', enquiry({ confirms: true, values: { name: 'A' } })],
    ['two addresses', enquiry({ confirms: true, values: { email: 'a@b.example, c@d.example' } })],
    ['a request that is not confirmed', enquiry()],
  ])('FRM-15: none goes out for %s', async (_, submission) => {
    const { intake, dispatcher, store } = setUp();
    await accepted(intake, submission);
    await dispatcher().deliverDue();
    expect(inbox.mails).toEqual([]);
    expect(await store.list({ state: 'pending' }, 10)).toEqual([]);
  });

  it('FRM-15: none goes out once the dealer has switched them off, or to an address that is not there', async () => {
    const off = setUp(() => undefined);
    await accepted(off.intake, off.confirm);
    await off.dispatcher().deliverDue();
    const refusing = await smtpInbox({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    const gone = setUp(undefined, refusing.url);
    await accepted(gone.intake, { ...gone.confirm, key: 'two', form: 'other' });
    await gone.dispatcher().deliverDue();
    expect(await gone.store.counts()).toMatchObject([{ superseded: 2, pending: 0, dead: 0 }]);
    expect(inbox.mails).toEqual([]);
    await refusing.close();
  });
});
