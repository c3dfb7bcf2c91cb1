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
 */
export function importedData(
  files: DealerDataSource,
  open: (tenant: string) => ImportedIndexes,
  clock: () => number,
): ImportedData {
  const stocks = new Map<string, Stock>();
  const made = new WeakMap<DealerData, DealerData>();

  const stockOf = (slug: string): Stock => {
    let stock = stocks.get(slug);
    if (stock === undefined) {
      const indexes = open(slug);
      stock = { indexes, versions: currentVersions(indexNames, indexes, clock) };
      stocks.set(slug, stock);
    }
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
      for (const [slug, stock] of stocks) stock.versions.update(versions.get(slug) ?? new Map());
    },
  };
}

interface Stock {
  readonly indexes: ImportedIndexes;
  readonly versions: CurrentVersions;
}

const withStock = (own: DealerData, { indexes, versions }: Stock): DealerData => ({
  ...own,
  get version() {
    const known = versions.known();
    return `${own.version} ${known ? JSON.stringify([...known]) : '?'}`;
  },
  search: {
    search: async (requests) => {
      const imported = await versions.now();
      return searchEach(requests, (index) => (imported.has(index) ? indexes : own.search));
    },
  },
});
