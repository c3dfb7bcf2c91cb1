/* Generated from src/blocks/twgSalesCounter/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText } from '../common.ts';

/** A large figure that counts up once when it comes into view. */
export interface TwgSalesCounterData {
  /** The figure that is counted up to. */
  figure: number;
  /** What is counted, such as "cars sold since 1974". */
  label: ShortText;
  /** Directly before the figure, such as "$". */
  prefix?: ShortText;
  /** Directly after the figure, such as "+". */
  suffix?: ShortText;
  /** A sentence below the label. */
  description?: InlineHtml;
}
