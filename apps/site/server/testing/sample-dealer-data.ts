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

/** Data of a test's dealer; lists are empty if left out. */
export interface SampleData {
  readonly cars?: readonly Car[];
  readonly offers?: readonly Offer[];
  readonly models?: readonly Model[];
  readonly brands?: readonly Brand[];
  readonly team?: readonly TeamMember[];
  readonly locations?: readonly DealerLocation[];
  readonly network?: readonly WebsiteLocations[];
  /** Reviews by profile; those of all profiles under ''. */
  readonly reviews?: Readonly<Record<string, ReviewSummary>>;
}

/** Source that always fails. */
export const deadSource = (name: string) => async (): Promise<never> => {
  throw new SourceFailure(name, 'unreachable');
};

/** Source that never responds. */
export const silentSource = (): Promise<never> => new Promise(() => {});

/** Creates a dealer's data in memory. */
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
