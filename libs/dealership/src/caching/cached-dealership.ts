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

/**
 * Caches the answers of a remote source: reviews for 24 hours, all others for five minutes. Users are
 * not cached.
 */
export function cachedDealership(
  ports: DealershipPorts,
  clock: () => number,
  events: CacheEvents = {},
): DealershipPorts {
  const cache = <Q extends readonly unknown[], A>(ask: (...question: Q) => Promise<A>) =>
    cached(ask, (...question) => JSON.stringify(question), {
      ...events,
      clock,
      freshFor: dataFreshFor,
    });
  const { models, brands, team, locations, promotions } = ports;
  return {
    models: {
      all: cache(() => models.all()),
      bySlug: cache((slug) => models.bySlug(slug)),
      byId: cache((id) => models.byId(id)),
    },
    brands: { all: cache(() => brands.all()), bySlug: cache((slug) => brands.bySlug(slug)) },
    team: { all: cache(() => team.all()), bySlug: cache((slug) => team.bySlug(slug)) },
    locations: { own: cache(() => locations.own()), network: cache(() => locations.network()) },
    reviews: cachedReviews(ports.reviews, clock, events),
    promotions: { all: cache(() => promotions.all()) },
    users: ports.users,
  };
}
