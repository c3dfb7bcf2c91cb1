import type { FormCategory } from '@forecourt/block-schemas';
import type { FieldDefinition, FormDefinition } from './definition.ts';
import { prefillNames } from './query-names.ts';

/** Categories whose forms ask about a car that the dealer may buy. */
const tradeCategories: ReadonlySet<FormCategory> = new Set([
  'Trade In Enquiry',
  'Sell My Car Enquiry',
  'Valuation Enquiry',
]);

/** Types that only the visitor's own car has: nobody is asked for the plate of a car for sale. */
const ownCarTypes: ReadonlySet<FieldDefinition['type']> = new Set(['rego', 'odometer']);

/** Whether a form asks what the dealer would pay for the visitor's car. */
export const isTradeForm = ({ category }: Pick<FormDefinition, 'category'>): boolean =>
  tradeCategories.has(category);

/**
 * Whether a field about a car means the visitor's own car, and not the one that they ask about. In
 * forms that ask about both, such as a test drive with a trade-in, the names of the query are those
 * of the car that is asked about.
 */
export const asksOwnCar = (
  form: Pick<FormDefinition, 'category' | 'fields'>,
  { name }: Pick<FieldDefinition, 'name'>,
): boolean =>
  isTradeForm(form) ||
  form.category === 'Service Booking' ||
  (form.fields.some(({ type }) => ownCarTypes.has(type)) && !prefillNames.includes(name));
