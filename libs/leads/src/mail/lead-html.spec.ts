import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import type { LeadDocument } from '../intake/lead-document.ts';
import { leadHtml } from './lead-html.ts';
import { mail } from './mail.ts';

const lead: LeadDocument = {
  ...{ lead_id: 'AbC', revision: 1, lead_status: 'Complete', form_completed: true },
  ...{ accepted_at: '2026-11-21T23:15:42.123Z', tenant: 'harbour', form: '/f#f' },
  ...{ page: '/book-test-drive/', page_url: 'https://dealer.example/book-test-drive/' },
  ...{ time_zone: 'Australia/Sydney', category: 'Test Drive Booking' },
  fields: {
    ...{ name: 'Alex O’Hara', phone: '0491570156', email: 'alex@example.com' },
    ...{ selected_car: '2024 Wren Lark', stock_number: 'K77', location_id: 'n' },
    ...{ dealership_name: 'Northpoint', preferredDealership: 'Northpoint' },
    'Preferred Date': '2026-11-24T10:15+11:00',
    Comments: '<script>alert(1)</script>\nIs it "quiet"?',
    ...{ utm_source: 'google', utm_campaign: 'spring' },
  },
  labels: {
    name: 'Full Name',
    phone: 'Mobile Number',
    preferredDealership: 'Where would you like to drive it?',
    Comments: 'Anything we should know?',
  },
  car: {
    ...{ id: 'c7', name: '2024 Wren Lark', stock_number: 'K77', price: 38990, currency: 'AUD' },
    ...{ status: 'Available', location: 'Northpoint' },
    url: 'https://dealer.example/cars/wren-lark-k77',
    image_url: 'https://dealer.example/_image/0123456789abcdef/1200x630.jpg/front.jpg',
  },
};

/** The mail as a mail program reads it. */
async function received(document: LeadDocument) {
  const composing = createTransport({ streamTransport: true, buffer: true });
  let raw: unknown;
  const transport = {
    sendMail: async (options: Parameters<typeof composing.sendMail>[0]) => {
      raw = (await composing.sendMail(options)).message;
    },
  };
  const deliverer = mail({ transport, from: 'leads@platform.example', to: 'crm@dealer.example' });
  const payload = { id: 'AbC.1.sales', content: JSON.stringify(document) };
  await deliverer.deliver(payload, new AbortController().signal);
  return simpleParser(raw as Buffer);
}

describe('the dealer’s mail', () => {
  it('FRM-15 CAR-8: shows each of several cars, and names the first in the subject', async () => {
    const { car, fields } = lead;
    const other = {
      ...car!,
      id: 'c8',
      name: '2023 Halden Tern',
      stock_number: 'K78',
      price: 21500,
    };
    const both = {
      ...fields,
      ...{ selected_car: '2024 Wren Lark (K77); 2023 Halden Tern (K78)', stock_number: 'K77, K78' },
    };
    const enquiry = { ...lead, category: 'General Enquiry', fields: both, cars: [car!, other] };
    const { subject, text, html, attachments } = await received(enquiry);
    expect(subject).toContain('Alex O’Hara, 2024 Wren Lark (K77) and 1 more, Tuesday');
    for (const part of [text, html as string]) {
      expect(part).not.toContain('K77, K78');
      for (const fact of ['Car 1 of 2', 'Car 2 of 2', '$38,990', '$21,500', '2023 Halden Tern'])
        expect(part).toContain(fact);
    }
    expect((html as string).match(/<img /g)).toHaveLength(2);
    const adf = attachments[0]!.content.toString();
    expect(adf.match(/<model>.*?<\/stock>/gs)?.map((each) => each.replace(/\s+</g, '<'))).toEqual([
      '<model>Lark</model><stock>K77</stock>',
      '<model>Tern</model><stock>K78</stock>',
    ]);
    expect(adf).not.toContain('K77, K78');
  });

  it('FRM-15: has a text, HTML and the ADF document; a reply goes to the visitor', async () => {
    const { subject, replyTo, text, html, attachments } = await received(lead);
    expect(subject).toBe(
      'Test Drive Booking: Alex O’Hara, 2024 Wren Lark (K77), Tuesday 24 November at 10:15 am',
    );
    expect(replyTo?.value).toEqual([{ address: 'alex@example.com', name: '' }]);
    expect(attachments.map(({ contentType }) => contentType)).toEqual(['application/x-adf+xml']);
    for (const part of [text, (html as string).replaceAll('\u00a0', ' ')])
      for (const fact of ['Tuesday 24 November 2026 at 10:15 am', '$38,990', 'K77', 'Northpoint'])
        expect(part).toContain(fact);
    expect(text).toContain('Where would you like to drive it? Northpoint');
    expect(text).toContain('https://dealer.example/cars/wren-lark-k77');
    expect(text).toContain('How they found us\n  Source: google\n  Campaign: spring');
  });

  it('FRM-15: states the reply that the visitor was promised', async () => {
    const { text, html } = await received({ ...lead, reply_by: '2026-11-23T15:40+11:00' });
    for (const part of [text, (html as string).replaceAll('\u00a0', ' ')])
      expect(part).toContain('Reply promised by Monday 23 November at 3:40 pm');
    expect(leadHtml(lead)).not.toContain('promised');
  });

  it('FRM-15: says first where and when, and to call before a visit that is sooner than the reply', async () => {
    const visit = '2026-11-24T10:15+11:00';
    const { text, html } = await received({ ...lead, reply_by: visit });
    for (const each of [text, html as string]) {
      const part = each?.replaceAll('\u00a0', ' ');
      expect(part).toContain('Tuesday 24 November 2026 at 10:15 am, Northpoint');
      expect(part).toContain('We promised to call beforehand to confirm it');
      expect(part).not.toContain('Reply promised by');
    }
  });

  it('FNQ-3: says that the lender has an application', async () => {
    const accepted = await received({ ...lead, lender_status: 'accepted' });
    expect(accepted.text).toContain('The lender has this application.');
    expect((await received(lead)).text).not.toContain('The lender has');
  });

  it('FRM-15: leaves out whether the car in stock is new or used', async () => {
    const { text } = await received({ ...lead, fields: { ...lead.fields, car_type: 'New' } });
    expect(text).not.toContain('New or used');
  });

  it('FRM-15: calls, texts and replies with one tap; shows the car with its picture and page', async () => {
    const html = (await received(lead)).html as string;
    expect(html).toContain('<a href="tel:0491570156"');
    expect(html).toContain('Call 0491 570 156');
    expect(html).toContain('<a href="sms:0491570156"');
    expect(html).toContain('<a href="mailto:alex@example.com?subject=Test%20Drive%20Booking"');
    expect(html).toContain('<a href="https://dealer.example/cars/wren-lark-k77"');
    expect(html).toMatch(/<img src="https:[^"]*1200x630\.jpg[^"]*" alt="2024 Wren Lark"/);
  });

  it('FRM-15: nothing typed becomes markup, a link or a number to call', () => {
    const html = leadHtml({
      ...lead,
      page_url: 'javascript:alert(1)',
      fields: { ...lead.fields, phone: '0491 call me"><b>', email: 'a@b, c@d' },
      car: { id: 'x', name: '"><script>', url: 'javascript:1', image_url: 'data:1' },
    });
    expect(html).not.toMatch(/<script|<b>|href="javascript|href="tel:|href="mailto:|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>Is it &quot;quiet&quot;?');
  });

  it('FRM-15: the car and the dealership appear once, and no field name is shown', () => {
    const html = leadHtml(lead);
    expect(html).not.toMatch(/selected_car|stock_number|preferredDealership|utm_|dealership_name/);
    // Where the car is, and where the visitor wants to drive it.
    expect(html.match(/>Northpoint</g)).toHaveLength(2);
    expect(html.match(/K77/g)).toHaveLength(1);
    expect(html).not.toContain('Dealership<');
  });
});
