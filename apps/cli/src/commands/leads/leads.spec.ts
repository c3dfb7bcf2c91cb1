import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  Intake,
  openLeadsDatabase,
  createEncryptor,
  SqlHandOffStore,
  SqlLeadStore,
} from '@forecourt/leads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';

const typed = {
  name: 'Quillonia Brackwater',
  phone: '0491 570 156',
  Comments: 'a\u001b[2Jb\nlead c',
};
const birthday = '1979-03-27';

describe('forecourt leads', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-cli-leads-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const leads = (...args: string[]) =>
    callCli(['leads', ...args], { cwd: folder, env: { FORECOURT_DATA_DIR: 'data' } });
  const secret = 'a secret of the tests that is long enough';
  const withSecret = (...args: string[]) =>
    callCli(['leads', ...args], {
      cwd: folder,
      env: { FORECOURT_DATA_DIR: 'data', FORECOURT_SECRET: secret },
    });

  const agreedAt = '2026-05-20T09:59:59.750Z';
  /** Two leads: one dead, one pending. */
  async function keep() {
    const database = await openLeadsDatabase({ dataDir: path.join(folder, 'data') });
    const store = new SqlLeadStore(database);
    const encryptor = createEncryptor([secret]);
    const intake = new Intake({ store, encryptor, route: () => ['crm'] });
    const ids: string[] = [];
    for (const tenant of ['harbour', 'kauri']) {
      const answer = await intake.accept({
        ...{ tenant, form: 'finance', page: '/finance', category: 'Finance Enquiry' },
        ...{ status: 'Complete', values: typed, sensitive: { dateOfBirth: birthday } },
        consents: [{ name: 'privacy', wording: 'I agree.', given: true, at: agreedAt }],
      });
      if (answer.outcome === 'accepted') ids.push(answer.leadId);
    }
    const now = Date.now();
    const claim = { now, leaseUntil: now + 1, lease: 'test', limit: 9, except: [] };
    for (const { id, tenant, lease } of await store.claim(claim)) {
      const state = tenant === 'harbour' ? 'dead' : 'pending';
      await store.settle({ id, lease, at: now, state, dueAt: now, failure: 'HTTP 500' });
    }
    await database.close();
    return ids as [dead: string, pending: string];
  }

  it('API-4: list shows dead deliveries and why, without a word that was typed', async () => {
    const [dead, pending] = await keep();
    const listed = await leads('list');
    expect(listed.code).toBe(0);
    expect(listed.stdout).toMatch(new RegExp(`${dead}\\.1\\.crm +harbour +dead .* 1 +HTTP 500\n$`));
    expect(listed.stdout).not.toContain(pending);
    const all = await leads('list', '--state', 'all', '--format', 'json');
    const { deliveries } = JSON.parse(all.stdout) as { deliveries: { leadId: string }[] };
    expect(deliveries.map(({ leadId }) => leadId).sort()).toEqual([dead, pending].sort());
    for (const { stdout, stderr } of [listed, all])
      for (const text of [...Object.values(typed), birthday])
        expect(stdout + stderr).not.toContain(text);
    expect((await leads('list', '--tenant', 'kauri')).stderr).toBe('No dead deliveries.\n');
    const misspelt = await leads('list', '--destination', 'crn');
    expect(misspelt.stderr).toContain('check --tenant and --destination');
    for (const state of ['superseded', 'erased', 'unassigned'])
      expect((await leads('list', '--state', state)).stderr).toMatch(`No ${state} `);
  });

  it('API-4: sensitive answers are shown to who asks for them and has the secret, and that is noted', async () => {
    const [dead] = await keep();
    const refused = await leads('show', dead, '--sensitive');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('set FORECOURT_SECRET');
    expect((await leads('audit')).stderr).toBe('No entries.\n');
    expect((await withSecret('show', dead)).stdout).not.toContain(birthday);
    expect((await withSecret('show', dead, '--sensitive')).stdout).toContain(
      `dateOfBirth: ${birthday}`,
    );
    const json = await withSecret('show', dead, '--sensitive', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      lead: { revisions: [{ sensitive: { dateOfBirth: birthday } }] },
    });
    const { stdout } = await leads('audit', '--lead', dead);
    expect(stdout.match(new RegExp(`sensitive-shown +harbour +${dead}`, 'g'))).toHaveLength(2);
    expect(stdout).not.toContain(birthday);
    const unusable = await callCli(['leads', 'show', dead, '--sensitive'], {
      cwd: folder,
      env: { FORECOURT_DATA_DIR: 'data', FORECOURT_SECRET: `${secret},` },
    });
    expect([unusable.code, unusable.stderr]).toEqual([
      2,
      expect.stringContaining('FORECOURT_SECRET must not have an empty part'),
    ]);
    const wrong = await callCli(['leads', 'show', dead, '--sensitive'], {
      cwd: folder,
      env: { FORECOURT_DATA_DIR: 'data', FORECOURT_SECRET: 'another secret that is just as long' },
    });
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
  });

  it('FRM-16: export and erase one person’s data, by phone or lead, and note both', async () => {
    const [dead, pending] = await keep();
    const found = await withSecret('export', '--phone', '+61 491 570 156', '--tenant', 'harbour');
    expect(found.code).toBe(0);
    expect(JSON.parse(found.stdout)).toMatchObject({
      version: 1,
      leads: [
        {
          ...{ id: dead, tenant: 'harbour' },
          revisions: [{ fields: typed, sensitive: { dateOfBirth: birthday } }],
          deliveries: [{ state: 'dead' }],
        },
      ],
    });
    expect((await leads('export', dead)).stdout).toContain('"sensitive": "encrypted"');
    expect((await leads('erase', dead, pending, '--dry-run')).stdout).toContain(
      'Would erase 2 leads',
    );
    expect((await leads('export')).code).toBe(2);

    const dry = await leads('erase', '--phone', typed.phone, '--dry-run');
    expect(dry.stdout).toContain('Would erase 2 leads');
    const erased = await leads('erase', '--phone', typed.phone, '--tenant', 'harbour');
    expect(erased.stdout).toBe(
      `Erased 1 lead and 0 unfinished forms; cancelled 1 delivery.\n  ${dead}\n`,
    );
    expect((await leads('show', dead)).stdout).toMatch(/Erased \d{4}-/);
    for (const args of [
      ['show', dead],
      ['export', dead],
      ['list', '--state', 'all'],
    ])
      for (const text of [...Object.values(typed), birthday])
        expect((await withSecret(...args)).stdout).not.toContain(text);
    expect((await leads('retry', '--all')).stderr).toContain('0 deliveries');
    expect((await leads('show', pending)).stdout).toContain(typed.name);
    const { entries } = JSON.parse((await leads('audit', '--format', 'json')).stdout) as {
      entries: { action: string; leadId: string }[];
    };
    expect(entries.map(({ action }) => action).sort()).toEqual([
      ...['erased', 'exported', 'exported'],
    ]);
  });

  it('FRM-16: refuses a tenant without a folder and without data, since "0 leads" would read as none left', async () => {
    const [dead] = await keep();
    await mkdir(path.join(folder, 'tenants/harbour-city'), { recursive: true });
    const person = ['--phone', typed.phone];
    for (const args of [
      ['erase', ...person, '--dry-run'],
      ['erase', dead],
      ['export', ...person],
      ['list'],
      ['list', '--state', 'unassigned'],
      ['list', '--lender'],
    ]) {
      const { code, stdout, stderr } = await leads(...args, '--tenant', 'harbour-ctiy');
      expect([args, code, stdout]).toEqual([args, 2, '']);
      expect(stderr).toContain(
        'there is no tenant "harbour-ctiy" in "tenants", and nothing is stored under this name; did you mean "harbour-city"?',
      );
    }
    const ofFolder = await leads('erase', ...person, '--tenant', 'harbour-city');
    expect([ofFolder.code, ofFolder.stdout]).toEqual([
      0,
      expect.stringContaining('Erased 0 leads'),
    ]);
    // A removed tenant, and once more when its leads are erased.
    for (const count of ['1 lead', '0 leads']) {
      const removed = await leads('erase', ...person, '--tenant', 'harbour');
      expect([removed.code, removed.stdout]).toEqual([
        0,
        expect.stringContaining(`Erased ${count}`),
      ]);
    }
  });

  it('FNQ-3: list what the lender does not have, and send again only what never arrived', async () => {
    const [missed, late] = await keep();
    const database = await openLeadsDatabase({ dataDir: path.join(folder, 'data') });
    const handOffs = new SqlHandOffStore(database);
    const places = [
      { tenant: 'harbour', leadId: missed, status: 'not-reached', reason: 'unreachable' },
      { tenant: 'kauri', leadId: late, status: 'unknown', reason: 'timeout' },
    ] as const;
    for (const { status, reason, ...place } of places) {
      await handOffs.begin(place, 1);
      await handOffs.end(place, { status, reason, at: 2 });
    }
    const listed = await leads('list', '--lender');
    expect(listed.code).toBe(0);
    expect(listed.stdout).toMatch(new RegExp(`${missed} +harbour +not-reached +unreachable`));
    expect(listed.stdout).toMatch(new RegExp(`${late} +kauri +unknown +timeout`));
    for (const text of Object.values(typed)) expect(listed.stdout).not.toContain(text);
    const json = await leads('list', '--lender', 'unknown', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({ version: 1, applications: [{ leadId: late }] });

    expect((await leads('resend')).code).toBe(2);
    const refused = await leads('resend', late);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('needs --unknown')]);
    expect((await leads('resend', '--all')).stderr).toMatch(/^1 application is queued/);
    expect(await handOffs.list({ statuses: ['queued'] }, 9, 3)).toMatchObject([{ leadId: missed }]);
    expect((await leads('resend', late, '--unknown')).code).toBe(0);
    expect(await handOffs.list({ statuses: ['queued'] }, 9, 3)).toHaveLength(2);
    expect((await leads('audit')).stdout).toMatch(/resent .*may arrive twice/);
    await database.close();
  });

  it('API-4: show prints one lead, but nothing sealed, and nothing that speaks to the terminal', async () => {
    const [dead] = await keep();
    const { code, stdout } = await leads('show', dead);
    expect(code).toBe(0);
    expect(stdout).toContain('phone: 0491 570 156');
    expect(stdout).toContain('  Comments: a\\u001b[2Jb\n    lead c\n');
    expect(stdout).toContain('agreed: I agree.');
    expect(stdout).toContain('sealed: dateOfBirth');
    expect(stdout).toContain('HTTP 500');
    const json = (await leads('show', dead, '--format', 'json')).stdout;
    expect(JSON.parse(json)).toMatchObject({ lead: { id: dead, revisions: [{ fields: typed }] } });
    expect(stdout + json).not.toContain(birthday);
    expect(await leads('show', 'nobody')).toMatchObject({
      code: 2,
      stderr: 'forecourt: there is no lead nobody\n',
    });
  });

  it('API-4: retry makes dead deliveries due again, one or all', async () => {
    const [dead, pending] = await keep();
    const one = await leads('retry', `${dead}.1.crm`);
    expect(one).toMatchObject({ code: 0, stderr: '1 delivery is due again.\n' });
    expect((await leads('list')).stdout).toBe('');
    expect((await leads('retry', '--all')).stderr).toBe('0 deliveries are due again.\n');
    const two = await leads('retry', '--all', '--pending');
    expect(two.stderr).toBe('2 deliveries are due again.\n');
    const pushed = await leads('retry', `${pending}.1.crm`);
    expect(pushed).toMatchObject({ code: 0, stderr: '1 delivery is due again.\n' });
    const typo = await leads('retry', '--all', '--destination', 'crn');
    expect(typo).toMatchObject({ code: 2, stderr: expect.stringContaining('check --tenant') });
    const missed = await leads('retry', `${pending}.2.crm`);
    expect(missed.code).toBe(2);
    expect(missed.stderr).toContain(`neither dead nor waiting, or not there: ${pending}.2.crm`);
  });

  it('API-4: leads that were stored without a destination are listed, and queued for one', async () => {
    const database = await openLeadsDatabase({ dataDir: path.join(folder, 'data') });
    const store = new SqlLeadStore(database);
    const intake = new Intake({ store, encryptor: createEncryptor([secret]), route: () => [] });
    await intake.accept({
      ...{ tenant: 'aaa', form: 'contact', page: '/', category: 'General Enquiry' },
      ...{ status: 'Complete', values: typed },
    });
    await database.close();
    expect((await leads('list', '--state', 'all')).stdout).toBe('');
    const { stdout } = await leads('list', '--state', 'unassigned', '--tenant', 'aaa');
    expect(stdout).toMatch(/\n\S+ +aaa +contact +Complete +\d{4}-/);
    for (const text of Object.values(typed)) expect(stdout).not.toContain(text);
    const json = await leads('list', '--state', 'unassigned', '--format', 'json');
    expect(JSON.parse(json.stdout)).toMatchObject({ version: 1, leads: [{ tenant: 'aaa' }] });
    expect((await leads('assign', '--tenant', 'aaa')).code).toBe(2);
    const crm = { kind: 'webhook', url: 'https://crm.example/leads', secret };
    const assign = (destinations: object, tenant: string, destination: string) =>
      callCli(['leads', 'assign', '--tenant', tenant, '--destination', destination], {
        cwd: folder,
        env: {
          FORECOURT_DATA_DIR: 'data',
          FORECOURT_LEAD_DESTINATIONS: JSON.stringify(destinations),
        },
      });
    for (const [destinations, tenant, destination, known] of [
      [{ aaa: { crm, yard: crm } }, 'aaa', 'crn', ', which has crm, yard;'],
      [{ aaa: { crm } }, 'aab', 'crm', 'destination of aab;'],
      [{}, 'constructor', 'name', 'set FORECOURT_LEAD_DESTINATIONS'],
      [{ aaa: { crm } }, 'aaa', 'visitor', ', which has crm;'],
    ] as const)
      expect(await assign(destinations, tenant, destination)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(known),
      });
    const assigned = await assign({ aaa: { crm } }, 'aaa', 'crm');
    expect(assigned).toMatchObject({ code: 0, stderr: '1 lead is due to crm.\n' });
    expect((await leads('list', '--state', 'pending')).stdout).toContain('.1.crm');
    expect((await leads('list', '--state', 'unassigned')).stderr).toBe('No unassigned leads.\n');
  });

  it('API-4: leads are moved to DATABASE_URL alone', async () => {
    await keep();
    const moved = await leads('move');
    expect(moved).toMatchObject({ code: 2, stderr: expect.stringContaining('set DATABASE_URL') });
    const down = await callCli(['leads', 'move'], {
      cwd: folder,
      env: { FORECOURT_DATA_DIR: 'data', DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/none' },
    });
    expect(down).toMatchObject({ code: 2, stderr: expect.stringContaining('ECONNREFUSED') });
    expect((await leads('list', '--state', 'all')).stdout).toContain('harbour');
  });

  it('API-4: says what is wrong with how it was called, and makes no store', async () => {
    expect((await leads('retry')).stderr).toContain('say which deliveries');
    expect((await leads('retry', 'x', '--all')).code).toBe(2);
    const none = await leads('list');
    expect(none.code).toBe(2);
    expect(none.stderr).toContain(`there are no leads in ${path.join(folder, 'data')}`);
    expect((await leads('list')).stderr).toBe(none.stderr);
    const unreachable = await callCli(['leads', 'list'], {
      cwd: folder,
      env: { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/none' },
    });
    expect(unreachable.code).toBe(2);
    expect(unreachable.stderr).toContain('can’t be reached (ECONNREFUSED)');
    expect(unreachable.stderr).not.toContain('hidden');
    const wrong = await callCli(['leads', 'list'], {
      cwd: folder,
      env: { DATABASE_URL: 'hidden' },
    });
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      expect.stringContaining('DATABASE_URL must be'),
    ]);
    expect(wrong.stderr).not.toContain('hidden');
  });
});
