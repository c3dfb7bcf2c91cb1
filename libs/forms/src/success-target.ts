import { categoryKey } from '@forecourt/domain';
import type { FormDefinition, FormValue } from './definition.ts';
import type { Lead } from './lead.ts';

/** What the success page may be told beside category and subcategory. */
export interface SuccessParameters {
  /** The visitor turned the offer for a car down. */
  readonly offerRejected?: boolean;
  /** A signed token for facts about this lead, such as figures. */
  readonly token?: string;
  /** What the thanks are for, if not the form's own category: `credit-score-result`. */
  readonly category?: string;
}

const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * Path and query of the success page after a complete lead (SUC-1): category and subcategory as
 * words joined by hyphens, the member of the team that was written to, the location of a test drive.
 * Nothing that the visitor typed is in it.
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
