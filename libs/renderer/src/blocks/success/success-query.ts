import { categoryKey, type DataQuery } from '@forecourt/block-schemas';

/** What the address of the success page says; nothing in it is relied on but for the choice of words. */
export interface SuccessQuery {
  /** In one spelling: `service-booking`. */
  readonly category: string;
  readonly subcategory: string;
  readonly offerRejected: boolean;
  /** The lender did not answer: the application is saved, and somebody calls. */
  readonly saved: boolean;
  /** The member of the team that was written to. */
  readonly user: string | undefined;
  /** Ids of the places that a test drive was booked at. */
  readonly selectedLocations: readonly string[];
}

/** Query parameters of the success page; all of them are one visitor's own. */
export const successParameters = [
  'category',
  'subcategory',
  'offer_rejected',
  'saved',
  'user',
  'selectedLocations',
  'token',
] as const;

const mostCharacters = 120;
const valuations = new Set(['valuation-enquiry', 'sell-my-car-enquiry', 'trade-in-enquiry']);

/** Whether the thanks are for offering a car. */
export const isValuation = ({ category }: Pick<SuccessQuery, 'category'>): boolean =>
  valuations.has(category);

/** Reads the query of the success page. */
export function readSuccessQuery(search: string): SuccessQuery {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, mostCharacters);
  const rejected = text('offer_rejected').toLowerCase();
  return {
    category: categoryKey(text('category')),
    subcategory: categoryKey(text('subcategory')),
    offerRejected: rejected !== '' && rejected !== 'false' && rejected !== '0',
    saved: text('saved') === 'true',
    user: text('user') || undefined,
    selectedLocations: query
      .getAll('selectedLocations')
      .flatMap((each) => each.split(','))
      .map((each) => each.trim())
      .filter(Boolean)
      .slice(0, 50),
  };
}

/** The newest cars that can be bought, to look at while a valuation is under way. */
export const carsQuery: DataQuery = {
  kind: 'search',
  requests: [
    {
      indexName: 'cars/sort/created_at_timestamp:desc',
      params: { filters: 'NOT status:Sold', hitsPerPage: 3 },
    },
  ],
};

export const locationsQuery: DataQuery = { kind: 'locations' };

/** What the thanks show besides words. */
export function successQueries(search: string): readonly DataQuery[] {
  const query = readSuccessQuery(search);
  if (query.category === 'test-drive-booking') return [locationsQuery];
  return isValuation(query) && !query.offerRejected ? [carsQuery] : [];
}
