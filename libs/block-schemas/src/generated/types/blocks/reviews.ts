/* Generated from src/blocks/reviews/schema.json by `npm run codegen`. Do not edit. */
import type { ShortText, StarDistribution } from '../common.ts';
import type { Review } from '../entities/review.ts';

/** What customers say: stars, their number, and reviews. */
export interface ReviewsData {
  /**
   * simple: score and reviews; highlighted: one review large; full: every review; mini: the score in one line; modern: score beside quotes.
   */
  variant?: 'simple' | 'highlighted' | 'full' | 'mini' | 'modern';
  /** Heading above the reviews. */
  heading?: ShortText;
  /** The business profile whose reviews are shown; All Reviews takes those of the whole site. */
  gmbProfile?: ShortText;
  /** Reviews written into the page; with them, none are fetched. */
  reviews?: Review[];
  /** How many reviews there are in all, with those not shown. */
  count?: number;
  /** Average of all reviews, in stars. */
  average_rating?: number;
  /**
   * How many of all reviews gave each number of stars. Shown as bars by the variants full and modern; the others ignore it. Without it the bars are shown only where every review is here to be counted.
   */
  distribution?: StarDistribution;
}
