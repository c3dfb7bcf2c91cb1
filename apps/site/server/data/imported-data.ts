import { searchEach, type SearchIndexPort, type SearchPort } from '@forecourt/dealership';
import { currentVersions, type CurrentVersions } from './current-versions.ts';
import type { DealerData, DealerDataSource } from './dealer-data.ts';

/** A tenant's imported indexes. */
export type ImportedIndexes = SearchPort & Pick<SearchIndexPort, 'versionOf'>;

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
): DealerDataSource {
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

  return {
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
