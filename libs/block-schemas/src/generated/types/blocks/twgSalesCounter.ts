/* Generated from src/blocks/twgSalesCounter/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText } from '../common.ts';

/** A large number that counts up once when it comes into view. */
export interface TwgSalesCounterData {
  /** The final number. */
  figure: number;
  /** Label of the number, such as "cars sold since 1974". */
  label: ShortText;
  /** Directly before the number, such as "$". */
  prefix?: ShortText;
  /** Directly after the number, such as "+". */
  suffix?: ShortText;
  /** A sentence below the label. */
  description?: InlineHtml;
}
