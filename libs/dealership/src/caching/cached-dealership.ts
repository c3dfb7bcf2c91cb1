import type { DataKind } from '@forecourt/block-schemas';
import type { DealershipPorts } from '../ports/dealership.ts';
import type { ReviewsPort } from '../ports/reviews.ts';
import { cached, type CacheEvents } from './stale-while-revalidate.ts';

const hour = 3_600_000;
const reviewsFreshFor = 24 * hour;
const dataFreshFor = hour / 12;

/** Caches reviews for 24 hours by website and profile; a stale summary is used while a new one is fetched. */
export const cachedReviews = (
  port: ReviewsPort,
  clock: () => number,
  events: CacheEvents = {},
): ReviewsPort => ({
  summary: cached(
    (query) => port.summary(query),
    ({ websiteId, gmbId }) => JSON.stringify([String(websiteId), gmbId ?? null]),
    { ...events, clock, freshFor: reviewsFreshFor },
  ),
});

/** Events of refreshing the stale answers of a dealer's source. */
export interface DealershipEvents extends Pick<CacheEvents, 'onFailure'> {
  /** A refreshed answer of this kind differs from the cached one. */
  readonly onChange?: (kind: DataKind) => void;
}

/**
 * Caches the answers of a remote source: reviews for 24 hours, all others for five minutes. Users are
 * not cached.
 */
export function cachedDealership(
  ports: DealershipPorts,
  clock: () => number,
  { onChange, onFailure }: DealershipEvents = {},
): DealershipPorts {
  const eventsOf = (kind: DataKind): CacheEvents => ({
    onChange: () => onChange?.(kind),
    onFailure,
  });
  const cache = <Q extends readonly unknown[], A>(
    kind: DataKind,
    ask: (...question: Q) => Promise<A>,
  ) =>
    cached(ask, (...question) => JSON.stringify(question), {
      ...eventsOf(kind),
      clock,
      freshFor: dataFreshFor,
    });
  const { models, brands, team, locations, promotions } = ports;
  return {
    models: {
      all: cache('models', () => models.all()),
      bySlug: cache('models', (slug) => models.bySlug(slug)),
      byId: cache('models', (id) => models.byId(id)),
    },
    brands: {
      all: cache('brands', () => brands.all()),
      bySlug: cache('brands', (slug) => brands.bySlug(slug)),
    },
    team: {
      all: cache('team', () => team.all()),
      bySlug: cache('team', (slug) => team.bySlug(slug)),
    },
    locations: {
      own: cache('locations', () => locations.own()),
      network: cache('manufacturerLocations', () => locations.network()),
    },
    reviews: cachedReviews(ports.reviews, clock, eventsOf('reviews')),
    promotions: { all: cache('promotions', () => promotions.all()) },
    users: ports.users,
  };
}
