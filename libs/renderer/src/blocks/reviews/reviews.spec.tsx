import type { Review, ReviewsData, ReviewSummary } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
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
    now: '',
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
    expect(draw({ variant: 'full' })).toContain('--share:50%');
    expect(draw({ variant: 'simple' })).not.toContain('--share');
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
});
