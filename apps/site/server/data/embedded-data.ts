import { createHash } from 'node:crypto';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import {
  embeddedDealership,
  embeddedPlaces,
  InProcessSearch,
  type PlacesPort,
  type ReportRejected,
} from '@forecourt/dealership';
import type { DealerData, DealerDataSource } from './dealer-data.ts';

/** Told of an entry of a tenant's data that is left out. */
export type ReportEntry = (tenant: string, entry: Parameters<ReportRejected>[0]) => void;

/**
 * Data from the tenants' own files, cars and offers searched in memory. When a file changes, a whole
 * new set is made beside the old one: whoever asks finds the one or the other, never a mixture.
 * @param places where places are looked up; in a gazetteer of our own if left out.
 */
export function embeddedData(
  report: ReportEntry,
  places: PlacesPort = embeddedPlaces,
): DealerDataSource {
  const bySnapshot = new WeakMap<TenantSnapshot, DealerData>();
  /** The newest of each tenant, so that an edited page does not index all cars again. */
  const newest = new Map<string, DealerData>();

  return {
    of(tenant) {
      const known = bySnapshot.get(tenant);
      if (known !== undefined) return known;
      const version = versionOf(tenant);
      const before = newest.get(tenant.slug);
      const data =
        before?.version === version
          ? before
          : makeData(tenant, version, places, (entry) => report(tenant.slug, entry));
      newest.set(tenant.slug, data);
      bySnapshot.set(tenant, data);
      return data;
    },
  };
}

function makeData(
  { data }: TenantSnapshot,
  version: string,
  places: PlacesPort,
  report: ReportRejected,
): DealerData {
  const { indexes, ...ports } = dealershipOf(data, report);
  // Filled when first searched for; whoever searches meanwhile waits for the same index.
  let filled: Promise<InProcessSearch> | undefined;
  const index = async () => {
    const search = new InProcessSearch();
    const { cars, offers } = indexes();
    await Promise.all([search.replaceAll('cars', cars), search.replaceAll('offers', offers)]);
    return search;
  };
  return {
    ...ports,
    places,
    version,
    search: { search: async (requests) => (await (filled ??= index())).search(requests) },
  };
}

function dealershipOf(data: TenantSnapshot['data'], report: ReportRejected) {
  const dealership = embeddedDealership(data, report);
  const { models, brands, team, locations, promotions, reviews, users } = dealership;
  return {
    models,
    brands,
    team,
    locations,
    promotions,
    reviews,
    users,
    indexes: () => dealership.indexes,
  };
}

/** The same for the same files. */
function versionOf({ data }: TenantSnapshot): string {
  const files = [...data].map(([name, { version }]) => `${name} ${version}`).sort();
  return createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 16);
}
