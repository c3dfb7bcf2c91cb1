import { describe, expect, it } from 'vitest';
import {
  fetchesReviews,
  quarterStars,
  reviewsQuery,
  shownReviews,
  starDistribution,
  suppliedSummary,
} from './reviews.ts';

describe('reviews', () => {
  it('REV-1: are fetched for a profile of its own only, and only without supplied ones', () => {
    expect(fetchesReviews({ gmbProfile: 'North' })).toBe(true);
    expect(fetchesReviews({ gmbProfile: 'North', reviews: [{ rating: 5 }] })).toBe(false);
    expect(fetchesReviews({ gmbProfile: 'All Reviews' })).toBe(false);
    expect(fetchesReviews({})).toBe(false);
  });

  it('REV-1: the page may say the count and average itself', () => {
    const reviews = [{ rating: 5 }, { rating: 4 }];
    expect(suppliedSummary({ reviews })).toEqual({ reviews, count: 2, average_rating: 4.5 });
    expect(suppliedSummary({ reviews, count: 900, average_rating: 4.8 })).toMatchObject({
      count: 900,
      average_rating: 4.8,
    });
    expect(suppliedSummary({})).toBeUndefined();
  });

  it('REV-1: a profile is asked for by its name, the whole site without one, nobody for supplied ones', () => {
    expect(reviewsQuery({ gmbProfile: 'North', count: 9, average_rating: 4 })).toEqual({
      kind: 'reviews',
      profile: 'North',
    });
    expect(reviewsQuery({ gmbProfile: 'All Reviews' })).toEqual({ kind: 'reviews' });
    expect(reviewsQuery({ gmbProfile: 'North', reviews: [{ rating: 5 }] })).toBeUndefined();
    expect(reviewsQuery({ count: 9, average_rating: 4 })).toBeUndefined();
  });

  it('REV-1: what was answered shows under the count that the page gives; no answer shows nothing', () => {
    const answer = { reviews: [{ rating: 5 }], count: 12, average_rating: 4.8 };
    expect(shownReviews({ gmbProfile: 'North' }, answer)).toEqual(answer);
    expect(shownReviews({ gmbProfile: 'North', count: 900 }, answer)).toEqual({
      ...answer,
      count: 900,
    });
    expect(shownReviews({ gmbProfile: 'North', count: 900 }, undefined)).toBeUndefined();
    expect(shownReviews({}, { reviews: [], count: 0, average_rating: 0 })).toBeUndefined();
  });

  it('REV-1: the page’s own distribution comes before counted stars, which need every review', () => {
    const distribution = { '5': 8, '4': 1, '3': 0, '2': 0, '1': 0 };
    const reviews = [{ rating: 5 }, { rating: 4.4 }, { rating: 1 }];
    const supplied = suppliedSummary({ reviews, distribution });
    expect(supplied).toMatchObject({ count: 3, distribution });
    expect(starDistribution(supplied!)).toEqual(distribution);
    const answer = { reviews, count: 3, average_rating: 4 };
    expect(shownReviews({ gmbProfile: 'North', distribution }, answer)).toEqual({
      ...answer,
      distribution,
    });
    expect(starDistribution(answer)).toEqual({ '5': 1, '4': 1, '3': 0, '2': 0, '1': 1 });
    expect(starDistribution({ ...answer, count: 4 })).toBeUndefined();
  });

  it('REV-1: stars are rounded to quarters', () => {
    expect([4.3, 4.4, 0, 7].map(quarterStars)).toEqual([4.25, 4.5, 0, 5]);
  });
});
