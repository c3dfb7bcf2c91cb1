/* Generated from src/entities/reviewSummary.json by `npm run codegen`. Do not edit. */
import type { StarDistribution } from '../common.ts';
import type { Review } from '../entities/review.ts';

/** Reviews of a business profile with their count and average. */
export interface ReviewSummary {
  /** The reviews, newest first. */
  reviews: Review[];
  /** Number of all reviews of the profile. */
  count: number;
  /** Average of all reviews, in stars. */
  average_rating: number;
  /** Number of reviews by stars. */
  distribution?: StarDistribution;
}
