/* Generated from src/entities/review.json by `npm run codegen`. Do not edit. */
import type { LongText, ShortText } from '../common.ts';

/** A customer's review. */
export interface Review {
  /** Text of the review. */
  text?: LongText;
  /** Date of the review: YYYY-MM-DD, or a time in ISO 8601. */
  review_date?: string;
  /** Name of the customer. */
  customer_name?: ShortText;
  /** Stars, 1 to 5. */
  rating: number;
}
