import { formCategories } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';

/** Categories of success messages for enquiries that the platform sends itself. */
export const otherCategories: readonly string[] = [
  'credit-score-result',
  'finance-lender',
  'online-payment',
  'part-store-payment',
];

/** Every category of the thank-you page, as its address has it. */
export const successCategories: readonly string[] = [
  ...formCategories.map(categoryKey),
  ...otherCategories,
];
