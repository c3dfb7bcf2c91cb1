import type { Review, ReviewsData, ReviewSummary } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { pageClock } from '../../context/page-clock.ts';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { testSite } from '../../testing/snapshot.ts';
import { reviews } from './reviews.tsx';

const said = (n: number): Review => ({
  text: `Words ${n}.`,
  rating: n % 2 ? 4 : 5,
  customer_name: 'Priya Nair',
  review_date: '2026-03-14',
});
const found: ReviewSummary = {
  reviews: Array.from({ length: 6 }, (_, n) => said(n)),
  count: 1412,
  average_rating: 4.8,
};
const draw = (data: ReviewsData = {}, summary: ReviewSummary | undefined = found) =>
  drawBlocks([{ type: 'reviews', data: { ...data } }], {
    data: { reviews: summary },
  }).replaceAll('<!-- -->', '');
const quotes = (html: string) => html.match(/Words \d\./g)?.length ?? 0;
const plan = (data: ReviewsData) =>
  reviews.plan!(data, {
    site: testSite(),
    page: {} as never,
    url: { pathname: '/', search: '' },
    clock: pageClock('2026-11-23T00:00:00Z'),
  });

describe('reviews', () => {
  it('REV-1: five variants show different amounts', () => {
    const amounts = (['simple', 'highlighted', 'full', 'mini', 'modern'] as const).map((variant) =>
      quotes(draw({ variant })),
    );
    expect(amounts).toEqual([3, 1, 6, 0, 3]);
  });

  it('REV-1: stars, number, words, date, customer and rating show', () => {
    const html = draw({ heading: 'In their words' });
    for (const part of ['4.8 out of 5 stars', '1,412 reviews', 'In their words', 'Words 0.'])
      expect(html).toContain(part);
    expect(html).toMatch(/Priya Nair.*14 March 2026/);
  });

  it('REV-1: full and modern show how the reviews fall on the stars', () => {
    expect(draw({ variant: 'full' }, { ...found, count: 6 })).toContain('--share:50%');
    expect(draw({ variant: 'simple' }, { ...found, count: 6 })).not.toContain('--share');
  });

  it('REV-1: a profile is asked for only when the page supplies no reviews', () => {
    expect(plan({ gmbProfile: 'Northpoint' })).toEqual([
      { kind: 'reviews', profile: 'Northpoint' },
    ]);
    expect(plan({ gmbProfile: 'Northpoint', reviews: [said(1)] })).toEqual([]);
    expect(plan({ gmbProfile: 'All Reviews' })).toEqual([{ kind: 'reviews' }]);
  });

  it('REV-1: without an answer or without reviews nothing shows', () => {
    expect(draw({ heading: 'Said' }, { reviews: [], count: 0, average_rating: 0 })).not.toContain(
      'Said',
    );
  });

  describe('the bars', () => {
    const five = [5, 5, 5, 4, 1].map((rating) => ({ rating }));
    const bars = (html: string) =>
      [...html.matchAll(/--share:(\d+)%/g)].map(([, share]) => Number(share));
    const modern = (summary: object) => draw({ variant: 'modern' }, { ...summary } as never);

    it('REV-1: of a choice of many reviews there are none', () => {
      expect(bars(modern({ reviews: five, count: 412, average_rating: 4.8 }))).toEqual([]);
    });

    it('REV-1: they show the distribution that the data gives, else that of reviews that are all here', () => {
      const distribution = { '5': 300, '4': 60, '3': 20, '2': 10, '1': 10 };
      const html = modern({ reviews: five, count: 400, average_rating: 4.6, distribution });
      expect(bars(html)).toEqual([75, 15, 5, 3, 3]);
      expect(html).toContain('aria-label="400 reviews by stars"');
      expect(bars(modern({ reviews: five, count: 5, average_rating: 4 }))).toEqual([
        60, 20, 0, 0, 20,
      ]);
      const given = { reviews: five, count: 400, average_rating: 4.6, distribution };
      expect(bars(draw({ variant: 'full', ...given }))).toEqual([75, 15, 5, 3, 3]);
    });

    it('REV-1: an average of 0 is no rating', () => {
      expect(modern({ reviews: [], count: 3, average_rating: 0 })).not.toContain('out of 5');
      expect(draw({ count: 3, average_rating: 0 })).not.toContain('0.0');
    });
  });
});
