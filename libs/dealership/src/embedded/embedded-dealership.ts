import { allReviews, modelBySlug, type Entities } from '@forecourt/block-schemas';
import { readEntities, readEntity, type ReportRejected } from '../entities/read-entities.ts';
import type { DealershipPorts } from '../ports/dealership.ts';
import type { IndexEntry } from '../ports/search.ts';
import { byWebsite } from './by-website.ts';

/**
 * A tenant's `data` folder by file name without extension; `value` is the parsed file.
 * Files: `models`, `brands`, `team`, `locations`, `offers`, `cars` are lists of those entities;
 * `promotions` is a list of offers that concern everybody, whatever they search for;
 * `manufacturerLocations` is a list of places of the network; `reviews` is a list of the whole site's
 * reviews, or an object of review summaries by profile name, `All Reviews` being the whole site's.
 */
export type TenantData = ReadonlyMap<string, { readonly value: unknown }>;

export interface EmbeddedDealership extends DealershipPorts {
  /** What the search's indexes are filled with. */
  readonly indexes: Readonly<Record<'cars' | 'offers', readonly IndexEntry[]>>;
}

/** Summaries by profile; a plain list is summed up as the site's own. */
function reviewProfiles(value: unknown): Readonly<Record<string, unknown>> {
  if (!Array.isArray(value))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const stars = value.map((review: { rating?: unknown } | null) => Number(review?.rating));
  const average =
    stars.length > 0 ? stars.reduce((sum, rating) => sum + rating, 0) / stars.length : 0;
  const summary = {
    reviews: value,
    count: value.length,
    average_rating: Math.round(average * 10) / 10,
  };
  return { [allReviews]: summary };
}

const nobody: ReportRejected = () => undefined;

/**
 * The ports on the tenant's own data files: all is checked when it is first needed and kept, for a
 * snapshot never changes. Entries that do not fit their schema are left out and reported; a missing
 * file is an empty list. No method rejects.
 */
export function embeddedDealership(
  data: TenantData,
  report: ReportRejected = nobody,
): EmbeddedDealership {
  const kept = new Map<string, readonly unknown[]>();
  const list = <N extends keyof Entities>(file: string, name: N): readonly Entities[N][] => {
    const known = kept.get(file);
    if (known) return known as readonly Entities[N][];
    const read = readEntities(name, data.get(file)?.value, file, report) ?? [];
    kept.set(file, read);
    return read;
  };
  const models = () => list('models', 'model');
  const brands = () => list('brands', 'brand');
  const team = () => list('team', 'teamMember');
  return {
    models: {
      all: async () => models(),
      bySlug: async (slug) => modelBySlug(models(), slug),
      byId: async (id) => models().find((model) => model.id === String(id)),
    },
    brands: {
      all: async () => brands(),
      bySlug: async (slug) => brands().find((brand) => (brand.slug ?? brand.id) === slug),
    },
    team: {
      all: async () => team(),
      bySlug: async (slug) => team().find((member) => member.slug === slug),
    },
    locations: {
      own: async () => list('locations', 'location'),
      network: async () => byWebsite(list('manufacturerLocations', 'manufacturerLocation')),
    },
    reviews: {
      async summary({ gmbId = allReviews }) {
        const profiles = reviewProfiles(data.get('reviews')?.value);
        if (!Object.hasOwn(profiles, gmbId)) return undefined;
        const read = readEntity('reviewSummary', profiles[gmbId]);
        if ('entity' in read) return read.entity;
        report({ source: 'reviews', index: 0, ...read.fault });
        return undefined;
      },
    },
    promotions: { all: async () => list('promotions', 'offer') },
    users: { ofWebsite: async () => [] },
    get indexes() {
      return {
        cars: list('cars', 'car') as readonly Entities['car'][] as unknown as IndexEntry[],
        offers: list('offers', 'offer') as unknown as IndexEntry[],
      };
    },
  };
}
