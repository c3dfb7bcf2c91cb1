import type { FormCategory } from '@forecourt/block-schemas';
import type { FieldDefinition, FormDefinition } from '../definition.ts';
import { prefillNames } from '../query-names.ts';

/** Categories whose forms ask about a car that the dealer may buy. */
export const tradeCategories: readonly FormCategory[] = [
  'Trade In Enquiry',
  'Sell My Car Enquiry',
  'Valuation Enquiry',
];

/** Field types that only the visitor's own car has. */
const ownCarTypes: ReadonlySet<FieldDefinition['type']> = new Set(['rego', 'odometer']);

/** Returns true for a form about what the dealer would pay for the visitor's car. */
export const isTradeForm = ({ category }: Pick<FormDefinition, 'category'>): boolean =>
  tradeCategories.includes(category);

/**
 * Returns true for a field about the visitor's own car, not the car they enquire about. In forms
 * about both, such as a test drive with a trade-in, the names of the query belong to the latter.
 */
export const asksOwnCar = (
  form: Pick<FormDefinition, 'category' | 'fields'>,
  { name }: Pick<FieldDefinition, 'name'>,
): boolean =>
  isTradeForm(form) ||
  form.category === 'Service Booking' ||
  (form.fields.some(({ type }) => ownCarTypes.has(type)) && !prefillNames.includes(name));
