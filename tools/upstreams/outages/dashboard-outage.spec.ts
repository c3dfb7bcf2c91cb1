import path from 'node:path';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { ReviewsQuery } from '@forecourt/dealership';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDashboard, type DashboardWebsite } from '../dashboard.ts';
import { redirectTarget, type Fault } from '../fault.ts';
import { websiteOf } from '../tenant-files.ts';
import type { Upstream } from '../upstream.ts';
import {
  headings,
  outageTenant,
  reviewProfile,
  standing,
  startOutageSite,
  type OutageSite,
  type Source,
} from './outage-site.ts';

const credential = 'a-credential-that-nobody-may-read';
const environment = () => ({
  FORECOURT_DASHBOARD_TOKEN: credential,
  FORECOURT_DASHBOARD_HOSTS: new URL(dashboard.url).host,
});
const every = Object.keys(headings) as Source[];
/** The sources that are asked at the dashboard, under the names of its routes. */
const sources = ['team', 'reviews', 'locations', 'brands', 'models'] as const;
const allBut = (...gone: readonly Source[]) => every.filter((source) => !gone.includes(source));

let website: DashboardWebsite;
let dashboard: Upstream;
let tenant: TenantSnapshot;
let site: OutageSite;

beforeAll(async () => {
  const found = await websiteOf(path.join(import.meta.dirname, '../../../tenants/harbour-city'));
  const all = await found.data.reviews.summary({ websiteId: found.id });
  const reviews = {
    summary: async ({ gmbId }: ReviewsQuery) => (gmbId === reviewProfile ? all : undefined),
  };
  website = { ...found, data: { ...found.data, reviews } };
});
beforeEach(async () => {
  // What is slow stays so for the length of a test.
  dashboard = await startDashboard({ credential, websites: [website], after: () => {} });
  tenant = await outageTenant(dashboard.url);
  site = await startOutageSite(environment(), [tenant]);
});
afterEach(async () => {
  await dashboard.close();
  await site.close();
});

/** The page when its sources are well or fail by themselves. */
async function page(): Promise<Source[]> {
  const { status, text } = await site.ask('/all');
  expect([status, text.includes('This block needs no data')]).toEqual([200, true]);
  return standing(text);
}

/** Nothing that was logged holds the credential or anybody's name. */
function expectDiscretion(): void {
  expect(site.logged()).not.toContain(credential);
  for (const { name } of website.users) expect(site.logged()).not.toContain(name);
}

describe('a dashboard that is well', () => {
  it('API-2: fills every block, asked with the credential of the environment', async () => {
    expect(await page()).toEqual(every);
    expect(site.logged()).toBe('');
  });
});

/** The page without this one source, which never answers. */
async function silent(fault: Fault, source: (typeof sources)[number]): Promise<void> {
  dashboard.fail(fault, source);
  const others = site.settled(allBut(source));
  const asked = dashboard.next(source);
  const answer = page();
  await Promise.all([others, asked]);
  site.ring();
  expect(await answer).toEqual(allBut(source));
  expect(site.budgets.map(({ milliseconds }) => milliseconds)).toEqual([1500]);
  expect(site.logged()).toContain(`"source":"${source}","reason":"timeout"`);
  expectDiscretion();
}

/** The page without this one source, which fails, and with it once it is well. */
async function failing(fault: Fault, source: (typeof sources)[number], reason: string) {
  dashboard.fail(fault, source);
  expect(await page()).toEqual(allBut(source));
  expect(site.logged()).toContain(`"source":"${source}","reason":"${reason}"`);
  expect(dashboard.arrivals.filter((each) => each.path === redirectTarget)).toEqual([]);
  expectDiscretion();
  dashboard.heal();
  expect(await page()).toEqual(every);
}

describe.each(sources)('when the dashboard is ill with its %s', (source) => {
  it('TEN-7: a source that is slow costs its own block alone, after a second and a half', () =>
    silent('slow', source));

  it.each<[Fault, string]>([
    ['dead', 'unreachable'],
    ['not-json', 'garbage'],
    ['wrong-types', 'garbage'],
  ])('API-2: a source that is %s costs its own block alone and is logged as %s', (fault, reason) =>
    failing(fault, source, reason),
  );
});

describe('when the dashboard is ill in other ways', () => {
  it('TEN-7: a source that stops within its reply costs its own block alone, after a second and a half', () =>
    silent('stalled', 'team'));

  it.each<[Fault, string]>([
    ['half', 'unreachable'],
    ['error', 'unreachable'],
    ['refused', 'refused'],
    ['huge', 'garbage'],
    ['redirect', 'refused'],
  ])('API-2: a source that is %s costs its own block alone and is logged as %s', (fault, reason) =>
    failing(fault, 'team', reason),
  );
});

describe('a dashboard that refuses connections', () => {
  it('TEN-7: leaves out the blocks of its data; others are unaffected', async () => {
    await dashboard.close();
    expect(await page()).toEqual(['search']);
    expect(site.logged()).toContain('"source":"team","reason":"unreachable"');
    expectDiscretion();
    await dashboard.open();
    expect(await page()).toEqual(every);
  });

  it('API-2: cached responses are used meanwhile, and the log names the cause', async () => {
    expect(await page()).toEqual(every);
    await dashboard.close();
    site.turnClock(6 * 60_000);
    expect(await page()).toEqual(every);
    await vi.waitFor(() => expect(site.logged()).toContain('team: unreachable'), {
      interval: 5,
      timeout: 60_000,
    });
    expectDiscretion();
  });
});

describe('cached responses', () => {
  it('API-2: a page shows changes at the dashboard once the cached response has expired', async () => {
    const cached = await startOutageSite(environment(), [tenant], { pageCacheMb: 8 });
    const shows = async (name: string) => (await cached.ask('/all')).text.includes(name);
    await cached.ask('/all');
    const [member] = await website.data.team.all();
    const team = [{ ...member, name: 'Somebody New' }];
    dashboard.answer('team', { status: 200, body: { team } });
    expect(await shows('Somebody New')).toBe(false);
    cached.turnClock(5 * 60_000 + 1);
    // The page in the cache is as old: any question renews the answer, which makes it another version.
    await cached.data.of(tenant).team.all();
    await vi.waitFor(async () => expect(await shows('Somebody New')).toBe(true), {
      interval: 5,
      timeout: 60_000,
    });
    await cached.close();
  });

  it('API-2: an edit of the site forgets neither answers nor that a source is ill', async () => {
    await page();
    const asked = dashboard.arrivals.length;
    site.change({ ...tenant, version: '2' });
    expect(await page()).toEqual(every);
    expect(dashboard.arrivals).toHaveLength(asked);
  });
});

describe('the credential', () => {
  it('API-3: is sent to no host that the operator has not named, and the log says so', async () => {
    const careful = await startOutageSite(
      { ...environment(), FORECOURT_DASHBOARD_HOSTS: 'dashboard.example' },
      [tenant],
    );
    const { text } = await careful.ask('/all');
    expect(standing(text)).toContain('search');
    expect(dashboard.arrivals).toEqual([]);
    expect(careful.logged()).toContain('FORECOURT_DASHBOARD_HOSTS does not name');
    await careful.close();
  });

  it.each([
    'mailto:dashboard@example.com',
    'https://user:word@dashboard.example',
    'https://dashboard.example/?key=1',
  ])('API-3: %s is no dashboard: the files answer, and the log says why', async (dashboardHost) => {
    site.change({ ...tenant, site: { ...tenant.site, integrations: { dashboardHost } } });
    expect(await page()).toContain('search');
    expect(site.logged()).toContain('integrations.dashboardHost must');
    expect(dashboard.arrivals).toEqual([]);
  });

  it('API-3: without one the files answer', async () => {
    const bare = await startOutageSite({}, [tenant]);
    expect(standing((await bare.ask('/all')).text)).toContain('search');
    expect(bare.logged()).toContain('FORECOURT_DASHBOARD_TOKEN holds no credential');
    expect(dashboard.arrivals).toEqual([]);
    await bare.close();
  });

  it('API-3: users are for the server alone: it has them, no page and no call does', async () => {
    const users = await site.data.of(tenant).users.ofWebsite(tenant.site.id);
    expect(users).toHaveLength(website.users.length);
    const asked = dashboard.arrivals.filter(({ route }) => route === 'users').length;
    for (const target of ['/api/users', '/users.json', `/websites/${tenant.site.id}/users.json`]) {
      expect((await site.ask(target)).status).toBe(404);
    }
    const replies = await Promise.all(
      ['/all', '/api/manufacturer-locations', '/api/openapi.json', '/sitemap.xml'].map(site.ask),
    );
    expect(replies.map(({ text }) => text).join()).not.toContain(credential);
    expect(dashboard.arrivals.filter(({ route }) => route === 'users')).toHaveLength(asked);
  });
});
