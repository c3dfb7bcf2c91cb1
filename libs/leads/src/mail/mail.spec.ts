import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LeadDocument } from '../intake/lead-document.ts';
import { leadInterest } from '../intake/lead-interest.ts';
import { alertOf } from '../intake/lead-alert.ts';
import { adfErrors } from '../testing/adf-dtd.ts';
import { arbitraryLead, arbitraryText } from '../testing/arbitrary-leads.ts';
import { full } from '../testing/full.ts';
import {
  adfOf,
  headersOf,
  partsOf,
  smtpInbox,
  type ReceivedMail,
  type SmtpInbox,
} from '../testing/smtp-inbox.ts';
import { typed } from '../testing/submissions.ts';
import { mail, type MailOptions } from './mail.ts';
import { smtpTransport, type MailTransport } from './mail-transport.ts';

const lead: LeadDocument = {
  ...{ lead_id: 'AAAAAAAAAAAAAAAAAAAAAA', revision: 1, lead_status: 'Complete' },
  ...{ form_completed: true, accepted_at: '2026-05-20T10:00:00.000Z', tenant: 'harbour' },
  ...{ form: 'enquiry', page: '/contact', category: 'General Enquiry' },
  fields: {
    name: typed.name,
    email: typed.email,
    phone: typed.phone,
    Comments: 'Zoë asks\r\n.\r\n<b>',
  },
};

describe('mail', () => {
  let inbox: SmtpInbox;
  beforeEach(async () => {
    inbox = await smtpInbox();
  });
  afterEach(async () => {
    await inbox.close();
  });
  const addresses = { from: 'leads@platform.example', to: 'crm@dealer.example' };
  const to = (url: string, options: Partial<MailOptions> = {}) => {
    return mail({ transport: smtpTransport(url), ...addresses, ...options });
  };
  const signal = new AbortController().signal;
  const send = async (document: LeadDocument = lead, options: Partial<MailOptions> = {}) => {
    const id = `${document.lead_id}.${document.revision}.sales`;
    const sent = to(inbox.url, options);
    expect(await sent.deliver({ id, content: JSON.stringify(document) }, signal)).toEqual({
      outcome: 'delivered',
    });
    return inbox.mails.at(-1)!;
  };

  it('API-4: a text for people with the ADF document attached, to be answered to the visitor', async () => {
    const received = await send({ ...lead, withheld: ['dateOfBirth'] });
    expect(received).toMatchObject({ from: addresses.from, to: [addresses.to] });
    const headers = headersOf(received);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: [addresses.from],
      to: [addresses.to],
      'reply-to': [typed.email],
      subject: [`General Enquiry: ${typed.name}`],
      'message-id': ['<AAAAAAAAAAAAAAAAAAAAAA.1.sales@platform.example>'],
      date: ['Wed, 20 May 2026 10:00:00 +0000'],
    });
    const [text, html, document] = partsOf(received);
    expect(text![0]).toBe('text/plain');
    expect(html![0]).toBe('text/html');
    expect(text![1]).toContain(`Phone: ${typed.phone}`);
    expect(text![1]).toContain('Zoë asks');
    expect(text![1]).toContain('Stored encrypted, and not sent by mail: Date of birth');
    expect(document![0]).toBe('application/x-adf+xml');
    expect(adfErrors(document![1])).toEqual([]);
    expect(document![1]).toContain(`<name part="full">${typed.name}</name>`);
  });

  it('API-4: an address with an international domain is answered, too', async () => {
    const fields = { ...lead.fields, email: 'ann@bücher.example' };
    const received = await send({ ...lead, fields });
    expect(headersOf(received).get('reply-to')).toEqual(['ann@xn--bcher-kva.example']);
    const { html } = await simpleParser(received.raw);
    expect(html).toContain('href="mailto:ann@xn--bcher-kva.example?');
  });

  it('API-4: or the ADF document as the body, for a CRM that reads only that', async () => {
    const received = await send(lead, { adf: 'body', vendor: 'Harbour Cars' });
    const [[type, document]] = partsOf(received) as [[string, string]];
    expect(type).toBe('text/plain');
    expect(adfErrors(document.trim())).toEqual([]);
    expect(document).toContain('<vendorname>Harbour Cars</vendorname>');
  });

  it.each(['attachment', 'body'] as const)(
    'API-4: a service booking is an ordinary mail without an ADF document (%s)',
    async (adf) => {
      const received = await send({ ...lead, category: 'Service Booking' }, { adf });
      expect(received.raw).toContain(`Phone: ${typed.phone}`);
      expect(received.raw).not.toMatch(/adf|multipart\/mixed|interest/i);
    },
  );

  it.each([
    [
      'not-reached',
      'unreachable',
      /did not reach the lender: the connection to the lender failed\. Call the customer\./,
    ],
    [
      'unknown',
      'timeout',
      /not known whether.*: the lender took too long to answer\. Call the customer\./,
    ],
    ['declined', 'declined', /did not accept the answers.*Call the customer\./],
  ] as const)(
    'FNQ-3: a mail says first that the lender does not have it (%s)',
    async (status, reason, says) => {
      const alert = alertOf({ status, reason })!;
      const received = await send({ ...lead, category: 'Finance Enquiry', alert });
      expect(headersOf(received).get('subject')![0]).toMatch(/^Call customer: /);
      const [text] = partsOf(received);
      expect(text![1].split('\n')[0]!.replaceAll('=\r', '')).toMatch(/lender/);
      expect(text![1].replaceAll(/\r?\n/g, ' ')).toMatch(says);
      expect(adfOf(received)).toMatch(/<comments>(?:This application|It is not known|The lender)/);
    },
  );

  it('API-4: a name cannot reverse the rest of the subject', async () => {
    const fields = { ...lead.fields, name: 'Alex \u202egpj.exe\u2066' };
    const received = await send({ ...lead, fields });
    expect(headersOf(received).get('subject')![0]).toContain('Alex gpj.exe');
  });

  it('API-4: the subject names what is unfinished, the car, day and time, and the member of the team', async () => {
    const subject = async (more: Partial<LeadDocument>) =>
      headersOf(await send({ ...lead, ...more })).get('subject')![0];
    const name = { name: 'Alex Tran' };
    expect(
      await subject({
        lead_status: 'partial',
        category: 'Finance Enquiry',
        fields: { ...name, selected_car: '2017 Ostara Tern', stock_number: 'H20744' },
      }),
    ).toBe('Unfinished: Finance Enquiry: Alex Tran, 2017 Ostara Tern (H20744)');
    expect(
      await subject({
        category: 'Service Booking',
        fields: {
          ...{ ...name, 'Vehicle Make': 'Ostara', 'Vehicle Model': 'Tern' },
          'Preferred Service Date': '2026-11-24T10:15+11:00',
        },
      }),
    ).toBe('Service Booking: Alex Tran, Ostara Tern, Tuesday 24 November at 10:15 am');
    const carOnly = async (fields: object) =>
      subject({ category: 'General Enquiry', fields: { ...name, ...fields } });
    expect(await carOnly({ stock_number: 'H20744' })).toMatch(/: Alex Tran, stock H20744$/);
    expect(await carOnly({ vehicle: 'Tern' })).toMatch(/: Alex Tran, Tern$/);
    expect(await carOnly({ Make: 'Ostara' })).toMatch(/: Alex Tran$/);
    expect(await carOnly({ model_name: 'Tern' })).toMatch(/: Alex Tran, Tern$/);
    const own = { year: '2016', make: 'Ostara', model_name: 'BT-50' };
    const fields = { ...name, ...own, selected_car: '2023 Tern', stock_number: 'H20347' };
    expect(await subject({ category: 'Sell My Car Enquiry', fields })).toMatch(
      /: Alex Tran, 2016 Ostara BT-50$/,
    );
    const careers = { category: 'General Enquiry', subcategory: 'Careers Enquiry', fields: name };
    expect(await subject(careers)).toBe('Careers Enquiry: Alex Tran');
    expect(
      await subject({ category: 'Team Member Enquiry', fields: { ...name, user: 'Amara Osei' } }),
    ).toBe('Team Member Enquiry: Alex Tran, for Amara Osei');
  });

  it('FRM-6: the first mail of a lead is a new prospect, whatever its revision', async () => {
    const content = JSON.stringify({ ...lead, revision: 3 });
    const id = `${lead.lead_id}.3.sales`;
    await to(inbox.url).deliver({ id, content, firstRevision: 3 }, signal);
    const first = inbox.mails.at(-1)!;
    expect(headersOf(first).has('references')).toBe(false);
    expect(adfOf(first)).toContain('<prospect status="new">');
    await to(inbox.url).deliver({ id, content, firstRevision: 2 }, signal);
    const second = inbox.mails.at(-1)!;
    expect(headersOf(second).get('references')![0]).toContain('.2.sales@');
    expect(adfOf(second)).toContain('<prospect status="resend">');
  });

  it('API-4: a repeat is the same mail, byte for byte', async () => {
    expect((await send()).raw).toBe((await send()).raw);
    expect((await send({ ...lead, revision: 2 })).raw).not.toBe((await send()).raw);
  });

  it('FRM-6: a further step is a mail in the thread of the first', async () => {
    const headers = headersOf(await send({ ...lead, revision: 3 }));
    const first = '<AAAAAAAAAAAAAAAAAAAAAA.1.sales@platform.example>';
    expect(headers.get('references')).toEqual([first]);
    expect(headers.get('in-reply-to')).toEqual([first]);
    expect(headers.get('message-id')).toEqual([
      '<AAAAAAAAAAAAAAAAAAAAAA.3.sales@platform.example>',
    ]);
  });

  it('API-4: nothing that is typed becomes a header or another recipient', async () => {
    const usual = [...headersOf(await send()).keys()].sort();
    const attack = '\r\nBcc: everybody@evil.example\r\n\r\nbody';
    const attacks = ['x', 'x@y.example'].flatMap((start) => [
      `${start}${attack}`,
      `${start}\nBcc: everybody@evil.example`,
      `${start}\rBcc: everybody@evil.example`,
      `${start}\u2028Bcc: everybody@evil.example`,
      `${start}, everybody@evil.example`,
      `${start},everybody@évil.example`,
      `${start}@x@évil.example`,
      `"${start}" <everybody@evil.example>`,
      `${start}>\r\nRCPT TO:<everybody@evil.example>`,
    ]);
    for (const text of attacks) {
      const fields = { name: text, email: text, phone: text, first_name: text };
      const received = await send({
        ...lead,
        category: text,
        subcategory: text,
        page: text,
        fields,
      });
      expect(received.to).toEqual([addresses.to]);
      const names = [...headersOf(received).keys()].sort();
      // A mail of one part says how it is encoded; one with a document says so part by part.
      const known = [...usual, 'reply-to', 'content-transfer-encoding'];
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
      expect(headersOf(received).get('reply-to')?.join() ?? '').not.toContain('evil');
    }
  });

  it('API-4: whatever is typed arrives as one mail with one of each header', async () => {
    const withNames = fc
      .tuple(arbitraryLead, arbitraryText, arbitraryText)
      .map(([any, name, email]) => ({ ...any, fields: { ...any.fields, name, email } }));
    // Composed as for a server, without one: thousands of connections would say nothing more.
    const composing = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const composed: ReceivedMail[] = [];
    const transport: MailTransport = {
      async sendMail(options) {
        const { envelope, message } = await composing.sendMail(options);
        composed.push({ from: String(envelope.from), to: envelope.to, raw: String(message) });
      },
    };
    await fc.assert(
      fc.asyncProperty(withNames, async (document) => {
        const payload = { id: 'a.1.b', content: JSON.stringify(document) };
        expect(await mail({ transport, ...addresses }).deliver(payload, signal)).toEqual({
          outcome: 'delivered',
        });
        const received = composed.pop()!;
        expect(received.to).toEqual([addresses.to]);
        for (const [name, values] of headersOf(received)) {
          expect(values).toHaveLength(1);
          expect(name).toMatch(
            /^(from|to|reply-to|subject|message-id|in-reply-to|references|date|mime-version|content-(type|transfer-encoding))$/,
          );
        }
        if (leadInterest(document) !== undefined) expect(adfErrors(adfOf(received))).toEqual([]);
      }),
      { numRuns: full ? 5_000 : 200 },
    );
  });

  it('FRM-15: comes from the dealer by name, at the operator’s address alone', async () => {
    const fromOf = async (dealer: string) => {
      const { raw } = await send({ ...lead, dealer });
      return (await simpleParser(raw)).from?.value;
    };
    const { from } = addresses;
    expect(await fromOf('Te Awa Cars of Tairāwhiti & Wairoa')).toEqual([
      { name: 'Te Awa Cars of Tairāwhiti & Wairoa', address: from },
    ]);
    expect(await fromOf('O’Brien, "Sons" <pay@bank.example>\r\nBcc: x@y.example')).toEqual([
      { name: 'O’Brien, "Sons" pay bank.example Bcc: x y.example', address: from },
    ]);
    expect(await fromOf('x'.repeat(500))).toEqual([{ name: 'x'.repeat(70), address: from }]);
  });

  it('API-4: distinguishes refusals from what is worth another attempt, without the server’s message', async () => {
    const payload = { id: 'a.1.b', content: JSON.stringify(lead) };
    for (const [responseCode, outcome] of [
      [550, 'refused'],
      [451, 'failed'],
    ] as const) {
      const refusing = await smtpInbox({
        onRcptTo: (address, _, done) =>
          done(Object.assign(new Error(`no ${address.address}`), { responseCode })),
      });
      expect(await to(refusing.url).deliver(payload, signal)).toEqual({
        outcome,
        reason: `SMTP ${responseCode}`,
      });
      await refusing.close();
    }
    const locked = await smtpInbox({
      onAuth: (_auth, _session, done) => done(new Error('no')),
      allowInsecureAuth: true,
    });
    const url = locked.url.replace('//', '//user:hidden@');
    expect(await to(url).deliver(payload, signal)).toEqual({
      outcome: 'failed',
      reason: 'SMTP 535',
    });
    await locked.close();
    const gone = await to('smtp://127.0.0.1:1').deliver(payload, signal);
    expect(gone).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/^SMTP E/) as string,
    });
  });

  it('API-4: a server that is too slow gets the mail once: at the attempt that it answers', async () => {
    const payload = { id: 'a.1.b', content: JSON.stringify(lead) };
    const stalled = Promise.withResolvers<() => void>();
    let sessions = 0;
    const closed = Promise.withResolvers<void>();
    const slow = await smtpInbox({
      onRcptTo: (_address, _session, done) => (sessions++ ? done() : stalled.resolve(done)),
      onClose: () => closed.resolve(),
    });
    const over = new AbortController();
    const first = to(slow.url).deliver(payload, over.signal);
    const goOn = await stalled.promise;
    over.abort();
    expect(await first).toEqual({ outcome: 'failed', reason: 'SMTP ETIMEDOUT' });
    // The server goes on long after the attempt, and is not sent the end of the message.
    goOn();
    await closed.promise;
    expect(slow.mails).toEqual([]);
    expect(await to(slow.url).deliver(payload, signal)).toEqual({ outcome: 'delivered' });
    expect(slow.mails).toHaveLength(1);
    await slow.close();
  });

  it('API-4: a server that has all of a mail when the time is over may still accept it', async () => {
    const received = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const slow = await smtpInbox({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => {
          received.resolve();
          void answer.promise.then(() => done());
        });
      },
    });
    const over = new AbortController();
    const payload = { id: 'a.1.b', content: JSON.stringify(lead) };
    const sending = to(slow.url).deliver(payload, over.signal);
    await received.promise;
    over.abort();
    answer.resolve();
    expect(await sending).toEqual({ outcome: 'delivered' });
    await slow.close();
  });

  it('API-4: addresses that are not plain ones are refused when it is set up', () => {
    for (const bad of ['', 'x', 'a@b, c@d', 'A <a@b>', 'a@b\r\nBcc: c@d', '"a b"@c']) {
      expect(() => to(inbox.url, { to: bad })).toThrow(/plain mail addresses/);
      expect(() => to(inbox.url, { from: bad })).toThrow(/plain mail addresses/);
    }
  });
});
