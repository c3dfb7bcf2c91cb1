/* Generated from src/entities/review.json by `npm run codegen`. Do not edit. */
import type { LongText, ShortText } from '../common.ts';

/** What a customer wrote. */
export interface Review {
  /** The customer's words. */
  text?: LongText;
  /** When it was written: a day, YYYY-MM-DD, or a moment in ISO 8601. */
  review_date?: string;
  /** Who wrote it. */
  customer_name?: ShortText;
  /** Stars, 1 to 5. */
  rating: number;
}
