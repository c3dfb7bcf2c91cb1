import { categoryKey } from '@forecourt/domain';
import type { LeadDocument } from './lead-document.ts';

/** Purpose of a customer's request about a vehicle, in the terms of ADF 1.0. */
export type LeadInterest = 'buy' | 'lease' | 'sell' | 'trade-in' | 'test-drive';

/** The interest by category; ADF has none for every other request. */
const interests: Readonly<Record<string, LeadInterest>> = {
  'general-enquiry': 'buy',
  'team-member-enquiry': 'buy',
  'ldv-van-enquiry': 'buy',
  'finance-enquiry': 'buy',
  'vehicle-reservation': 'buy',
  'test-drive-booking': 'test-drive',
  'sell-my-car-enquiry': 'sell',
  'trade-in-enquiry': 'trade-in',
  'valuation-enquiry': 'trade-in',
};

/**
 * The interest of a customer in a vehicle, in the terms of ADF 1.0. It depends on the category, not on the page.
 * @returns undefined where ADF has no term: service, parts, careers, surveys, reviews, competitions
 */
export function leadInterest({
  category,
  subcategory = '',
}: Pick<LeadDocument, 'category' | 'subcategory'>): LeadInterest | undefined {
  if (/^careers?\b/i.test(subcategory.trim())) return undefined;
  const key = categoryKey(category);
  return Object.hasOwn(interests, key) ? interests[key] : undefined;
}
