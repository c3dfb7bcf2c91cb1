import type { FormCategory, ReplyTime, ReplyTimes, Site } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import type { FormDefinition } from '../definition.ts';

/** Kinds of requests that are answered alike: the same next steps, within the same time. */
export type RequestKind = keyof ReplyTimes;

const kinds: Readonly<Record<string, RequestKind>> = {
  'service-booking': 'service',
  'test-drive-booking': 'testDrive',
  'parts-enquiry': 'parts',
  'vehicle-reservation': 'reservation',
  'sell-my-car-enquiry': 'ownCar',
  'trade-in-enquiry': 'ownCar',
  'valuation-enquiry': 'ownCar',
  'finance-enquiry': 'finance',
  'finance-lender': 'finance',
};

/** Returns the kind of a request by the category and subcategory of its form, in any spelling. */
export function requestKind(category: string, subcategory = ''): RequestKind {
  if (/^careers?\b/.test(categoryKey(subcategory))) return 'careers';
  const key = categoryKey(category);
  return (Object.hasOwn(kinds, key) ? kinds[key] : undefined) ?? 'usual';
}

/** A form or a lead, by its category. */
interface Categorised {
  readonly category: string;
}

/** Categories that the dealer doesn't reply to: nothing promises their senders a reply. */
const unreplied: readonly string[] = [
  'Survey',
  'Review',
  'Competition Enquiry',
] satisfies FormCategory[];

/** Returns true for a form or a lead that the dealer replies to. */
export const isReplied = ({ category }: Categorised): boolean => !unreplied.includes(category);

/**
 * Categories that are not confirmed by email: applications for finance, since what applicants enter
 * is not the dealer's to repeat, and opinions. A competition entry is confirmed, though not replied to.
 */
const unconfirmed: readonly string[] = [
  'Finance Enquiry',
  'Survey',
  'Review',
] satisfies FormCategory[];

/** Returns true for a lead whose sender may receive a confirmation by email. */
export const isConfirmed = ({ category }: Categorised): boolean => !unconfirmed.includes(category);

/** Returns the kind of request that a form sends. */
export const requestKindOf = ({
  category,
  subcategory,
  preset,
}: Pick<FormDefinition, 'category' | 'subcategory' | 'preset'>): RequestKind =>
  preset === 'careers' ? preset : requestKind(category, subcategory);

/** Returns the time within which the dealer replies to a kind of request; undefined if it names none. */
export const replyTimeOf = (
  { settings }: Pick<Site, 'settings'>,
  kind: RequestKind,
): ReplyTime | undefined => {
  const times = settings?.forms?.replyTimes;
  return times?.[kind] ?? times?.usual;
};
