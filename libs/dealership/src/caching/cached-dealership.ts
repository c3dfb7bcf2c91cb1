import type { DealershipPorts } from '../ports/dealership.ts';
import type { ReviewsPort } from '../ports/reviews.ts';
import { cached, type CacheEvents } from './stale-while-revalidate.ts';

const hour = 3_600_000;
const reviewsFreshFor = 24 * hour;
const dataFreshFor = hour / 12;

/** Reviews kept for 24 hours by website and profile; an older summary is shown while a newer one is fetched. */
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
 * The ports of a remote source with their answers kept: reviews for 24 hours, all else for five
 * minutes. Users are not kept.
 */
export function cachedDealership(
  ports: DealershipPorts,
  clock: () => number,
  events: CacheEvents = {},
): DealershipPorts {
  const keep = <Q extends readonly unknown[], A>(ask: (...question: Q) => Promise<A>) =>
    cached(ask, (...question) => JSON.stringify(question), {
      ...events,
      clock,
      freshFor: dataFreshFor,
    });
  const { models, brands, team, locations, promotions } = ports;
  return {
    models: {
      all: keep(() => models.all()),
      bySlug: keep((slug) => models.bySlug(slug)),
      byId: keep((id) => models.byId(id)),
    },
    brands: { all: keep(() => brands.all()), bySlug: keep((slug) => brands.bySlug(slug)) },
    team: { all: keep(() => team.all()), bySlug: keep((slug) => team.bySlug(slug)) },
    locations: { own: keep(() => locations.own()), network: keep(() => locations.network()) },
    reviews: cachedReviews(ports.reviews, clock, events),
    promotions: { all: keep(() => promotions.all()) },
    users: ports.users,
  };
}
