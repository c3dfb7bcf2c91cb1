import {
  searchEach,
  type IndexVersions,
  type SearchIndexPort,
  type SearchPort,
} from '@forecourt/dealership';
import { currentVersions, type CurrentVersions } from './current-versions.ts';
import type { DealerData, DealerDataSource } from './dealer-data.ts';

/** A tenant's imported indexes. */
export type ImportedIndexes = SearchPort & Pick<SearchIndexPort, 'versionOf'>;

/** Imported data, and the versions that they are served in. */
export interface ImportedData {
  readonly source: DealerDataSource;
  /** Takes over versions that were read for all tenants together. */
  readonly update: (versions: IndexVersions) => void;
}

const indexNames = ['cars', 'offers'];

/**
 * Searches imported data, each index separately: once an index has been imported, it replaces the
 * tenant's files. Servers that share a store of imports therefore agree, and none of them writes to
 * it.
 * @param open opens the indexes of a tenant.
 * @param clock milliseconds
 * @param last versions that an earlier run read last; they count until the server answers.
 */
export function importedData(
  files: DealerDataSource,
  open: (tenant: string) => ImportedIndexes,
  clock: () => number,
  last?: IndexVersions,
): ImportedData {
  let read = last;
  /** By tenant, for as long as its data are in use: counts of stock leave memory with the tenant. */
  const stocks = new Map<string, WeakRef<Stock>>();
  const made = new WeakMap<DealerData, DealerData>();

  const stockOf = (slug: string): Stock => {
    const known = stocks.get(slug)?.deref();
    if (known !== undefined) return known;
    const indexes = open(slug);
    const before = read && (read.get(slug) ?? new Map<string, string>());
    const stock = { indexes, versions: currentVersions(indexNames, indexes, clock, before) };
    stocks.set(slug, new WeakRef(stock));
    return stock;
  };

  const source: DealerDataSource = {
    of(tenant) {
      const own = files.of(tenant);
      let data = made.get(own);
      if (data === undefined) {
        data = withStock(own, stockOf(tenant.slug));
        made.set(own, data);
      }
      return data;
    },
  };
  return {
    source,
    update(versions) {
      read = versions;
      for (const [slug, held] of stocks) {
        const stock = held.deref();
        if (stock === undefined) stocks.delete(slug);
        else stock.versions.update(versions.get(slug) ?? new Map());
      }
    },
  };
}

interface Stock {
  readonly indexes: ImportedIndexes;
  readonly versions: CurrentVersions;
}

/** Holds on to `stock` itself, which {@link importedData} refers to weakly. */
const withStock = (own: DealerData, stock: Stock): DealerData => ({
  ...own,
  get version() {
    const known = stock.versions.known();
    return `${own.version} ${known ? JSON.stringify([...known]) : '?'}`;
  },
  search: {
    search: async (requests) => {
      const imported = await stock.versions.now();
      return searchEach(requests, (index) => (imported.has(index) ? stock.indexes : own.search));
    },
  },
});
