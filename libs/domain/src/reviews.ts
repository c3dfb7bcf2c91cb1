import type { QueryOf, Review, ReviewSummary, StarDistribution } from '@forecourt/block-schemas';

/** Profile that means all profiles: its reviews are those of the page, none are fetched. */
export const allReviews = 'All Reviews';

/** Source of a reviews block's reviews. */
export interface ReviewsChoice {
  readonly gmbProfile?: string;
  readonly reviews?: readonly Review[];
  readonly count?: number;
  readonly average_rating?: number;
  readonly distribution?: StarDistribution;
}

/** True if reviews are fetched: the block names one profile, and the page supplies no reviews. */
export const fetchesReviews = ({ gmbProfile = allReviews, reviews = [] }: ReviewsChoice): boolean =>
  gmbProfile !== allReviews && reviews.length === 0;

/**
 * Summary of the reviews that a page supplies: its own count and average if it has them, otherwise
 * those of its reviews. Undefined without reviews and without a count.
 */
export function suppliedSummary(choice: ReviewsChoice): ReviewSummary | undefined {
  const reviews = [...(choice.reviews ?? [])];
  const count = choice.count ?? reviews.length;
  const total = reviews.reduce((sum, { rating }) => sum + rating, 0);
  const average =
    choice.average_rating ?? (reviews.length > 0 ? total / reviews.length : undefined);
  if (count === 0 || !average) return undefined;
  const { distribution } = choice;
  return { reviews, count, average_rating: average, distribution };
}

/**
 * Query for a block's reviews: of the profile that it names, unless it has reviews of its own; of the
 * whole site if it has neither.
 */
export function reviewsQuery(choice: ReviewsChoice): QueryOf<'reviews'> | undefined {
  if (fetchesReviews(choice)) return { kind: 'reviews', profile: choice.gmbProfile ?? allReviews };
  return suppliedSummary(choice) ? undefined : { kind: 'reviews' };
}

/**
 * Reviews that a block shows: the page's own, or the answer to {@link reviewsQuery}, with the page's
 * count and average if it has them. Undefined if there is nothing to show.
 */
export function shownReviews(
  choice: ReviewsChoice,
  answer: ReviewSummary | undefined,
): ReviewSummary | undefined {
  const { count, average_rating: average, distribution } = choice;
  const summary = reviewsQuery(choice)
    ? answer && {
        ...answer,
        count: count ?? answer.count,
        average_rating: average ?? answer.average_rating,
        distribution: distribution ?? answer.distribution,
      }
    : suppliedSummary(choice);
  return summary && summary.count > 0 && summary.average_rating > 0 ? summary : undefined;
}

/**
 * Number of reviews by stars: from the data, or counted if all reviews are at hand. A selection of
 * reviews has no distribution.
 */
export function starDistribution(summary: ReviewSummary): StarDistribution | undefined {
  const { distribution, reviews, count } = summary;
  if (distribution) return distribution;
  if (reviews.length !== count) return undefined;
  const withStars = (stars: number) =>
    reviews.filter(({ rating }) => Math.round(rating) === stars).length;
  return {
    '5': withStars(5),
    '4': withStars(4),
    '3': withStars(3),
    '2': withStars(2),
    '1': withStars(1),
  };
}

/** Rating rounded to quarter stars, 0 to 5: 4.3 is 4.25. */
export const quarterStars = (rating: number): number =>
  Math.round(Math.min(5, Math.max(0, rating)) * 4) / 4;
