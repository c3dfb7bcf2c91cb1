import type { DataFile, TenantSnapshot } from '@forecourt/block-schemas';
import {
  InProcessSearch,
  readEntities,
  type IndexEntry,
  type SearchPort,
} from '@forecourt/dealership';
import type { DealerData, DealerDataSource } from './dealer-data.ts';
import type { ReportEntry } from './embedded-data.ts';
import { searchEach } from './search-each.ts';

/** Told of what is wrong with a site's file of offers. */
export interface OffersReport {
  /** The whole file: named, and why there are no offers. */
  readonly file: (tenant: string, file: string, message: string) => void;
  /** An entry that is left out. */
  readonly entry: ReportEntry;
}

const fileOf = ({ site, data }: TenantSnapshot, name: string): DataFile | undefined =>
  site.settings?.offersFile === name ? data.get(name) : undefined;

/**
 * Gives a site that names a file of offers (OFF-5) the offers of that file wherever offers are
 * searched for, whatever the search is; filters and limits work on them as on any others. A file
 * that is missing or holds nothing that fits is no offers, and is reported once for each version.
 */
export function staticOffers(source: DealerDataSource, report: OffersReport): DealerDataSource {
  const searches = new WeakMap<DataFile | TenantSnapshot, Promise<InProcessSearch>>();

  const searchOf = (tenant: TenantSnapshot, name: string) => {
    const file = fileOf(tenant, name);
    const known = searches.get(file ?? tenant);
    if (known !== undefined) return known;
    const index = new InProcessSearch();
    const filled = index.replaceAll('offers', offersIn(file, tenant, name)).then(() => index);
    searches.set(file ?? tenant, filled);
    return filled;
  };

  const offersIn = (file: DataFile | undefined, { slug }: TenantSnapshot, name: string) => {
    const say = (message: string) => report.file(slug, `data/${name}.json`, message);
    if (file === undefined) say('cannot be read, so there are no offers');
    else if (!Array.isArray(file.value)) say('must be a list of offers; there are none now');
    const read = readEntities('offer', file?.value, name, (entry) => report.entry(slug, entry));
    return (read ?? []) as unknown as readonly IndexEntry[];
  };

  return {
    of(tenant): DealerData {
      const data = source.of(tenant);
      const name = tenant.site.settings?.offersFile;
      if (name === undefined) return data;
      const version = `${data.version} ${name} ${fileOf(tenant, name)?.version ?? ''}`;
      const offers: SearchPort = {
        search: async (requests) => (await searchOf(tenant, name)).search(requests),
      };
      const portOf = (index: string) => (index === 'offers' ? offers : data.search);
      return {
        ...data,
        version,
        search: { search: (requests) => searchEach(requests, portOf) },
      };
    },
  };
}
