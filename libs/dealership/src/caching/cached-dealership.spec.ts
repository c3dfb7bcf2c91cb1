import type { ReviewSummary } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { SourceFailure } from '../ports/failures.ts';
import type { DealershipPorts } from '../ports/dealership.ts';
import { cachedDealership, cachedReviews } from './cached-dealership.ts';

const hour = 3_600_000;
const summary = (count: number): ReviewSummary => ({ reviews: [], count, average_rating: 5 });

function setUp() {
  let now = 0;
  let asked = 0;
  let broken = false;
  let answer = summary;
  const events: string[] = [];
  const port = cachedReviews(
    {
      async summary({ gmbId }) {
        asked++;
        if (broken) throw new SourceFailure('reviews', 'unreachable');
        return gmbId === 'nobody' ? undefined : answer(asked);
      },
    },
    () => now,
    {
      onChange: () => events.push('change'),
      onFailure: (error) => events.push((error as SourceFailure).kind),
    },
  );
  const count = async (gmbId = 'North') => (await port.summary({ websiteId: 7, gmbId }))?.count;
  return {
    port,
    count,
    pass: (time: number) => (now += time),
    breakDown: (is = true) => (broken = is),
    asked: () => asked,
    events,
    stayTheSame: () => (answer = () => summary(1)),
    /** Lets what was started behind an answer come to its end. */
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

describe('cached reviews', () => {
  it('REV-1: are asked for once in 24 hours, by website and profile', async () => {
    const { count, pass, asked, port } = setUp();
    expect(await count()).toBe(1);
    pass(24 * hour - 1);
    expect(await count()).toBe(1);
    expect(asked()).toBe(1);
    expect(await count('South')).toBe(2);
    await port.summary({ websiteId: '7', gmbId: 'North' });
    expect(asked()).toBe(2);
  });

  it('REV-1: after 24 hours the old ones are shown while newer ones are fetched', async () => {
    const { count, pass, settle } = setUp();
    await count();
    pass(24 * hour);
    expect(await count()).toBe(1);
    await settle();
    expect(await count()).toBe(2);
  });

  it('REV-1: the old ones stay while the source is broken, but not for ever', async () => {
    const { count, pass, settle, breakDown, asked } = setUp();
    await count();
    breakDown();
    pass(25 * hour);
    expect(await count()).toBe(1);
    await settle();
    expect(asked()).toBe(2);
    pass(7 * 24 * hour);
    await expect(count()).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('REV-1: a failure is not cached, a missing summary is', async () => {
    const { count, breakDown, asked } = setUp();
    breakDown();
    await expect(count()).rejects.toMatchObject({ kind: 'unreachable' });
    breakDown(false);
    expect(await count()).toBe(2);
    expect(await count('nobody')).toBeUndefined();
    expect(await count('nobody')).toBeUndefined();
    expect(asked()).toBe(3);
  });

  it('API-2: reports when a refreshed answer differs from the cached one, and when refreshing fails', async () => {
    const { count, pass, settle, breakDown, stayTheSame, events } = setUp();
    const later = async () => {
      pass(25 * hour);
      await count();
      await settle();
    };
    await count();
    expect(events).toEqual([]);
    await later();
    expect(events).toEqual(['change']);
    stayTheSame();
    await later();
    await later();
    expect(events).toEqual(['change', 'change']);
    breakDown();
    await later();
    expect(events).toEqual(['change', 'change', 'unreachable']);
  });

  it('REV-1: many who ask at once ask once', async () => {
    const { count, asked } = setUp();
    expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1]);
    expect(asked()).toBe(1);
  });
});

it('OPS-2: reports which kind of data came in another version', async () => {
  let now = 0;
  let answers = 0;
  const answer = async () => [++answers] as never;
  const list = { all: answer, bySlug: answer, byId: answer };
  const source: DealershipPorts = {
    ...{ models: list, brands: list, team: list, promotions: list },
    locations: { own: answer, network: answer },
    reviews: { summary: answer },
    users: { ofWebsite: answer },
  };
  const kinds: string[] = [];
  const ports = cachedDealership(source, () => now, { onChange: (kind) => kinds.push(kind) });
  const asks = {
    models: () => ports.models.bySlug('tern'),
    brands: () => ports.brands.all(),
    team: () => ports.team.all(),
    promotions: () => ports.promotions.all(),
    locations: () => ports.locations.own(),
    manufacturerLocations: () => ports.locations.network(),
    reviews: () => ports.reviews.summary({ websiteId: 1, gmbId: 'North' }),
  };
  for (const ask of Object.values(asks)) await ask();
  now = 24 * hour;
  for (const [kind, ask] of Object.entries(asks)) {
    await ask();
    await new Promise((resolve) => setImmediate(resolve));
    expect(kinds.splice(0)).toEqual([kind]);
  }
});
