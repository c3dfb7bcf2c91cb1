import type { Site, SiteSettings } from '@forecourt/block-schemas';
import type { LeadDocument } from '@forecourt/leads';
import { expect, it } from 'vitest';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { confirmationOf } from './confirmation-of.ts';

const { site: plain } = await sampleTenant('north');
const site: Site = {
  ...plain,
  phone: '(02) 5550 0142',
  settings: {
    forms: {
      confirmationEmail: { replyTo: 'hello@north.example', note: 'Park behind the yard.' },
      replyTimes: { testDrive: { amount: 2, unit: 'hours' } },
    },
  },
};
const lead: LeadDocument = {
  ...{ lead_id: 'AbC', revision: 1, lead_status: 'Complete', form_completed: true },
  ...{ accepted_at: '2026-03-02T00:00:00.000Z', tenant: 'north', form: '/drive#f', page: '/drive' },
  category: 'Test Drive Booking',
  fields: {
    ...{ name: 'Buy pills at evil.example', email: 'q@mail.example', Comments: 'evil text' },
    ...{ dealership_name: 'North yard', 'Preferred Date': '2026-11-24T10:15+11:00' },
  },
  car: { id: 'c', name: '2024 Tern' },
};

it('FRM-15: the confirmation names car, yard, time and what happens next, in the tenant’s look', () => {
  expect(confirmationOf(lead, site)).toMatchObject({
    ...{ lang: 'en-AU', dealer: plain.name, replyTo: 'hello@north.example' },
    subject: 'Your test drive request: 2024 Tern, Tuesday 24 November at 10:15 am',
    text: 'Our North yard team will call you within two hours during opening hours to confirm Tuesday 24 November at 10:15 am.',
    request: {
      answers: [
        { label: 'Car', value: '2024 Tern' },
        { label: 'When', value: 'Tuesday 24 November at 10:15 am' },
        { label: 'Where', value: 'North yard' },
      ],
    },
    note: 'Park behind the yard.',
    call: { text: 'Call (02) 5550 0142', href: 'tel:0255500142' },
    calendar: expect.stringContaining('DTSTART:20261123T231500Z') as string,
  });
  expect(confirmationOf(lead, site)?.look.radius).toBe(plain.theme.radius ?? 14);
});

it.each([
  ['Sold', 'has been sold', 'similar cars.'],
  ['On hold', 'is on hold for another customer', 'if it becomes available again.'],
])(
  'FRM-15, CAR-11: the confirmation promises no car with the status %s',
  (status, state, offer) => {
    const hold = { href: '/hold-a-car', amount: 500 };
    const settings: SiteSettings = { ...site.settings, cars: { hold } };
    for (const category of ['Vehicle Reservation', 'Test Drive Booking']) {
      const car = { id: 'c', name: '2024 Tern', status };
      const mail = confirmationOf({ ...lead, category, car }, { ...site, settings });
      expect(mail).toMatchObject({ next: undefined, calendar: undefined });
      expect(mail?.text).toContain(`We’re sorry, but this car ${state}. Our North yard team will`);
      expect(mail?.text).toContain(offer);
      expect(mail?.text).not.toContain('$500');
      expect(mail?.reach).not.toContain('cancel');
    }
  },
);

it('FRM-15, CAR-11: the confirmation promises no car that has left the stock', () => {
  const settings: SiteSettings = {
    ...site.settings,
    cars: { hold: { href: '/hold', amount: 500 } },
  };
  const gone = { ...lead, category: 'Vehicle Reservation', car: undefined };
  const text = confirmationOf(gone, { ...site, settings })?.text;
  expect(text).toContain('We’ll check that the car is still available and call you');
  expect(text).not.toContain('$500');
});

it('FRM-15, LOC-2: the confirmation names the hour of the promised reply, as it is on the day it is sent', () => {
  const sent = (reply_by: string, accepted_at = '2026-11-23T10:00:00.000Z') =>
    confirmationOf({ ...lead, accepted_at, reply_by }, site)?.text;
  expect(sent('2026-11-24T10:30+11:00')).toContain('call you by 10:30 am tomorrow to confirm');
  expect(sent('2026-11-24T10:30+11:00', '2026-11-23T20:00:00.000Z')).toContain(
    'call you by 10:30 am today to confirm',
  );
  expect(sent('2026-11-26T10:30+11:00')).toContain('call you by 10:30 am on Thursday to');
  expect(sent('2026-12-28T10:30+11:00')).toContain('by 10:30 am on Monday 28 December to');
  expect(sent('2026-11-23T23:00+11:00')).toContain('call you within two hours to confirm');
});

it('FRM-15: the confirmation and its calendar file give the address of the location', () => {
  const location = { id: 'north', name: 'North yard', address: '1 North Road, Avalon NSW 2107' };
  const mail = confirmationOf({ ...lead, location }, site);
  expect(mail?.request?.answers).toContainEqual({
    label: 'Where',
    value: 'North yard\n1 North Road, Avalon NSW 2107',
  });
  expect(mail?.calendar).toContain(
    String.raw`LOCATION:North yard\, 1 North Road\, Avalon NSW 2107`,
  );
});

it('FRM-15: the confirmation and its calendar file give the phone number of the location that receives the request', () => {
  const phones = (location?: LeadDocument['location']) => {
    const mail = confirmationOf({ ...lead, location }, site)!;
    const [, described] = /DESCRIPTION:(.+)\r/.exec(mail.calendar!)!;
    return [mail.call?.text, mail.call?.href, described];
  };
  expect(phones({ id: 'north', name: 'North yard', phone: '02 5550 0199' })).toEqual([
    ...['Call 02 5550 0199', 'tel:0255500199'],
    String.raw`${site.name}\, 02 5550 0199`,
  ]);
  expect(phones({ id: 'north', name: 'North yard' })).toContain('Call (02) 5550 0142');
  expect(phones()).toContain('Call (02) 5550 0142');
});

it('FRM-15: a team of the location calls, unless the location is named after the dealer', () => {
  const caller = (name: string) =>
    confirmationOf({ ...lead, location: { id: 'x', name } }, site)?.text.split(' call you')[0];
  expect(caller('Wairoa')).toBe('Our Wairoa team will');
  expect(caller('The Wharf')).toBe('Our Wharf team will');
  expect(caller(`${plain.name.toUpperCase()} Wairoa`)).toBe(
    `${plain.name.toUpperCase()} Wairoa will`,
  );
});

it('FRM-15: the confirmation names the model that is asked for where no car in stock is', () => {
  const order = (fields: LeadDocument['fields']) =>
    confirmationOf({ ...lead, car: undefined, category: 'General Enquiry', fields }, site);
  const address = { email: 'q@mail.example' };
  const mail = order({ ...address, make: 'Ostara', model_name: 'Tern' });
  expect(mail?.subject).toBe('We’ve got your enquiry: Ostara Tern');
  expect(mail?.request?.answers).toEqual([{ label: 'Car', value: 'Ostara Tern' }]);
  expect(order({ ...address, model_name: 'Buy at evil.example' })?.request).toBeUndefined();
});

it('FRM-15: a visit that is sooner than the usual reply is confirmed beforehand', () => {
  const mail = confirmationOf({ ...lead, reply_by: '2026-11-24T10:15+11:00' }, site);
  expect(mail?.text).toBe(
    'Our North yard team will call you beforehand to confirm Tuesday 24 November at 10:15 am.',
  );
  expect(mail?.next?.steps[1]).toBe('We’ll call beforehand to confirm the day and time.');
});

it('FRM-15: a reservation that nobody paid for is thanked for as a request', () => {
  const mail = confirmationOf({ ...lead, category: 'Vehicle Reservation' }, site);
  expect(mail?.heading).toBe('Thank you for your reservation request');
  expect(mail?.text).not.toContain('deposit');
});

it('FRM-15: the confirmation of a reservation names the deposit that holds a car', () => {
  const cars = { hold: { href: '/hold-a-car', amount: 500 } };
  const holds = { ...site, settings: { ...site.settings, cars } };
  const mail = confirmationOf({ ...lead, category: 'Vehicle Reservation' }, holds);
  expect(mail?.text).toContain('to arrange the $500 deposit and confirm');
});

it('FRM-15 CAR-8: the confirmation of an enquiry about several cars names them all', () => {
  const cars = [lead.car!, { id: 'd', name: '2023 Wren' }];
  expect(confirmationOf({ ...lead, category: 'General Enquiry', cars }, site)).toMatchObject({
    subject: 'We’ve got your enquiry: 2024 Tern and 1 more, Tuesday 24 November at 10:15 am',
    request: {
      answers: expect.arrayContaining([{ label: 'Cars', value: '2024 Tern\n2023 Wren' }]),
    },
  });
});

it('FRM-15: the confirmation of a trade-in names the visitor’s own car, and the one they want', () => {
  const fields = { name: 'Alex', Make: 'Ostara', Model: 'Wren', Year: '2019' };
  const tradeIn = { ...lead, category: 'Trade In Enquiry', fields };
  const replyTimes = { ownCar: { amount: 4, unit: 'hours' as const } };
  const forms = { ...site.settings?.forms, replyTimes };
  const confirmation = confirmationOf(tradeIn, { ...site, settings: { forms } });
  expect(confirmation).toMatchObject({
    subject: 'We’ve got your car’s details: 2019 Ostara Wren',
    text: expect.stringContaining('within four hours') as string,
    request: {
      answers: [
        { label: 'Your car', value: '2019 Ostara Wren' },
        { label: 'The car you want', value: '2024 Tern' },
      ],
    },
  });
  for (const Model of ['evil.example', 'see www evil: buy', 'x'.repeat(31)]) {
    const typed = confirmationOf({ ...tradeIn, fields: { ...fields, Model } }, site);
    expect(typed?.subject).toBe('We’ve got your car’s details');
  }
});

it('FRM-15: a service booking names the visitor’s car, and takes as long in the calendar as the service', () => {
  const fields = {
    ...{ 'Vehicle Make': 'Ostara', 'Vehicle Model': 'Wren', 'Vehicle Year': '2019' },
    ...{ 'Service Type': 'Logbook service', 'Preferred Service Date': '2026-11-24T08:00+11:00' },
  };
  const booking = { ...lead, category: 'Service Booking', fields, car: undefined };
  const service = {
    serviceDetails: [{ type: 'Logbook service', minutes: 120 }, { type: 'Tyres' }],
  };
  const confirm = (more: object, settings: SiteSettings = { service }) =>
    confirmationOf(
      { ...booking, fields: { ...fields, ...more } },
      { ...site, settings: { ...site.settings, ...settings } },
    )!;
  const confirmation = confirm({});
  expect(confirmation.subject).toBe(
    'Your service booking request: 2019 Ostara Wren, Tuesday 24 November at 8 am',
  );
  expect(confirmation.request?.answers.slice(0, 2)).toEqual([
    { label: 'Your car', value: '2019 Ostara Wren' },
    { label: 'Service', value: 'Logbook service' },
  ]);
  expect(confirmation.calendar).toContain('DTEND:20261123T230000Z');
  for (const work of ['Tyres', 'Another'])
    expect(confirm({ 'Service Type': work }).calendar).toContain('DTEND:20261123T213000Z');
  const forms = { ...site.settings!.forms, testDrives: { minutes: 45 } };
  const drive = confirmationOf(lead, { ...site, settings: { forms } });
  expect(drive?.calendar).toContain('DTEND:20261124T000000Z');
});

it('FRM-15: the confirmation holds nothing that the visitor wrote', () => {
  const fields = { ...lead.fields, dealership_name: 'evil.example', 'Service Type': 'a@evil' };
  for (const own of [lead, { ...lead, fields }])
    expect(JSON.stringify(confirmationOf(own, site))).not.toMatch(/evil|pills|q@mail/);
  const named = { ...lead.fields, 'Service Type': 'A/C regas, 2.0L' };
  expect(confirmationOf({ ...lead, fields: named }, site)?.request?.answers).toContainEqual({
    ...{ label: 'Service', value: 'A/C regas, 2.0L' },
  });
});

it('FRM-15: the confirmation of a competition entry promises no reply', () => {
  const confirmation = confirmationOf(
    { ...lead, category: 'Competition Enquiry', fields: {} },
    site,
  )!;
  expect(confirmation).toMatchObject({
    subject: 'Your competition entry: 2024 Tern',
    heading: 'Thanks for entering!',
    text: 'We’ll contact the winner directly.',
  });
  expect(confirmation.next).toBeUndefined();
  expect(JSON.stringify(confirmation)).not.toMatch(/get back to you/);
});

it('FRM-15: a tenant that sends none has none; every kind of request that is confirmed has one', () => {
  expect(confirmationOf(lead, plain)).toBeUndefined();
  for (const category of ['Finance Enquiry', 'Survey', 'Review'])
    expect(confirmationOf({ ...lead, category }, site)).toBeUndefined();
  for (const category of ['General Enquiry', 'Service Booking', 'Parts Enquiry', 'X']) {
    const { subject, heading, text, next } = confirmationOf({ ...lead, category }, site)!;
    for (const part of [subject, heading, text, ...next!.steps])
      expect(part).not.toMatch(/undefined|^$/);
  }
});

it('FRM-15: only the confirmation of a booking speaks of changing or cancelling it', () => {
  const reach = (category: string, to = site) => confirmationOf({ ...lead, category }, to)?.reach;
  for (const booking of ['Test Drive Booking', 'Service Booking', 'Vehicle Reservation'])
    expect(reach(booking)).toBe('To change or cancel it, reply to this email or call us.');
  for (const other of [
    'General Enquiry',
    'Parts Enquiry',
    'Trade In Enquiry',
    'Competition Enquiry',
  ])
    expect(reach(other)).toBe('Questions, or something to add? Reply to this email or call us.');
  const silent = { ...site, phone: undefined } as Site;
  expect(reach('General Enquiry', silent)).toBe(
    'Questions, or something to add? Reply to this email.',
  );
});

it('FRM-15: an appointment in a field of any name is confirmed with its time and a calendar file', () => {
  const appointment: LeadDocument = {
    ...lead,
    category: 'General Enquiry',
    fields: { name: 'Alex', email: 'a@mail.example', 'Best day': '2026-11-24T10:15+11:00' },
    visit_at: '2026-11-24T10:15+11:00',
    car: undefined,
  };
  const forms = { ...site.settings!.forms, appointments: { minutes: 45 } };
  const mailOf = (more: Partial<LeadDocument>) =>
    confirmationOf({ ...appointment, ...more }, { ...site, settings: { forms } });
  const mail = mailOf({});
  const when = 'Tuesday 24 November at 10:15 am';
  expect(mail?.text).toBe(`We’ve got your request and will be in touch soon to confirm ${when}.`);
  expect(mail?.request?.answers).toEqual([{ label: 'When', value: when }]);
  expect(mail?.calendar).toMatch(/DTSTART:20261123T231500Z[^]*(?:DTEND:20261124T000000Z|PT45M)/);
  // The reply comes before the visit, as in the mail to the dealer.
  expect(mailOf({ reply_by: appointment.visit_at })?.text).toContain(
    'will be in touch beforehand to confirm',
  );
});
