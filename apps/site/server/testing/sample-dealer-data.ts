import type {
  Brand,
  Car,
  DealerLocation,
  Model,
  Offer,
  ReviewSummary,
  TeamMember,
} from '@forecourt/block-schemas';
import { modelBySlug } from '@forecourt/domain';
import {
  embeddedPlaces,
  InProcessSearch,
  SourceFailure,
  type IndexEntry,
  type WebsiteLocations,
} from '@forecourt/dealership';
import type { DealerData } from '../data/dealer-data.ts';

/** What a dealer of a test has; whatever is left out is empty. */
export interface SampleData {
  readonly cars?: readonly Car[];
  readonly offers?: readonly Offer[];
  readonly models?: readonly Model[];
  readonly brands?: readonly Brand[];
  readonly team?: readonly TeamMember[];
  readonly locations?: readonly DealerLocation[];
  readonly network?: readonly WebsiteLocations[];
  /** By profile; under '' of all profiles. */
  readonly reviews?: Readonly<Record<string, ReviewSummary>>;
}

/** A source that is down. */
export const deadSource = (name: string) => async (): Promise<never> => {
  throw new SourceFailure(name, 'unreachable');
};

/** A source that never answers. */
export const silentSource = (): Promise<never> => new Promise(() => {});

/** A dealer's data in memory. */
export function sampleDealerData(sample: SampleData): DealerData {
  const { models = [], brands = [], team = [], locations = [], network = [] } = sample;
  const { cars = [], offers = [], reviews = {} } = sample;
  const index = new InProcessSearch({ clock: () => 0 });
  const filled = Promise.all([
    index.replaceAll('cars', cars as unknown as IndexEntry[]),
    index.replaceAll('offers', offers as unknown as IndexEntry[]),
  ]);
  return {
    version: '1',
    search: { search: async (requests) => filled.then(() => index.search(requests)) },
    models: {
      all: async () => models,
      bySlug: async (slug) => modelBySlug(models, slug),
      byId: async (id) => models.find((each) => each.id === id),
    },
    brands: {
      all: async () => brands,
      bySlug: async (slug) => brands.find((each) => each.slug === slug),
    },
    team: {
      all: async () => team,
      bySlug: async (slug) => team.find((each) => each.slug === slug),
    },
    locations: { own: async () => locations, network: async () => network },
    promotions: { all: async () => offers },
    places: embeddedPlaces,
    reviews: { summary: async ({ gmbId = '' }) => reviews[gmbId] },
    users: { ofWebsite: async () => [] },
  };
}
