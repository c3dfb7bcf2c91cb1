import { allReviews } from '@forecourt/domain';
import { openDataFile } from './data-file.ts';
import { describe, expect, it } from 'vitest';
import type { RejectedEntry } from '../entities/read-entities.ts';
import { embeddedDealership } from './embedded-dealership.ts';

function dealership(files: Record<string, unknown>) {
  const rejected: RejectedEntry[] = [];
  const data = new Map(Object.entries(files).map(([name, value]) => [name, { value }]));
  return { ...embeddedDealership({ data }, (entry) => rejected.push(entry)), rejected };
}

describe("a tenant's data files", () => {
  it('TEN-7: answer every port without any set-up', async () => {
    const ports = dealership({
      models: [{ id: 'm1', slug: 'wren', new_slug: 'wren-ii', name: 'Wren' }],
      brands: [{ id: 'kestrel', name: 'Kestrel' }],
      team: [{ id: '1', slug: 'ann', name: 'Ann' }],
      locations: [{ id: '1', name: 'Yard' }],
      manufacturerLocations: [{ id: '1', name: 'North', website_id: 'w', website_name: 'W' }],
      offers: [{ id: '1', heading: 'Free servicing' }],
      promotions: [{ id: '2', heading: 'Open day' }],
      reviews: { North: { reviews: [], count: 3, average_rating: 4 } },
    });
    expect(await ports.models.bySlug('wren-ii')).toMatchObject({ id: 'm1' });
    expect(await ports.models.bySlug('wren')).toMatchObject({ id: 'm1' });
    expect(await ports.models.byId('m1')).toMatchObject({ name: 'Wren' });
    expect(await ports.brands.bySlug('kestrel')).toMatchObject({ name: 'Kestrel' });
    expect(await ports.team.bySlug('ann')).toMatchObject({ name: 'Ann' });
    expect(await ports.locations.own()).toHaveLength(1);
    expect(await ports.locations.network()).toMatchObject([{ id: 'w', locations: [{ id: '1' }] }]);
    expect(await ports.promotions.all()).toEqual([{ id: '2', heading: 'Open day' }]);
    expect(await ports.reviews.summary({ websiteId: 1, gmbId: 'North' })).toMatchObject({
      count: 3,
    });
    expect(await ports.reviews.summary({ websiteId: 1, gmbId: 'toString' })).toBeUndefined();
    const { results } = await ports.search.search([{ indexName: 'offers' }]);
    expect(results[0]?.nbHits).toBe(1);
  });

  it('TEN-7: missing files are empty lists', async () => {
    const ports = dealership({});
    expect(await ports.team.all()).toEqual([]);
    expect(await ports.locations.network()).toEqual([]);
    const { results } = await ports.search.search([{ indexName: 'cars' }]);
    expect(results[0]?.nbHits).toBe(0);
    expect(await ports.reviews.summary({ websiteId: 1 })).toBeUndefined();
  });

  it('TEN-2: entries that do not fit are left out and reported, once', async () => {
    const ports = dealership({
      team: [{ id: '1' }, { id: '2', slug: 'ann', name: 'Ann' }],
      brands: 'none',
    });
    await ports.team.all();
    expect(await ports.team.all()).toHaveLength(1);
    expect(await ports.brands.all()).toEqual([]);
    expect(ports.rejected).toHaveLength(1);
    expect(ports.rejected[0]).toMatchObject({ source: 'team', index: 0 });
  });

  it('REV-1: a plain list of reviews is summed up as the whole site’s', async () => {
    const review = (rating: number) => ({
      text: 'x',
      review_date: '2026-01-01',
      customer_name: 'A',
      rating,
    });
    const of = (value: unknown) =>
      embeddedDealership({ data: new Map([['reviews', { value }]]) }).reviews;
    expect(await of([review(5), review(5), review(4)]).summary({ websiteId: 1 })).toMatchObject({
      count: 3,
      average_rating: 4.7,
    });
    expect(await of([review(5)]).summary({ websiteId: 1, gmbId: 'North' })).toBeUndefined();
    expect(await of([{ rating: 'many' }]).summary({ websiteId: 1 })).toBeUndefined();
  });

  it.each([
    [[{ rating: 5, text: 5 }], undefined, /^\/0\//],
    [
      { 'a/b': { reviews: [{ rating: 5, text: 5 }], count: 1, average_rating: 5 } },
      'a/b',
      /^\/a~1b\/reviews\/0\//,
    ],
  ])(
    'REV-1: an error of reviews is reported where the file has it: %j',
    async (value, profile, place) => {
      const errors: { pointer: string }[] = [];
      const file = openDataFile('reviews', value, (error) => errors.push(error));
      await file.ask({ kind: 'reviews', profile: profile ?? allReviews });
      expect(errors).toMatchObject([{ pointer: expect.stringMatching(place) }]);
    },
  );
});
