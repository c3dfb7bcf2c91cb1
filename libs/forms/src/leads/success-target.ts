import { categoryKey } from '@forecourt/domain';
import type { FormDefinition, FormValue } from '../definition.ts';
import type { Lead } from './lead.ts';

/** Parameters of the success page besides category and subcategory. */
export interface SuccessParameters {
  /** True if the visitor rejected the offer for a car. */
  readonly offerRejected?: boolean;
  /** A signed token for facts about this lead, such as figures. */
  readonly token?: string;
  /** Category of the thank-you page, if not the form's own: `credit-score-result`. */
  readonly category?: string;
}

const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Returns path and query of the success page for a complete lead (SUC-1): category and subcategory
 * in kebab case, the addressed member of staff, the location of a test drive. It contains nothing
 * that the visitor typed.
 */
export function successTarget(
  form: FormDefinition,
  lead: Pick<Lead, 'fields' | 'subcategory'>,
  { offerRejected, token, ...facts }: SuccessParameters = {},
): string {
  const category = facts.category ?? categoryKey(form.category);
  const query = new URLSearchParams({ category });
  if (lead.subcategory) query.set('subcategory', categoryKey(lead.subcategory));
  const user = textOf(form.given.user);
  if (category === 'team-member-enquiry' && user) query.set('user', user);
  const location = textOf(lead.fields.location_id);
  if (category === 'test-drive-booking' && location) query.set('selectedLocations', location);
  if (offerRejected) query.set('offer_rejected', 'true');
  if (token) query.set('token', token);
  return `${form.successPath}${form.successPath.includes('?') ? '&' : '?'}${query}`;
}
