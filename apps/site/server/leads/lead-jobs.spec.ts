import { setImmediate as turn } from 'node:timers/promises';
import {
  HandOff,
  Intake,
  openSqlite,
  createEncryptor,
  SqlHandOffStore,
  SqlLeadStore,
  defaultRetention,
  type Application,
  type SqlDatabase,
} from '@forecourt/leads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLeadJobs } from './lead-jobs.ts';
import { retentionPolicies } from './retention-policies.ts';

const day = 24 * 60 * 60_000;
const lead = {
  ...{ tenant: 'north', form: '/finance#loan', page: '/finance', category: 'Finance Enquiry' },
  ...{ values: { name: 'Ann', email: 'ann@mail.example' }, status: 'Complete' as const },
  sensitive: { dateOfBirth: '1990-02-28' },
} as const;

describe('the jobs of leads', () => {
  let database: SqlDatabase;
  beforeEach(async () => {
    database = await openSqlite(':memory:');
  });
  afterEach(() => database.close());
  const encryptor = createEncryptor(['a secret of the tests that is long enough']);
  const parts = () => {
    const store = new SqlLeadStore(database);
    const handOffs = new SqlHandOffStore(database);
    const logged: unknown[][] = [];
    const say = (...args: unknown[]) => void logged.push(args);
    return {
      ...{ database, store, logged, handOffs, onAmended: () => undefined },
      health: { works: () => true, written: () => undefined },
      intake: new Intake({ store, encryptor, route: () => ['crm'] }),
      handOff: new HandOff({ store: handOffs, encryptor }),
      log: { info: say, warn: say } as never,
    };
  };
  const until = async (check: () => Promise<boolean>) => {
    while (!(await check())) await turn();
  };

  it('FNQ-3: the server sends what an operator queued to the lender, and adds the answer', async () => {
    const jobs = parts();
    const { leadId } = (await jobs.intake.accept({ ...lead, lender: { status: 'pending' } })) as {
      leadId: string;
    };
    const place = { tenant: 'north', leadId };
    await jobs.handOffs.begin(place, 1);
    await jobs.handOffs.end(place, { status: 'not-reached', reason: 'unreachable', at: 2 });
    expect(await jobs.handOffs.queue(place, Date.now(), false)).toBe(true);
    const sent: Application[] = [];
    const stop = startLeadJobs({
      ...jobs,
      lending: {
        lenderOf: () => ({
          apply: async (application) => {
            sent.push(application);
            return { outcome: 'accepted', customerKey: 'K-1' };
          },
          dealershipOfCar: async (carId) => `dealership of ${carId}`,
        }),
        carIdOf: (_, { name }) => `the car of ${String(name)}`,
      },
    });
    await until(async () => (await jobs.store.read(leadId))!.revisions.length === 2);
    await stop();
    expect(sent).toEqual([
      {
        ...{ ...lead.values, ...lead.sensitive, lead_id: leadId },
        taurus_dealership_id: 'dealership of the car of Ann',
      },
    ]);
    const { revisions } = (await jobs.store.read(leadId))!;
    expect(JSON.parse(revisions[1]!.content)).toMatchObject({
      lender_status: 'accepted',
      fields: { taurus_dealership_id: 'dealership of the car of Ann' },
      withheld: expect.arrayContaining(['taurus_customer_key']),
    });
    expect(revisions[1]!.content).not.toContain('K-1');
    expect(jobs.logged).toEqual([
      [expect.objectContaining({ lead: leadId, status: 'accepted' }), expect.any(String)],
    ]);
    expect(JSON.stringify(jobs.logged)).not.toMatch(/Ann|1990/);
  });

  it('FRM-16: the server erases what is over by each tenant’s own settings, and no other tenant’s', async () => {
    const jobs = parts();
    const old = Date.now() - 20 * day;
    const intake = new Intake({
      store: jobs.store,
      encryptor,
      now: () => old,
      route: () => ['crm'],
    });
    const ids: string[] = [];
    for (const tenant of ['north', 'long', 'gone']) {
      const accepted = await intake.accept({ ...lead, tenant, status: 'partial' });
      ids.push((accepted as { leadId: string }).leadId);
    }
    const site = (unfinishedLeadDays?: number) =>
      ({
        settings: unfinishedLeadDays === undefined ? {} : { privacy: { unfinishedLeadDays } },
      }) as never;
    const policies = retentionPolicies([
      { slug: 'north', site: site() },
      { slug: 'long', site: site(60) },
    ]);
    expect(policies.get('north')).toEqual(defaultRetention);
    const stop = startLeadJobs({ ...jobs, retention: () => policies });
    await until(async () => jobs.logged.length > 0);
    await stop();
    const erased = await Promise.all(
      ids.map(async (id) => (await jobs.store.read(id))!.erasedAt !== undefined),
    );
    expect(erased).toEqual([true, false, false]);
    expect(jobs.logged).toEqual([[{ tenant: 'north', leads: 1, answers: 0 }, expect.any(String)]]);
  });

  it('WEB-5 FNQ-6: what has expired is deleted at once, stopping waits for that, and a bug is logged', async () => {
    const jobs = parts();
    const deleting = Promise.withResolvers<void>();
    const stopping = startLeadJobs({ ...jobs, deleteExpired: () => deleting.promise })();
    let stopped = false;
    void stopping.then(() => (stopped = true));
    await turn();
    expect(stopped).toBe(false);
    deleting.resolve();
    await stopping;
    expect(jobs.logged).toEqual([]);
    const err = new TypeError('a bug');
    await startLeadJobs({ ...jobs, deleteExpired: () => Promise.reject(err) })();
    expect(jobs.logged).toEqual([[{ err }, 'what has expired could not be deleted']]);
  });

  it('OPS-5: a store that was full counts as working once as much as a lead can be written', async () => {
    const jobs = parts();
    const run = (statement: string) => database.transaction((each) => each(statement));
    let written = 0;
    const health = { works: () => false, written: () => void written++ };
    // Stopping waits for the attempt that begins with the jobs.
    const attempt = () => startLeadJobs({ ...jobs, health })();
    await run('pragma max_page_count = 1');
    await attempt();
    expect(written).toBe(0);
    await run('pragma max_page_count = 1000000');
    await attempt();
    expect(written).toBe(1);
    expect(await run('select * from used_tokens')).toEqual([]);
    await startLeadJobs({ ...jobs, health: { ...health, works: () => true } })();
    expect(written).toBe(1);
    expect(jobs.logged).toEqual([]);
  });
});
