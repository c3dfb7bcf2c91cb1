import type {
  Car,
  DataQuery,
  FormCategory,
  SearchAnswer,
  TeamMember,
} from '@forecourt/block-schemas';
import { carsIn, categoryKey, notSold } from '@forecourt/domain';

/** Parsed query of the success page. It is untrusted and only selects the message. */
export interface SuccessQuery {
  /** Normalized: `service-booking`. */
  readonly category: string;
  readonly subcategory: string;
  readonly offerRejected: boolean;
  /** Slug, id or name of the contacted team member; never rendered itself. */
  readonly user: string | undefined;
  /** Ids of the locations where a test drive was booked. */
  readonly selectedLocations: readonly string[];
}

/** Query parameters of the success page; all of them are personal. */
export const successParameters = [
  'category',
  'subcategory',
  'offer_rejected',
  'user',
  'selectedLocations',
  'token',
] as const;

const maxCharacters = 120;
const valuations = new Set(['valuation-enquiry', 'sell-my-car-enquiry', 'trade-in-enquiry']);

const ofForms: Readonly<Record<FormCategory, true>> = {
  'General Enquiry': true,
  'Finance Enquiry': true,
  'Sell My Car Enquiry': true,
  'Trade In Enquiry': true,
  'Valuation Enquiry': true,
  'Service Booking': true,
  'Parts Enquiry': true,
  'Test Drive Booking': true,
  'Team Member Enquiry': true,
  'Competition Enquiry': true,
  'Vehicle Reservation': true,
  Review: true,
  Survey: true,
  'LDV Van Enquiry': true,
};
const knownCategories = new Set([
  ...Object.keys(ofForms).map(categoryKey),
  ...['online-payment', 'finance-lender', 'part-store-payment', 'credit-score-result'],
]);

/** Returns the category for analytics; undefined for any text that is not a category. */
export const trackedCategory = ({ category }: SuccessQuery): string | undefined =>
  knownCategories.has(category) ? category : undefined;

/** True if the visitor asked for a valuation. */
export const isValuation = ({ category }: Pick<SuccessQuery, 'category'>): boolean =>
  valuations.has(category);

/** True if the visitor applied for a job. */
export const isCareers = ({ category, subcategory }: SuccessQuery): boolean =>
  category === 'general-enquiry' && /^careers?-enquiry$/.test(subcategory);

/** Parses the query of the success page. */
export function readSuccessQuery(search: string): SuccessQuery {
  const query = new URLSearchParams(search);
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, maxCharacters);
  const rejected = text('offer_rejected').toLowerCase();
  return {
    category: categoryKey(text('category')),
    subcategory: categoryKey(text('subcategory')),
    offerRejected: rejected !== '' && rejected !== 'false' && rejected !== '0',
    user: text('user') || undefined,
    selectedLocations: query
      .getAll('selectedLocations')
      .flatMap((each) => each.split(','))
      .map((each) => each.trim())
      .filter(Boolean)
      .slice(0, 50),
  };
}

/** Number of cars below the message. */
const shownCars = 3;
/** Maximum number of cars that other blocks of the page are expected to show. */
const maxElsewhere = 24;
const newest = 'cars/sort/created_at_timestamp:desc';

/**
 * Newest cars for sale, shown while a valuation is in progress: first those with photos, then any.
 */
export const carsQuery = {
  kind: 'search',
  requests: [['photos_count>=1'], []].map((numericFilters) => ({
    indexName: newest,
    params: { facetFilters: [notSold], numericFilters, hitsPerPage: shownCars + maxElsewhere },
  })),
} satisfies DataQuery;

/**
 * Selects the cars below the message from the answers: without duplicates, those with photos first,
 * and none that the page shows elsewhere.
 */
export function similarCars(
  answers: readonly Pick<SearchAnswer, 'hits'>[],
  shownElsewhere: ReadonlySet<string>,
): readonly Car[] {
  const cars = answers.flatMap(carsIn);
  const byId = new Map(cars.map((car) => [car.id, car]));
  const hasPhotos = ({ photos_count: count, photos }: Car) =>
    Number((count ?? photos?.length ?? 0) > 0);
  return [...byId.values()]
    .filter(({ id }) => !shownElsewhere.has(id))
    .toSorted((a, b) => hasPhotos(b) - hasPhotos(a))
    .slice(0, shownCars);
}

export const locationsQuery = { kind: 'locations' } satisfies DataQuery;

export const teamQuery = { kind: 'team' } satisfies DataQuery;

/** Returns the team member with the query's slug, id or name; undefined if there is none. */
export function memberOf(
  { user }: SuccessQuery,
  team: readonly TeamMember[],
): TeamMember | undefined {
  if (user === undefined) return undefined;
  const isMeant = (text: string | undefined) => text?.toLowerCase() === user.toLowerCase();
  return (
    team.find(({ slug }) => isMeant(slug)) ??
    team.find(({ id }) => isMeant(String(id))) ??
    team.find(({ name }) => isMeant(name))
  );
}

/** Categories of requests for a visit, whose thanks show the location. */
export const visitCategories: ReadonlySet<string> = new Set([
  'test-drive-booking',
  'service-booking',
  'vehicle-reservation',
]);

/** Returns the queries for the content below the message. */
export function successQueries(search: string): readonly DataQuery[] {
  const query = readSuccessQuery(search);
  if (query.category === 'team-member-enquiry' && query.user) return [teamQuery];
  if (visitCategories.has(query.category)) return [locationsQuery];
  return isValuation(query) && !query.offerRejected ? [carsQuery] : [];
}
