import type { Offer, SearchQuery } from '@forecourt/block-schemas';
import { facetFilter } from './car-search/facet-filter.ts';
import { tidySpaces, valueKey } from './text/value-key.ts';

/** Limit of every query for offers (OFF-3). */
export const maxOffers = 200;

export interface OfferTab {
  /** Label. */
  readonly name: string;
  /** Value of the `model` query parameter; undefined for All Offers, which is left out of the URL. */
  readonly model: string | undefined;
  readonly offers: readonly Offer[];
}

const otherOffers = 'Other Offers';

/** Tabs of a strip: All Offers and any others. */
export type OfferTabs = readonly [OfferTab, ...OfferTab[]];

/** Tab strip: All Offers, one tab per model in the order of the offers, Other Offers for those without a model. */
export function offerTabs(offers: readonly Offer[]): OfferTabs {
  const byModel = new Map<string, { name: string; offers: Offer[] }>();
  for (const offer of offers) {
    if (offer.model === undefined) continue;
    const key = valueKey(offer.model.name);
    const tab = byModel.get(key) ?? { name: tidySpaces(offer.model.name), offers: [] };
    tab.offers.push(offer);
    byModel.set(key, tab);
  }
  const others = offers.filter(({ model }) => model === undefined);
  return [
    { name: 'All Offers', model: undefined, offers },
    ...[...byModel.values()].map((tab) => ({ ...tab, model: tab.name })),
    ...(others.length > 0 ? [{ name: otherOffers, model: otherOffers, offers: others }] : []),
  ];
}

/** Tab of the `model` query parameter, otherwise the first, All Offers. */
export const chosenOfferTab = (tabs: OfferTabs, model: string | null | undefined): OfferTab =>
  tabs.find((tab) => tab.model !== undefined && model && valueKey(tab.model) === valueKey(model)) ??
  tabs[0];

/** Limits of an offers block. */
export interface OfferChoice {
  readonly facetFilters?: readonly {
    readonly field: 'model' | 'manufacturer';
    readonly values: readonly string[];
  }[];
  readonly searchFilters?: string;
  readonly limit?: number;
}

/** Last day of an offer without an end, as {@link lastDay} returns it. */
const endless = 9999_12_31;

/**
 * Last day of an offer as a number, `20261130`: 0 once its last car is gone; offers without a last day
 * never end.
 */
export function lastDay({
  ends_on: end,
  stock_left: stock,
}: {
  readonly ends_on?: unknown;
  readonly stock_left?: unknown;
}): number {
  if (stock === 0) return 0;
  return typeof end === 'string' && /^\d{4}-\d{2}-\d{2}/.test(end) ? dayDigits(end) : endless;
}

/** A day as a number: 20261130 for 2026-11-30. */
const dayDigits = (day: string): number => Number(day.slice(0, 10).replaceAll('-', ''));

/**
 * Search for a block's offers. Ended offers are filtered out before the limit, which they would
 * otherwise use up.
 * @param today the site's day, YYYY-MM-DD
 */
export const offerSearch = (
  { facetFilters = [], searchFilters, limit }: OfferChoice,
  today: string,
): NonNullable<SearchQuery['params']> => ({
  numericFilters: [`ends_on>=${dayDigits(today)}`],
  facetFilters: facetFilters.map(({ field, values }) =>
    values.map((value) => facetFilter(field, value)),
  ),
  hitsPerPage: Math.min(limit ?? maxOffers, maxOffers),
  query: searchFilters || undefined,
});

/** Offers that have not ended. @param today the site's day, YYYY-MM-DD; an offer's last day is included */
export const currentOffers = (offers: readonly Offer[], today: string): Offer[] =>
  offers.filter((offer) => lastDay(offer) >= dayDigits(today));

/**
 * Merges offers and promotions: promotions follow the offers, without those that have an offer's id.
 * Ended ones don't count towards the limit.
 * @param today the site's day, YYYY-MM-DD
 */
export function offersAndPromotions(
  offers: readonly Offer[],
  promotions: readonly Offer[],
  today: string,
  limit: number = maxOffers,
): Offer[] {
  const ids = new Set(offers.map(({ id }) => id));
  const added = promotions.filter(({ id }) => !ids.has(id));
  return currentOffers([...offers, ...added], today).slice(0, Math.min(limit, maxOffers));
}

/** True if a page shows a message when there are no offers (OFF-4). */
export const saysNoOffers = (path: string): boolean => path.includes('special-offers');
