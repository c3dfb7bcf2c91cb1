/* Generated from src/blocks/reviews/schema.json by `npm run codegen`. Do not edit. */
import type { ShortText, StarDistribution } from '../common.ts';
import type { Review } from '../entities/review.ts';

/** Customer reviews: average rating, number of reviews, and quotes. */
export interface ReviewsData {
  /**
   * simple: score and reviews; highlighted: one review large; full: every review; mini: the score in one line; modern: score beside quotes.
   */
  variant?: 'simple' | 'highlighted' | 'full' | 'mini' | 'modern';
  /** Heading above the reviews. */
  heading?: ShortText;
  /** Business profile whose reviews are shown; All Reviews shows those of the whole site. */
  gmbProfile?: ShortText;
  /** Reviews in the page itself; with them, none are fetched. */
  reviews?: Review[];
  /** Number of all reviews, shown or not. */
  count?: number;
  /** Average of all reviews, in stars. */
  average_rating?: number;
  /**
   * Number of reviews by stars. Shown as bars by the variants full and modern; the others ignore it. By default, the bars are shown only if all reviews are in the page.
   */
  distribution?: StarDistribution;
}
