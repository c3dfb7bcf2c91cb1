import type { Car, DealerLocation, TeamMember } from '@forecourt/block-schemas';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { createLogger } from '../log/logger.ts';
import {
  sampleDataOf,
  sampleRenderer,
  startSampleApp,
  type SampleApp,
} from '../testing/sample-app.ts';
import { deadSource, sampleDealerData, silentSource } from '../testing/sample-dealer-data.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';

const car = (slug: string, more: Partial<Car> = {}): Car => ({
  id: `id-${slug}`,
  slug,
  name: `Car ${slug}`,
  make: 'Ostara',
  simple_body: 'SUV',
  price: 30_000,
  status: 'Available',
  ...more,
});

const cars = [
  car('tern'),
  car('gone', { status: 'Sold' }),
  car('gone-too', { status: ' sold', price: 30_000 }),
  car('asks', { price: 0, simple_body: 'suv ' }),
  car('near', { price: 31_000 }),
  car('far', { price: 60_000 }),
  car('wren', { simple_body: 'Hatch', price: 30_000 }),
];
const team: TeamMember[] = [
  { id: '1', slug: 'mele', name: 'Mele', avatar_url: '/a.svg' },
  { id: '1', slug: 'mele-again', name: 'Mele', avatar_url: '/a.svg' },
  { id: '2', slug: 'quiet', name: 'Quiet', avatar_url: '/a.svg', remove_profile_page: true },
  { id: '3', slug: 'no-photo', name: 'New here' },
];
const locations: DealerLocation[] = [
  { id: 'a', name: 'Wharf Road' },
  { id: 'b', name: 'The cellar', visible: false },
];

const north = await sampleTenant('north');
const south = await sampleTenant('south');
const west = await sampleTenant('west');
const shy = { ...west, site: { ...west.site, featureFlags: { removeProfilePages: true } } };

let app: SampleApp;
beforeAll(async () => {
  const data = sampleDataOf({
    north: { cars, team, locations },
    south: { cars: [car('gull')] },
    west: { team },
  });
  app = await startSampleApp([north, south, shy], { data });
});
afterAll(() => app.close());

const title = async (tenant: string, target: string) => {
  const { status, text } = await app.ask(`${tenant}.localhost`, target);
  return [status, /<title>(.*)<\/title>/.exec(text)?.[1]];
};

describe('addresses that the dealer’s data complete', () => {
  const rendered: string[] = [];
  let shop: SampleApp;
  beforeAll(async () => {
    const pages = ['/', '/models/tern-x', '/models/tern', '/models/wren', '/book-test-drive/'];
    const data = sampleDataOf({
      east: {
        cars: [car('a', { make: 'Land Halden' }), car('b', { make: 'Gone', status: ' sold' })],
        models: [
          { slug: 'tern', new_slug: 'tern-x', name: 'Tern X', manufacturer_name: 'Ostara' },
          { slug: 'gull', new_slug: 'no-page', name: 'Gull' },
          { slug: 'wren', name: 'Wren' },
        ],
      },
    });
    shop = await startSampleApp([await sampleTenant('east', pages)], {
      data,
      renderer: sampleRenderer(rendered),
    });
  });
  afterAll(() => shop.close());
  const ask = async (target: string) => {
    rendered.length = 0;
    const { status, headers } = await shop.ask('east.localhost', target);
    return [status, headers.location ?? rendered.join()];
  };

  it('MDL-5 TEN-9: the old name of a model leads to its page under the new one, with its query', async () => {
    expect(await ask('/models/tern?utm_source=a')).toEqual([301, '/models/tern-x?utm_source=a']);
    expect(await ask('/models/TERN/')).toEqual([301, expect.stringMatching(/^\/models\/tern/)]);
    expect(await ask('/models/tern-x')).toEqual([200, '/models/tern-x']);
    expect(await ask('/models/wren')).toEqual([200, '/models/wren']);
    expect((await ask('/models/gull'))[0]).toBe(404);
  });

  it('TEN-9: a test drive’s page takes a make in its path, which fills the form', async () => {
    expect(await ask('/book-test-drive/ostara')).toEqual([200, '/book-test-drive/?make=Ostara']);
    expect(await ask('/book-test-drive/land-halden/')).toEqual([
      200,
      '/book-test-drive/?make=Land+Halden',
    ]);
    expect(await ask('/book-test-drive/')).toEqual([200, '/book-test-drive/']);
  });

  it('CAR-8: pages about cars of a visitor’s choice are not cached, others are', async () => {
    for (const path of ['/compare/a/b', '/shortlist/b'])
      expect([await ask(path), await ask(path)]).toEqual([
        [200, path],
        [200, path],
      ]);
    await ask('/models/wren');
    expect(await ask('/models/wren')).toEqual([200, '']);
  });

  it('TEN-9: an unknown or sold-out make leads to the plain page', async () => {
    for (const make of ['boat', 'gone', '%E0%A4%A', 'a%2Fb'])
      expect(await ask(`/book-test-drive/${make}`)).toEqual([302, '/book-test-drive/']);
    expect((await ask('/book-test-drive/ostara/tern'))[0]).toBe(404);
  });
});

describe('vehicle and staff pages', () => {
  it('CAR-6 CAR-11: shows a car, what is like it and can be bought, nearest in price first', async () => {
    const { status, text } = await app.ask('north.localhost', '/cars/tern');
    expect(status).toBe(200);
    expect(text).toContain('<p>Car near, Car wren, Car far, Car asks, Wharf Road</p>');
  });

  it('CAR-6: a sold car keeps its page', async () => {
    const { status, text } = await app.ask('north.localhost', '/cars/gone');
    expect([status, text.includes('Sold')]).toEqual([200, true]);
  });

  it('TEAM-3: shows a person', async () => {
    expect(await title('north', '/team/mele')).toEqual([200, 'Mele']);
  });

  it('TEAM-3: a person without a page is a 404, and so is everyone if the site has no profiles', async () => {
    for (const slug of ['quiet', 'no-photo', 'mele-again'])
      expect(await title('north', `/team/${slug}`), slug).toEqual([404, '404 Motors north']);
    expect(await title('west', '/team/mele')).toEqual([404, '404 Motors west']);
  });

  it.each(['/cars/nothing', '/team/nobody', '/cars/', '/cars/a/b', '/cars/-x', '/cars/%2e%2e'])(
    'WEB-1: %s is a 404 in the look of the tenant',
    async (target) => {
      expect(await title('north', target)).toEqual([404, '404 Motors north']);
    },
  );

  it("TEN-1: one tenant's car and people are a 404 on another's host", async () => {
    expect(await title('south', '/cars/tern')).toEqual([404, '404 Motors south']);
    expect(await title('north', '/cars/gull')).toEqual([404, '404 Motors north']);
    expect(await title('south', '/team/mele')).toEqual([404, '404 Motors south']);
  });

  it('CAR-8: saved and compared cars are in the order of the path, sold ones too; gone ones are counted', async () => {
    const { status, text } = await app.ask('north.localhost', '/compare/wren/no-more/gone/tern');
    expect(status).toBe(200);
    expect(text).toContain(
      '<title>compare</title><p>Car wren, Car gone, Car tern</p><p>1 gone</p>',
    );
    expect(await title('north', '/shortlist/tern')).toEqual([200, 'shortlist']);
    expect(await title('north', '/shortlist')).toEqual([200, 'shortlist']);
    expect(await title('south', '/compare/tern')).toEqual([200, 'compare']);
    expect(await title('north', '/compare/-x')).toEqual([404, '404 Motors north']);
  });

  it('CAR-8: a comparison has one address, and of too many cars a page that leaves some out', async () => {
    const { status, headers } = await app.ask('north.localhost', '/Compare/Tern/tern/a/b/c/d/');
    expect([status, headers.location]).toEqual([301, '/compare/tern/a/b/c/d']);
    const five = await app.ask('north.localhost', '/compare/tern/a/b/c/d');
    expect(five.text).toContain('<p>3 gone, 1 left out</p>');
  });

  it('TEN-9: a car has one address', async () => {
    const { status, headers } = await app.ask('north.localhost', '/cars/Tern/?a=1');
    expect([status, headers.location]).toEqual([301, '/cars/tern?a=1']);
  });
});

/** Draws which of the page's queries are answered. */
const answeredRenderer: PageRenderer = {
  ...sampleRenderer(),
  plan: () => ({ queries: [{ kind: 'locations' }, { kind: 'team' }], byData: new Map() }),
  page: (_entry, { answers }) => ({
    pieces: [[...(answers?.keys() ?? [])].join(' ')],
    styles: [],
    notes: [],
  }),
};

/** An app whose dealer has one source that is not well, a clock to turn, and its log. */
async function unwell(
  broken: 'locations' | 'search',
  how: () => Promise<never>,
  renderer: PageRenderer = answeredRenderer,
) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const rings: (() => void)[] = [];
  let started = () => {};
  const clockStarted = new Promise<void>((resolve) => (started = resolve));
  const budgets: number[] = [];
  const sound = sampleDealerData({ cars, team, locations });
  const whole = { own: how, network: how };
  const dealer = {
    ...sound,
    ...(broken === 'search' ? { search: { search: how } } : { locations: whole }),
  };
  let time = 0;
  const running = await startSampleApp([north], {
    renderer,
    data: { of: () => dealer },
    log: createLogger('warn', destination),
    now: () => new Date(time),
    after: (milliseconds, callback) => {
      budgets.push(milliseconds);
      rings.push(callback);
      started();
      return () => {};
    },
  });
  return {
    ...running,
    budgets,
    lines,
    clockStarted,
    ring: () => rings.forEach((each) => each()),
    later: (milliseconds: number) => (time += milliseconds),
  };
}

describe('sources that fail', () => {
  it('TEN-7: a source that never answers leaves out its own block alone when the budget is used up', async () => {
    const sick = await unwell('locations', silentSource);
    const answer = sick.ask('north.localhost', '/');
    await sick.clockStarted;
    // The sound source answers within a turn of the event loop; then time is up.
    await new Promise((resolve) => setImmediate(resolve));
    sick.ring();
    expect((await answer).text).toBe('{"kind":"team"}');
    expect(sick.budgets).toEqual([1500]);
    expect(sick.lines.join('')).toContain('"source":"locations","reason":"timeout"');
    await sick.close();
  });

  it('TEN-7: a dead source is logged with its reason once a minute, and the page is not cached', async () => {
    const sick = await unwell('locations', deadSource('locations'));
    for (const wait of [0, 30_000, 31_000]) {
      sick.later(wait);
      const answer = await sick.ask('north.localhost', '/?name=Priya');
      expect([answer.status, answer.text]).toEqual([200, '{"kind":"team"}']);
    }
    expect(sick.budgets).toHaveLength(3);
    expect(sick.lines.filter((line) => line.includes('unreachable'))).toHaveLength(2);
    expect(sick.lines.join('')).not.toContain('Priya');
    for (const line of sick.lines) expect(line.match(/"tenant":/g)).toHaveLength(1);
    await sick.close();
  });

  it.each([
    ['asked for by a block', [{ kind: 'locations' }] as const],
    ['asked for by the header alone', []],
  ])('API-2: locations %s are read once for a page', async (_, queries) => {
    let reads = 0;
    const sound = sampleDealerData({});
    const own = () => Promise.resolve((reads++, locations));
    const shop = await startSampleApp([north], {
      data: { of: () => ({ ...sound, locations: { ...sound.locations, own } }) },
      renderer: {
        ...answeredRenderer,
        plan: () => ({ queries, byData: new Map() }),
        page: (_entry, request) => ({
          pieces: [(request.locations ?? []).map(({ name }) => name).join()],
          styles: [],
          notes: [],
        }),
      },
    });
    expect((await shop.ask('north.localhost', '/')).text).toBe('Wharf Road');
    expect(reads).toBe(1);
    await shop.close();
  });

  it('TEN-7: whatever else a source throws is logged without its message', async () => {
    const sick = await unwell('locations', async () => {
      throw new TypeError('no place for Priya');
    });
    expect((await sick.ask('north.localhost', '/')).text).toBe('{"kind":"team"}');
    expect(sick.lines.join('')).toContain('"reason":"TypeError"');
    expect(sick.lines.join('')).not.toContain('Priya');
    await sick.close();
  });

  it('CAR-6: a car is rendered without its location if only the source of locations fails', async () => {
    const sick = await unwell('locations', deadSource('locations'));
    expect((await sick.ask('north.localhost', '/cars/tern')).text).toContain('Car near');
    await sick.close();
  });

  it('TEN-7: without the stock a car page asks to come back, in the look of the tenant', async () => {
    const sick = await unwell('search', deadSource('search'), sampleRenderer());
    const answer = await sick.ask('north.localhost', '/cars/tern');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.text).toContain('500 Motors north');
    expect((await sick.ask('north.localhost', '/')).status).toBe(200);
    await sick.close();
  });
});
