import type { DataFile, TenantSnapshot } from '@forecourt/block-schemas';
import { InProcessSearch, type SearchPort, type SearchResponse } from '@forecourt/dealership';
import type { DealerData, DealerDataSource } from './dealer-data.ts';
import type { AskDataFile } from './embedded-data.ts';
import { searchEach } from './search-each.ts';

/** Reports a site's file of offers that holds none: its name and why. */
export type ReportOffersFile = (tenant: string, file: string, message: string) => void;

const fileOf = ({ site, data }: TenantSnapshot, name: string): DataFile | undefined =>
  site.settings?.offersFile === name ? data.get(name) : undefined;

const noOffers = new InProcessSearch();

/**
 * Gives a site that names a file of offers (OFF-5) the offers of that file wherever offers are
 * searched for, whatever the search is; filters and limits work on them as on any others. A file
 * that is missing or holds nothing that fits is no offers, and is reported once for each version.
 */
export function staticOffers(
  source: DealerDataSource,
  ask: AskDataFile,
  report: ReportOffersFile,
): DealerDataSource {
  /** Whether a file can be searched, or there is none. */
  const usable = new WeakMap<DataFile | TenantSnapshot, Promise<boolean>>();

  const check = async (file: DataFile | undefined, { slug }: TenantSnapshot, name: string) => {
    const isArray = file !== undefined && (await ask(slug, file, { kind: 'isArray' })) === true;
    if (!isArray)
      report(
        slug,
        `data/${name}.json`,
        file
          ? 'must be a list of offers; there are none now'
          : 'cannot be read, so there are no offers',
      );
    return isArray;
  };

  const offersOf = (tenant: TenantSnapshot, name: string): SearchPort => ({
    async search<T>(requests: Parameters<SearchPort['search']>[0]) {
      const file = fileOf(tenant, name);
      const key = file ?? tenant;
      const known = usable.get(key) ?? check(file, tenant, name);
      usable.set(key, known);
      known.catch(() => usable.delete(key));
      if (!(await known)) return noOffers.search<T>(requests);
      const answer = await ask(tenant.slug, file!, {
        kind: 'search',
        index: 'offers',
        requests,
      });
      return answer as SearchResponse<T>;
    },
  });

  return {
    of(tenant): DealerData {
      const data = source.of(tenant);
      const name = tenant.site.settings?.offersFile;
      if (name === undefined) return data;
      const version = `${data.version} ${name} ${fileOf(tenant, name)?.version ?? ''}`;
      const offers = offersOf(tenant, name);
      const portOf = (index: string) => (index === 'offers' ? offers : data.search);
      return {
        ...data,
        version,
        search: { search: (requests) => searchEach(requests, portOf) },
      };
    },
  };
}
