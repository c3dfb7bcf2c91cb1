import { Intake, createEncryptor, openLeadsDatabase, SqlLeadStore } from '@forecourt/leads';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { createTenantWarnings, warnOfLostDestinations, warnOfUnassigned } from './undelivered.ts';
import { reportUnusedFile } from './unused-file.ts';

const crm = {
  kind: 'webhook',
  url: 'https://crm.example/leads?token=hidden',
  secret: 'a secret of a webhook',
} as const;

function recordingLog() {
  const lines: unknown[][] = [];
  const write = (...args: unknown[]) => void lines.push(args);
  return { lines, log: { warn: write, error: write } as never };
}

it('WEB-5: the log names the tenants whose leads reach nobody, once each, and nothing secret', () => {
  const { lines, log } = recordingLog();
  const tenants = ['north', 'south', 'west'].map((slug) => ({ slug, site: {} as never }));
  const warn = createTenantWarnings({
    destinations: { north: { crm }, south: {}, nroth: { crm } },
    sendsMail: true,
    log,
  });
  warn(tenants);
  expect(lines).toEqual([
    [{ tenant: 'south' }, expect.stringContaining('no destination for leads')],
    [{ tenant: 'west' }, expect.stringContaining('no destination for leads')],
    [{ tenant: 'nroth' }, expect.stringContaining('not there')],
  ]);
  const settings = { forms: { confirmationEmail: {} } };
  const added = { slug: 'new', site: { settings } as never };
  lines.length = 0;
  warn(tenants);
  expect(lines).toEqual([]);
  createTenantWarnings({ destinations: {}, sendsMail: false, log })([added]);
  warn([...tenants, added]);
  expect(lines.map(([fields, message]) => [fields, String(message).slice(0, 24)])).toEqual([
    [{ tenant: 'new' }, 'no destination for leads'],
    [{ tenant: 'new' }, 'visitors receive no conf'],
    [{ tenant: 'new' }, 'no destination for leads'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret of|hidden/);
});

it('WEB-5: the log names categories of destinations that no form has', () => {
  const { lines, log } = recordingLog();
  const mail = { kind: 'mail', to: 'service@dealer.example' } as const;
  const warn = createTenantWarnings({
    destinations: {
      north: {
        crm,
        workshop: { ...mail, categories: ['Service Booking', 'service-booking', 'Servce Booking'] },
        desk: { ...mail, categories: ['Complaints'] },
      },
    },
    sendsMail: true,
    log,
  });
  const tenants = [{ slug: 'north', site: {} as never }];
  warn(tenants);
  warn(tenants);
  expect(lines.map(([fields]) => fields)).toEqual([
    {
      tenant: 'north',
      destination: 'workshop',
      category: 'Servce Booking',
      suggestion: 'Service Booking',
    },
    { tenant: 'north', destination: 'desk', category: 'Complaints', suggestion: undefined },
  ]);
});

it('WEB-5: a lead that nobody receives is a warning with its id', () => {
  const { lines, log } = recordingLog();
  const settings = { north: { crm } };
  const lead = { tenant: 'south', status: 'partial', leadId: 'one', destinations: [] } as const;
  warnOfUnassigned(lead, settings, log);
  warnOfUnassigned({ ...lead, tenant: 'north' }, settings, log);
  warnOfUnassigned({ ...lead, tenant: 'north', status: 'Complete', leadId: 'two' }, settings, log);
  warnOfUnassigned({ ...lead, destinations: ['crm'] }, settings, log);
  expect(lines).toMatchObject([
    [{ tenant: 'south', lead: 'one' }, 'a lead has been stored that no destination receives'],
    [{ tenant: 'north', lead: 'two' }, expect.anything()],
  ]);
});

it('WEB-5: deliveries that wait for a destination that is no longer set are a warning', () => {
  const { lines, log } = recordingLog();
  const counts = [
    { tenant: 'north', destination: 'crm', accepted: 1, delivered: 0, pending: 1, dead: 0 },
    { tenant: 'north', destination: 'old', accepted: 3, delivered: 1, pending: 2, dead: 0 },
    { tenant: 'north', destination: 'done', accepted: 1, delivered: 1, pending: 0, dead: 0 },
  ];
  warnOfLostDestinations(counts, (_tenant, destination) => destination === 'crm', log);
  expect(lines).toMatchObject([
    [{ tenant: 'north', destination: 'old', pending: 2 }, expect.anything()],
  ]);
});

it('WEB-5: leads in the file of a data folder are an error where DATABASE_URL is set', async () => {
  const dataDir = await temporaryFolder('unused-leads');
  const { lines, log } = recordingLog();
  await reportUnusedFile(dataDir, log);
  expect(lines).toEqual([]);
  const database = await openLeadsDatabase({ dataDir });
  const encryptor = createEncryptor(['a secret of the tests, long enough']);
  const store = new SqlLeadStore(database);
  for (const destinations of [['crm'], []])
    await new Intake({ store, encryptor, route: () => destinations }).accept({
      ...{ tenant: 'north', form: `to ${destinations.join()}`, page: '/', category: 'General' },
      ...{ status: 'Complete', values: { name: 'Quillonia' } },
    });
  await database.close();
  await reportUnusedFile(dataDir, log);
  expect(lines).toMatchObject([
    [
      { undelivered: 2, action: expect.stringContaining('forecourt leads move') },
      'leads in a file that is not used are not delivered',
    ],
  ]);
  expect(JSON.stringify(lines)).not.toContain('Quillonia');
});
