/* Generated from src/entities/reviewSummary.json by `npm run codegen`. Do not edit. */
import type { StarDistribution } from '../common.ts';
import type { Review } from '../entities/review.ts';

/** Reviews of a business profile with their count and average. */
export interface ReviewSummary {
  /** The reviews, newest first. */
  reviews: Review[];
  /** How many reviews the profile has, shown here or not. */
  count: number;
  /** Average of all of them, in stars. */
  average_rating: number;
  /** How many of all reviews gave each number of stars. */
  distribution?: StarDistribution;
}
