import { categoryKey, type AnyBlock, type Page } from '@forecourt/block-schemas';
import { isValuation, type SuccessQuery } from './success-query.ts';

type Messages = NonNullable<Page['customSuccessMessages']>;

const general = 'general-enquiry';

/**
 * The page's own message for a query (SUC-2): of the same category and subcategory, and for
 * valuations for the same answer to the offer.
 */
export function customMessage(
  query: SuccessQuery,
  messages: Messages,
): readonly AnyBlock[] | undefined {
  const fits = ({ category, subcategory = '', offerRejected }: Messages[number]) =>
    categoryKey(category) === query.category &&
    categoryKey(subcategory) === query.subcategory &&
    (!isValuation(query) || offerRejected === undefined || offerRejected === query.offerRejected);
  // Of two that fit, the one that names the answer to the offer is the closer.
  const found = messages.filter(fits).sort((a, b) => rank(a) - rank(b))[0];
  return found?.blocks as readonly AnyBlock[] | undefined;
}

const rank = ({ offerRejected }: Messages[number]) => (offerRejected === undefined ? 1 : 0);

/** The page's message for general enquiries, where nothing else fits. */
export const generalMessage = (messages: Messages): readonly AnyBlock[] | undefined =>
  messages.find(
    ({ category, subcategory = '' }) => categoryKey(category) === general && subcategory === '',
  )?.blocks as readonly AnyBlock[] | undefined;
