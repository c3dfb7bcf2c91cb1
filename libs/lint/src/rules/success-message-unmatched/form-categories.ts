import { schemaById } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';

interface FormSchema {
  readonly $defs: { readonly category: { readonly enum: readonly string[] } };
}

const form = schemaById(
  'https://forecourt.example/schema/blocks/form/schema.json',
) as unknown as FormSchema;

/** Categories of thanks that come from elsewhere than a form block. */
const others: readonly string[] = [
  'credit-score-result',
  'finance-lender',
  'online-payment',
  'part-store-payment',
];

/** Every category that the page of thanks may be told, as it stands in its address. */
export const formCategories: readonly string[] = [
  ...form.$defs.category.enum.map(categoryKey),
  ...others,
];
