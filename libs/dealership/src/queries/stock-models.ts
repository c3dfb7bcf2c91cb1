import type { MakeModels } from '@forecourt/block-schemas';
import { facetFilter } from '@forecourt/domain';
import type { QueryPorts } from '../ports/queries.ts';

/** Limits of a list that people choose from: the commonest makes, and the commonest models of each. */
const max = { makes: 40, models: 60 } as const;

const count = (facet: 'make' | 'model', most: number) => ({
  facets: [facet],
  maxValuesPerFacet: most,
  hitsPerPage: 0,
});

/** Returns the makes in stock with their models, the commonest first. Reads no car, only counts. */
export async function stockModels({ search }: Pick<QueryPorts, 'search'>): Promise<MakeModels[]> {
  const inStock = await search.search([{ indexName: 'cars', params: count('make', max.makes) }]);
  const makes = Object.keys(inStock.results[0]?.facets.make ?? {});
  if (makes.length === 0) return [];
  const { results } = await search.search(
    makes.map((make) => ({
      indexName: 'cars',
      params: { ...count('model', max.models), facetFilters: [facetFilter('make', make)] },
    })),
  );
  return makes.map((make, at) => ({
    make,
    models: Object.keys(results[at]?.facets.model ?? {}),
  }));
}
