import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RejectedEntry } from '../entities/read-entities.ts';
import { httpDashboard, type HttpDashboardOptions } from './http-dashboard.ts';

const credential = 'a-credential-that-nobody-may-read';
type Answer = (url: URL, init: RequestInit) => Promise<Response> | Response;

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** A dashboard whose network is a function. */
function dashboard(answer: Answer, more: Partial<HttpDashboardOptions> = {}) {
  const asked: { url: URL; init: RequestInit }[] = [];
  const rejected: RejectedEntry[] = [];
  const ports = httpDashboard({
    baseUrl: 'https://dashboard.example/v1/',
    websiteId: 'site/7',
    credential,
    report: (entry) => rejected.push(entry),
    fetch: async (url, init) => {
      asked.push({ url: url as URL, init: init! });
      return answer(url as URL, init!);
    },
    ...more,
  });
  return { ...ports, asked, rejected };
}

const never: Answer = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal!.addEventListener('abort', () => reject(signal!.reason as Error));
  });

describe('the dashboard over HTTP', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Outcome of a promise while the fake clock runs, and how long it took. */
  async function within<T>(promise: Promise<T>) {
    const started = Date.now();
    const settled = promise.then(
      (value) => ({ value, took: Date.now() - started }),
      (error: unknown) => ({ error, took: Date.now() - started }),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    return (await settled) as { value?: T; error?: unknown; took: number };
  }

  it("API-2: asks the site's paths with the credential, and follows no redirect", async () => {
    const { asked, team } = dashboard(() => json([{ id: '1', slug: 'ann', name: 'Ann' }]));
    expect(await team.all()).toEqual([{ id: '1', slug: 'ann', name: 'Ann' }]);
    expect(asked[0]!.url.href).toBe('https://dashboard.example/v1/websites/site%2F7/team.json');
    expect(asked[0]!.init).toMatchObject({
      redirect: 'manual',
      headers: { authorization: `Bearer ${credential}` },
    });
  });

  it('API-2: a source that hangs is given up within the time that a page has', async () => {
    const { team, asked } = dashboard(never);
    const { error, took } = await within(team.all());
    expect(error).toMatchObject({ name: 'SourceFailure', source: 'team', kind: 'timeout' });
    expect(took).toBeLessThanOrEqual(1_300);
    expect(asked).toHaveLength(2);
  });

  it('API-2: a body that never ends is given up too', async () => {
    const { team } = dashboard(
      (_, { signal }) =>
        new Response(
          new ReadableStream({
            start: (controller) => signal!.addEventListener('abort', () => controller.error()),
          }),
        ),
    );
    const { error, took } = await within(team.all());
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(took).toBeLessThanOrEqual(1_300);
  });

  it('API-2: a failed attempt is made again once', async () => {
    const answers = [json({}, 503), json([])];
    const { brands } = dashboard(() => answers.shift()!);
    expect((await within(brands.all())).value).toEqual([]);
  });

  it('API-2: five failures in a row open the circuit of a source, and of no other', async () => {
    const { team, models, asked } = dashboard(({ pathname }) =>
      pathname.endsWith('team.json') ? json({}, 500) : json([]),
    );
    const kinds: unknown[] = [];
    for (let visit = 0; visit < 4; visit++) {
      const failed = team.all().catch((error: { kind: string }) => kinds.push(error.kind));
      await vi.advanceTimersByTimeAsync(100);
      await failed;
    }
    expect(kinds).toEqual(['unreachable', 'unreachable', 'resting', 'resting']);
    expect(asked).toHaveLength(5);
    expect(await models.all()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await within(team.all())).error).toMatchObject({ source: 'team' });
    expect(asked.length).toBeGreaterThan(5);
  });

  it.each([
    ['text', () => new Response('<html>Sorry</html>')],
    ['nothing', () => new Response('')],
    ['another shape', () => json({ people: [] })],
    ['a list in which nothing fits', () => json([{ id: 1 }, null])],
    ['more than anyone would send', () => json('x'.repeat(3_000))],
  ])('API-2: a reply of %s is garbage, and is not asked for again', async (_, answer) => {
    const { team, asked } = dashboard(answer, { maxBytes: 2_000 });
    expect((await within(team.all())).error).toMatchObject({ kind: 'garbage' });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['an array', '['.repeat(200_000) + ']'.repeat(200_000)],
    [
      'a property that nobody knows',
      `[{"id":"1","slug":"a","name":"A","x":${'[1,'.repeat(9_000)}1${']'.repeat(9_000)}}]`,
    ],
  ])('API-2: %s of thousands of levels is a failure of its source', async (_, text) => {
    const { team } = dashboard(() => new Response(text));
    expect((await within(team.all())).error).toMatchObject({ source: 'team', kind: 'garbage' });
  });

  it('API-2: useless replies open the circuit as well, without a second attempt', async () => {
    const { team, asked } = dashboard(() => new Response('<html>'));
    const kinds: unknown[] = [];
    for (let visit = 0; visit < 7; visit++)
      await team.all().catch((error: { kind: string }) => kinds.push(error.kind));
    expect(kinds).toEqual([...Array.from({ length: 5 }, () => 'garbage'), 'resting', 'resting']);
    expect(asked).toHaveLength(5);
  });

  it('API-2: one bad entry costs itself alone, and is reported without its content', async () => {
    const { team, rejected } = dashboard(() =>
      json({
        team: [
          { id: '1', slug: 'ann', name: 'Ann' },
          { id: '2', slug: 'Not A Slug', name: 'Secret Name' },
        ],
      }),
    );
    expect(await team.all()).toHaveLength(1);
    expect(rejected).toMatchObject([{ source: 'team', index: 1, pointer: '/slug' }]);
    expect(JSON.stringify(rejected)).not.toMatch(/Not A Slug|Secret Name/);
  });

  it('API-2: properties that nobody knows are dropped', async () => {
    const { brands } = dashboard(() =>
      json({ id: '1', name: 'Kestrel', sales_rank: 3, logo: { url: '/assets/k.svg', dpi: 300 } }),
    );
    expect(await brands.bySlug('kestrel')).toEqual({
      id: '1',
      name: 'Kestrel',
      logo: { url: '/assets/k.svg' },
    });
  });

  it('API-2: what is not there is undefined; what is refused is a failure', async () => {
    const { models } = dashboard(() => json({}, 404));
    expect(await models.byId(7)).toBeUndefined();
    const { models: closed } = dashboard(() => json({}, 403));
    expect((await within(closed.byId(7))).error).toMatchObject({ kind: 'refused' });
    const moved = () => new Response(null, { status: 302, headers: { location: '/' } });
    expect((await within(dashboard(moved).models.byId(7))).error).toMatchObject({
      kind: 'refused',
    });
  });

  it.each([404, 403, 302, 500])(
    'API-2: the body of a reply with %i is not left open, however long it is',
    async (status) => {
      let closed = 0;
      const endless = () =>
        new ReadableStream({
          pull: (to) => to.enqueue(new Uint8Array(1_000)),
          cancel: () => void closed++,
        });
      const { brands } = dashboard(() => new Response(endless(), { status }));
      const { took } = await within(brands.bySlug('ostara'));
      expect(took).toBeLessThan(1_000);
      expect(closed).toBe(status === 500 ? 2 : 1);
    },
  );

  it('REV-1: asks for the reviews of a website and profile', async () => {
    const summary = { reviews: [{ rating: 5 }], count: 1, average_rating: 5 };
    const { reviews, asked } = dashboard(() => json(summary));
    expect(await reviews.summary({ websiteId: 7, gmbId: 'North & Co' })).toEqual(summary);
    expect(asked[0]!.url.pathname + asked[0]!.url.search).toBe(
      '/v1/api/reviews?websiteId=7&gmbId=North+%26+Co',
    );
  });

  it('API-1: lists promotions in the dashboard’s order, shaped like offers', async () => {
    const list = ['b', 'a'].map((id) => ({ id, heading: `Free service ${id}` }));
    const { asked, promotions } = dashboard(() => json(list));
    expect(await promotions.all()).toEqual(list);
    expect(asked[0]!.url.pathname).toBe('/v1/websites/site%2F7/promotions.json');
  });

  it('DSH-1: lists websites with their places', async () => {
    const { locations } = dashboard(() =>
      json([
        {
          id: 4,
          name: 'North',
          url: 'javascript:alert(1)',
          locations: [{ id: '1', name: 'Yard' }],
        },
        { id: 5, name: 'Broken', locations: 'none' },
      ]),
    );
    expect(await locations.network()).toEqual([
      { id: 4, name: 'North', locations: [{ id: '1', name: 'Yard' }] },
    ]);
  });

  it('API-3: users carry nothing but what the port names', async () => {
    const { users, asked } = dashboard(() =>
      json({ users: [{ id: 1, name: 'Ann', email: 'ann@dealer.example', password_hash: 'x' }] }),
    );
    expect(await users.ofWebsite(7)).toEqual([{ id: 1, name: 'Ann', email: 'ann@dealer.example' }]);
    expect(asked[0]!.url.pathname).toBe('/v1/websites/7/users.json');
  });

  it('API-3: no failure contains the credential', async () => {
    const errors: unknown[] = [];
    const throwing: Answer = (url, init) => {
      throw Object.assign(new Error(`cannot reach ${url.href}`), { init });
    };
    for (const answer of [throwing, () => json({}, 401), () => new Response('no')])
      errors.push((await within(dashboard(answer).team.all())).error);
    const real = httpDashboard({
      baseUrl: 'http://127.0.0.1:1',
      websiteId: 1,
      credential: `${credential}\n`,
    });
    errors.push((await within(real.team.all())).error);
    for (const error of errors) {
      expect(error).toMatchObject({ name: 'SourceFailure' });
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(credential);
    }
  });
});
