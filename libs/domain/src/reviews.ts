import type { DataQuery, Review, ReviewSummary, StarDistribution } from '@forecourt/block-schemas';

/** The profile that stands for all of them: its reviews are those of the page, none are fetched. */
export const allReviews = 'All Reviews';

/** What a reviews block says about where its reviews come from. */
export interface ReviewsChoice {
  readonly gmbProfile?: string;
  readonly reviews?: readonly Review[];
  readonly count?: number;
  readonly average_rating?: number;
  readonly distribution?: StarDistribution;
}

/** Whether reviews are fetched: only for a profile of its own, and only when the page supplies none. */
export const fetchesReviews = ({ gmbProfile = allReviews, reviews = [] }: ReviewsChoice): boolean =>
  gmbProfile !== allReviews && reviews.length === 0;

/**
 * The summary of the reviews that a page supplies: its own count and average where it gives them,
 * else those of its reviews. Undefined without reviews and without a count.
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
 * What is asked for a block's reviews: the profile that it names, unless it brings reviews of its own;
 * the whole site's reviews if it names none and brings nothing at all.
 */
export function reviewsQuery(choice: ReviewsChoice): DataQuery | undefined {
  if (fetchesReviews(choice)) return { kind: 'reviews', profile: choice.gmbProfile ?? allReviews };
  return suppliedSummary(choice) ? undefined : { kind: 'reviews' };
}

/**
 * What a block shows: the page's own reviews, or those that {@link reviewsQuery} was answered with,
 * under the page's own count and average if it gives them. Undefined when there is nothing to show.
 */
export function shownReviews(
  choice: ReviewsChoice,
  answer: ReviewSummary | undefined,
): ReviewSummary | undefined {
  const { count, average_rating: average, distribution } = choice;
  const summary = reviewsQuery(choice)
    ? answer && {
        ...answer,
        ...(count !== undefined && { count }),
        ...(average !== undefined && { average_rating: average }),
        ...(distribution && { distribution }),
      }
    : suppliedSummary(choice);
  return summary && summary.count > 0 && summary.average_rating > 0 ? summary : undefined;
}

/**
 * How all reviews fall on the stars: as the data gives it, or counted where every review is here.
 * The reviews that a page shows are a choice; of them alone there is no distribution.
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

/** Stars in quarters full to draw, 0 to 5: 4.3 is 4.25. */
export const quarterStars = (rating: number): number =>
  Math.round(Math.min(5, Math.max(0, rating)) * 4) / 4;
