import type { DataKind } from '@forecourt/block-schemas';
import type { DealerData } from './dealer-data.ts';

/**
 * Returns the same data, which adds the kind of everything that it is asked for to a set. Places are no
 * kind, since towns don't change.
 */
export function recordKinds(data: DealerData, kinds: Set<DataKind>): DealerData {
  const asked =
    <Query extends readonly unknown[], Answer>(
      kind: DataKind,
      ask: (...query: Query) => Answer,
    ): ((...query: Query) => Answer) =>
    (...query) => {
      kinds.add(kind);
      return ask(...query);
    };
  const { search, models, brands, team, locations, promotions, reviews, users, places } = data;
  return {
    get version() {
      return data.version;
    },
    maxAgeMs: data.maxAgeMs,
    search: {
      search: (requests) => {
        for (const { indexName } of requests) kinds.add(indexName.split('/', 1)[0] as DataKind);
        return search.search(requests);
      },
    },
    models: {
      all: asked('models', () => models.all()),
      bySlug: asked('models', (slug) => models.bySlug(slug)),
      byId: asked('models', (id) => models.byId(id)),
    },
    brands: {
      all: asked('brands', () => brands.all()),
      bySlug: asked('brands', (slug) => brands.bySlug(slug)),
    },
    team: {
      all: asked('team', () => team.all()),
      bySlug: asked('team', (slug) => team.bySlug(slug)),
    },
    locations: {
      own: asked('locations', () => locations.own()),
      network: asked('manufacturerLocations', () => locations.network()),
    },
    promotions: { all: asked('promotions', () => promotions.all()) },
    reviews: { summary: asked('reviews', (query) => reviews.summary(query)) },
    users,
    places,
  };
}
