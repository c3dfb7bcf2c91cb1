import { httpLender } from '@forecourt/leads';
import { once } from 'node:events';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { openLeadService } from './lead-service.ts';

/** Collects the lines of a log without the warnings about leads of tenants that have no destination. */
const recordingLog = (lines: Record<string, unknown>[]) =>
  createLogger('info', {
    write: (line: string) => {
      const entry = JSON.parse(line) as { msg: string };
      if (!entry.msg.includes('no destination receives')) lines.push(entry);
    },
  });

it('OPS-5: a damaged leads.sqlite fails leads alone, is named in the log, and its successor is taken up', async () => {
  const dataDir = await temporaryFolder('service');
  const file = path.join(dataDir, 'leads.sqlite');
  await writeFile(file, 'this is no database '.repeat(1_000));
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const time = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const service = await openLeadService({
    dataDir,
    secrets: ['a secret of the tests that is long enough'],
    config: { destinations: {} },
    log: recordingLog(lines),
  });
  await expect(service.intake.accept(lead)).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'leads cannot be stored, forms answer 503',
      store: file,
      code: 'SQLITE_NOTADB',
      action: expect.stringContaining('restore a backup'),
    }),
  ]);

  await rename(file, `${file}.damaged`);
  now = 60_000;
  expect(await service.intake.accept(lead)).toMatchObject({ outcome: 'accepted' });
  expect(lines.at(-1)).toMatchObject({ msg: 'leads are stored again', store: file });
  await service.close();
  time.mockRestore();
  await rm(dataDir, { recursive: true });
});

const lead = {
  tenant: 'north',
  form: 'enquiry',
  page: '/contact',
  category: 'General Enquiry',
  status: 'Complete',
  values: { name: 'Alex Tran' },
} as const;

/** Opens a service, and collects the lines of its log and the time. */
async function opened(dataDir: string, secret = 'a secret of the tests that is long enough') {
  const lines: Record<string, unknown>[] = [];
  const service = await openLeadService({
    dataDir,
    secrets: [secret],
    config: { destinations: {} },
    log: recordingLog(lines),
  });
  return { service, lines, errors: () => lines.filter(({ level }) => Number(level) >= 40) };
}

it('OPS-5: a data folder lost while the server runs fails leads until it is restored, and no empty store is created', async () => {
  const dataDir = path.join(await temporaryFolder('service'), 'data');
  const file = path.join(dataDir, 'leads.sqlite');
  let now = 0;
  const time = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { service, lines, errors } = await opened(dataDir);
  const first = await service.intake.accept(lead);
  await rename(dataDir, `${dataDir}.lost`);
  await mkdir(dataDir);
  for (now of [0, 5_000, 10_000])
    await expect(service.intake.accept(lead)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(service.works()).toBe(false);
  expect(await readdir(dataDir)).toEqual([]);
  expect(errors()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'leads cannot be stored, forms answer 503',
      store: file,
      code: 'ENOENT',
      action: expect.stringContaining('never creates an empty store'),
    }),
  ]);

  await rm(dataDir, { recursive: true });
  await cp(`${dataDir}.lost`, dataDir, { recursive: true });
  now = 60_000;
  expect(await service.intake.accept(lead)).toMatchObject({ outcome: 'accepted' });
  expect(await service.find((first as { leadId: string }).leadId)).toMatchObject({
    form: 'enquiry',
  });
  expect(lines.at(-1)).toMatchObject({ msg: 'leads are stored again', store: file });
  await service.close();
  time.mockRestore();
  await rm(path.dirname(dataDir), { recursive: true });
});

it('FNQ-6: a secret that cannot read stored answers is an error in the log at the start', async () => {
  const dataDir = await temporaryFolder('service');
  const before = await opened(dataDir);
  await before.service.intake.accept({ ...lead, sensitive: { dateOfBirth: '1990-02-28' } });
  await before.service.close();
  const same = await opened(dataDir);
  await same.service.close();
  expect(same.errors()).toEqual([]);
  const other = await opened(dataDir, 'another secret of the tests, long enough');
  await other.service.close();
  expect(other.errors()).toEqual([
    expect.objectContaining({
      level: 50,
      msg: expect.stringContaining('encrypted with another secret'),
      answers: 1,
    }),
  ]);
  await rm(dataDir, { recursive: true });
});

it('FNQ-3: the log names the lead whose application did not reach the lender, and nothing of the applicant', async () => {
  const dataDir = await temporaryFolder('service');
  const { service, lines, errors } = await opened(dataDir);
  const application = {
    ...lead,
    category: 'Finance Enquiry',
    lender: { status: 'pending' },
  } as const;
  const accepted = await service.intake.accept(application);
  const { leadId } = accepted as Extract<typeof accepted, { leadId: string }>;
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  const lender = httpLender({ url: `http://127.0.0.1:${port}/`, credential: 'a-credential' });
  const place = { tenant: 'north', leadId };
  const handed = await service.handOff.apply({
    ...place,
    lender,
    fields: lead.values,
    sensitive: {},
  });
  expect(handed).toMatchObject({ outcome: 'saved', status: 'not-reached' });
  expect(errors()).toMatchObject([
    { msg: 'application not handed to the lender', tenant: 'north', lead: leadId },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/Alex|a-credential/);
  await service.close();
  await rm(dataDir, { recursive: true });
});
