import { schemaById } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';

interface FormSchema {
  readonly $defs: { readonly category: { readonly enum: readonly string[] } };
}

const form = schemaById(
  'https://forecourt.example/schema/blocks/form/schema.json',
) as unknown as FormSchema;

/** Categories of success messages for enquiries that the platform sends itself. */
export const otherCategories: readonly string[] = [
  'credit-score-result',
  'finance-lender',
  'online-payment',
  'part-store-payment',
];

/** Every category of the thank-you page, as its address has it. */
export const formCategories: readonly string[] = [
  ...form.$defs.category.enum.map(categoryKey),
  ...otherCategories,
];
