import type { FormCategory } from './generated/types/blocks/form.ts';
import { schemaById } from './validation/schema-lookup.ts';

interface FormSchema {
  readonly $defs: { readonly category: { readonly enum: readonly FormCategory[] } };
}

const form = schemaById(
  'https://forecourt.example/schema/blocks/form/schema.json',
) as unknown as FormSchema;

/** Every category that a form can have. */
export const formCategories: readonly FormCategory[] = form.$defs.category.enum;
