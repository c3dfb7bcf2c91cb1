import type { FormCategory, ReplyTime, ReplyTimes, Site } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import type { FormDefinition } from './definition.ts';

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

/** Categories that need no reply. */
const unanswered: readonly FormCategory[] = ['Survey', 'Review', 'Competition Enquiry'];

/** Returns true for a form that the dealer replies to. */
export const isReplied = ({ category }: Pick<FormDefinition, 'category'>): boolean =>
  !unanswered.includes(category);

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
