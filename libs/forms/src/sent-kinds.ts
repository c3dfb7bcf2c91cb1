import { financeSubcategory } from './leads/lead-fields.ts';
import type { FormBlockData } from './definition.ts';
import { formKind } from './form-definition.ts';

/** Category of a form's leads, and the subcategories that they can have. */
export interface SentKinds {
  readonly category: string;
  /** undefined if a lead can have any, such as that of the page's address. */
  readonly subcategories?: readonly string[];
}

/** Subcategories of finance enquiries, which depend on the car. */
const financeSubcategories = [undefined, { car_type: 'Used' }, { car_type: 'New' }].map((car) =>
  financeSubcategory(car),
);

/** Returns the category and the subcategories of a form block's leads, as `leadOf` chooses them. */
export function sentKinds(data: FormBlockData): SentKinds {
  const { category, subcategory } = formKind(data);
  const asked = (data.fields ?? []).filter(({ name }) => name === 'subcategory');
  if (asked.some(({ type, options }) => type === 'hidden' && !options)) return { category };
  const others = category === 'Finance Enquiry' ? financeSubcategories : [];
  return {
    category,
    subcategories: [
      ...asked.flatMap(({ options = [] }) => options),
      ...(subcategory === undefined ? others : [subcategory]),
    ],
  };
}
