import type { AnyBlock, Page } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import { isCareers, isValuation, type SuccessQuery } from './success-query.ts';

type Messages = NonNullable<Page['customSuccessMessages']>;

const general = 'general-enquiry';

/**
 * Returns the page's own message for a query (SUC-2). It has the same category and subcategory, and
 * for valuations the same answer to the offer. A message without a subcategory serves every
 * subcategory without a message of its own, except careers, whose built-in message is closer.
 */
export function customMessage(
  query: SuccessQuery,
  messages: Messages,
): readonly AnyBlock[] | undefined {
  const fits = ({ category, subcategory = '', offerRejected }: Messages[number]) =>
    categoryKey(category) === query.category &&
    (categoryKey(subcategory) === query.subcategory || (subcategory === '' && !isCareers(query))) &&
    (!isValuation(query) || offerRejected === undefined || offerRejected === query.offerRejected);
  const found = messages.filter(fits).sort((a, b) => distance(a, query) - distance(b, query))[0];
  return found?.blocks as readonly AnyBlock[] | undefined;
}

/**
 * Sort key of matching messages: the same subcategory first, then an explicit answer to the offer.
 */
const distance = (
  { subcategory = '', offerRejected }: Messages[number],
  query: SuccessQuery,
): number =>
  (categoryKey(subcategory) === query.subcategory ? 0 : 2) + (offerRejected === undefined ? 1 : 0);

/** Returns the page's message for general enquiries, the fallback for every query. */
export const generalMessage = (messages: Messages): readonly AnyBlock[] | undefined =>
  messages.find(
    ({ category, subcategory = '' }) => categoryKey(category) === general && subcategory === '',
  )?.blocks as readonly AnyBlock[] | undefined;
