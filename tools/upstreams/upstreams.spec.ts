import path from 'node:path';
import { httpDashboard, httpPlaces, type DealershipPorts } from '@forecourt/dealership';
import { webhook } from '@forecourt/leads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isSigned, startCrm } from './crm.ts';
import { startDashboard, type DashboardWebsite } from './dashboard.ts';
import { redirectTarget, type Fault } from './fault.ts';
import { startLender } from './lender.ts';
import { startMaps } from './maps.ts';
import { websiteOf } from './tenant-files.ts';
import type { Upstream } from './upstream.ts';

const credential = 'a-credential';
const tenants = path.join(import.meta.dirname, '../../tenants');
/** Patient enough for a busy machine. */
const limits = { attempt: 10_000, total: 10_000, failures: 100 };
/** Timeouts that give up at once on a source that never answers. */
const hasty = { attempt: 20, total: 20 };

let website: DashboardWebsite;
let dashboard: Upstream;
let ports: DealershipPorts;
const running: Upstream[] = [];
const keep = async (upstream: Promise<Upstream>) => {
  running.push(await upstream);
  return upstream;
};

beforeAll(async () => {
  website = await websiteOf(path.join(tenants, 'harbour-city'));
  dashboard = await keep(startDashboard({ credential, websites: [website], after: () => {} }));
  ports = httpDashboard({ baseUrl: dashboard.url, websiteId: website.id, credential, limits });
});
afterEach(() => running.forEach((each) => each.heal()));
afterAll(() => Promise.all(running.map((each) => each.close())));

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error as { kind?: string }).kind,
  );

describe('the dashboard', () => {
  it.each<[string, (ports: DealershipPorts) => Promise<unknown>]>([
    ['models', ({ models }) => models.all()],
    ['brands', ({ brands }) => brands.all()],
    ['team', ({ team }) => team.all()],
    ['locations', ({ locations }) => locations.own()],
    ['network', ({ locations }) => locations.network()],
    ['promotions', ({ promotions }) => promotions.all()],
    ['reviews', ({ reviews }) => reviews.summary({ websiteId: website.id })],
    ['unknown reviews', ({ reviews }) => reviews.summary({ websiteId: website.id, gmbId: '?' })],
    ['no model', ({ models }) => models.byId('none')],
    ['no brand', ({ brands }) => brands.bySlug('none')],
  ])('API-2: gives the same %s over HTTP as the files', async (_, ask) => {
    expect(await ask(ports)).toEqual(await ask(website.data));
  });

  it('API-2: gives one model and one brand by themselves', async () => {
    const [model] = await website.data.models.all();
    const [brand] = await website.data.brands.all();
    expect(await ports.models.byId(String(model!.id))).toEqual(model);
    expect(await ports.brands.bySlug(brand!.slug ?? String(brand!.id))).toEqual(brand);
  });

  it('API-3: gives the users of a website only with the credential', async () => {
    expect(await ports.users.ofWebsite(website.id)).toEqual(
      website.users.map((user) => JSON.parse(JSON.stringify(user)) as unknown),
    );
    const stranger = httpDashboard({ baseUrl: dashboard.url, websiteId: website.id, limits });
    expect(await kindOf(stranger.users.ofWebsite(website.id))).toBe('refused');
    const reply = await fetch(`${dashboard.url}/websites/${website.id}/users.json`);
    expect([reply.status, await reply.text()]).toEqual([401, '{"message":"Unauthorized"}']);
  });

  it.each<[Fault, string]>([
    ['dead', 'unreachable'],
    ['half', 'unreachable'],
    ['error', 'unreachable'],
    ['refused', 'refused'],
    ['redirect', 'refused'],
    ['not-json', 'garbage'],
    ['wrong-types', 'garbage'],
    ['huge', 'garbage'],
    ['slow', 'timeout'],
    ['stalled', 'timeout'],
  ])(
    'API-2: an upstream that is %s is %s to its client, the others answer',
    async (fault, kind) => {
      dashboard.fail(fault, 'team');
      const { team } = httpDashboard({
        ...{ baseUrl: dashboard.url, websiteId: website.id, credential },
        limits: kind === 'timeout' ? hasty : limits,
      });
      expect(await kindOf(team.all())).toBe(kind);
      expect(await kindOf(ports.brands.all())).toBe('answered');
      expect(dashboard.arrivals.filter((each) => each.path === redirectTarget)).toEqual([]);
    },
  );

  it('is made ill and healed through its control endpoint, which explains what it does not know', async () => {
    const put = async (body: unknown) => {
      const reply = await fetch(`${dashboard.url}/__control`, {
        method: 'PUT',
        body: JSON.stringify(body),
      });
      return [reply.status, ((await reply.json()) as { message?: string }).message];
    };
    expect(await put({ fault: 'not-json', route: 'team' })).toEqual([200, undefined]);
    expect(await kindOf(ports.team.all())).toBe('garbage');
    await fetch(`${dashboard.url}/__control`, { method: 'DELETE' });
    expect(await kindOf(ports.team.all())).toBe('answered');
    expect(await put({ fault: 'sleepy' })).toEqual([400, expect.stringContaining('slow, stalled')]);
    expect(await put({ fault: 'slow', route: 'staff' })).toEqual([
      400,
      expect.stringContaining('there is no route "staff"'),
    ]);
  });
});

describe('the lender', () => {
  let lender: Upstream;
  beforeAll(async () => {
    const dealershipOfCar = new Map([['c-1', 'T-9']]);
    const satelliteUrl = 'https://lender.example';
    lender = await keep(startLender({ credential, satelliteUrl, dealershipOfCar }));
  });
  const post = async (target: string, body: unknown) => {
    const headers = { authorization: `Bearer ${credential}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(lender.url + target, init)).json();
  };
  const whole = { name: 'A', last_name: 'B', email: 'a@b.example', dateOfBirth: '1980-01-01' };

  it('FNQ-3: says by field what an application lacks', async () => {
    expect(await post('/send-to-taurus', { ...whole, last_name: '' })).toEqual({
      dataErrors: { last_name: ['Last name is required'], phone: ['Mobile number is required'] },
    });
  });

  it('FNQ-4: says whether the mobile is verified and where the applicant goes on', async () => {
    const status = async (phone: string) => post('/send-to-taurus', { ...whole, phone });
    expect(await status('0400 000 002')).toEqual({
      dealershipId: 'D-1',
      dealerCompanyId: 'C-1',
      customerKey: 'K-0002',
      satellite_site_url: 'https://lender.example',
      mobileVerificationStatus: 'verified',
    });
    expect(await status('0400 000 001')).toMatchObject({ mobileVerificationStatus: 'unverified' });
  });

  it("FNQ-5: knows the lender's dealership of a car", async () => {
    expect(await post('/finance-locations', { carId: 'c-1' })).toEqual({
      taurus_dealership_id: 'T-9',
    });
  });
});

describe('the maps service', () => {
  it('DSH-3: finds the places of the gazetteer for the adapter of maps services', async () => {
    const maps = await keep(startMaps({ credential }));
    const places = httpPlaces({ baseUrl: maps.url, credential, limits });
    const [first] = await places.suggest('fremantle', 3);
    expect(first).toMatchObject({ name: 'Fremantle', state: 'WA' });
    const stranger = httpPlaces({ baseUrl: maps.url, credential: 'other', limits });
    expect(await kindOf(stranger.suggest('fremantle', 3))).toBe('refused');
  });
});

describe('the CRM', () => {
  const secret = `whsec_${Buffer.from('a secret of the tests').toString('base64')}`;
  it('API-4: checks signatures as Standard Webhooks does, by its published example', () => {
    const delivery = {
      headers: {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      },
      body: '{"test": 2432232314}',
    };
    expect(isSigned('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', delivery)).toBe(true);
    expect(isSigned(secret, delivery)).toBe(false);
  });

  it('API-4: accepts signed requests, rejects others, fails on request, and records what it received', async () => {
    const crm = await keep(startCrm({ secret }));
    const deliver = async (key: string) => {
      const lead = { id: 'd-1', content: '{"name":"A"}' };
      const { outcome } = await webhook({ url: `${crm.url}/leads`, secret: key }).deliver(
        lead,
        AbortSignal.timeout(30_000),
      );
      return outcome;
    };
    expect(await deliver(secret)).toBe('delivered');
    expect(await deliver('another secret')).toBe('refused');
    crm.answer('leads', { status: 500, body: {} });
    expect(await deliver(secret)).toBe('failed');
    crm.heal();
    crm.fail('dead');
    expect(await deliver(secret)).toBe('failed');
    crm.heal();
    expect(await deliver(secret)).toBe('delivered');
    expect(crm.arrivals.map(({ body }) => body)).toEqual(Array(5).fill('{"name":"A"}'));
  });
});
