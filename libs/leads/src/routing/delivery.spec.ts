import { expect, it } from 'vitest';
import { Dispatcher } from '../dispatch/dispatcher.ts';
import type { DispatchEvent } from '../dispatch/dispatcher-options.ts';
import { smtpTransport } from '../mail/mail-transport.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { accepted, leadsOn } from '../testing/leads-under-test.ts';
import { recordingCrm } from '../testing/recording-crm.ts';
import { partsOf, smtpInbox } from '../testing/smtp-inbox.ts';
import { application, typed } from '../testing/submissions.ts';
import { deliverers } from './deliverers.ts';
import type { Destinations } from './destinations.ts';
import { routeBy } from './route.ts';

it('API-4: a finance enquiry reaches CRM and inbox with its consents; birth date, licence number and customer key go to neither', async () => {
  const crm = await recordingCrm();
  const inbox = await smtpInbox();
  const database = await openSqlite(':memory:');
  const destinations: Destinations = {
    harbour: {
      crm: { kind: 'webhook', url: crm.url, secret: crm.secret },
      sales: { kind: 'mail', to: 'leads@dealer.example' },
      adf: { kind: 'mail', to: 'adf@dealer.example', adf: 'body' },
    },
  };
  const { intake, store, clock } = leadsOn(database, { route: routeBy(destinations) });
  const transport = smtpTransport(inbox.url);
  const events: DispatchEvent[] = [];
  const dispatcher = new Dispatcher({
    store,
    deliverer: deliverers(destinations, { transport, from: 'leads@platform.example' }),
    now: () => clock.now,
    report: (event) => events.push(event),
  });
  const values = {
    ...application().values,
    'date-of-birth': typed.dateOfBirth,
    driver_licence_number: typed.driverLicenceNumber,
    taurus_customer_key: 'K-0157',
  };
  const { leadId } = await accepted(intake, application({ values }));
  await dispatcher.deliverDue();

  const mails = inbox.mails.map((received) => partsOf(received).flat().join('\n'));
  const sent = [...crm.taken.values(), ...mails];
  expect(sent).toHaveLength(3);
  for (const text of sent) {
    expect(text).toContain(typed.email);
    expect(text).toContain(leadId);
    expect(text).toContain('I agree to the Privacy Policy of 2026.');
    expect(text).not.toContain(typed.dateOfBirth);
    expect(text).not.toContain(typed.driverLicenceNumber);
    expect(text).not.toContain('K-0157');
  }
  expect(crm.errors).toEqual([]);
  expect(await store.counts()).toMatchObject(
    ['adf', 'crm', 'sales'].map((destination) => ({ destination, accepted: 1, delivered: 1 })),
  );
  const listed = JSON.stringify([events, await store.list({}, 10)]);
  for (const text of Object.values(typed)) expect(listed).not.toContain(text);
  await Promise.all([crm.close(), inbox.close(), database.close()]);
});
