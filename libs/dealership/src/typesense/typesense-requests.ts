import { all } from '../search/condition.ts';
import { foldsCase, type IndexDefinition } from '../search/index-definition.ts';
import type { Query } from '../search/query.ts';
import { filterBy, spellingField, valueField } from './filter-by.ts';

/** Request for the counts of all spellings of values in an index; 1,000 of each attribute at most. */
export function spellingsRequest(alias: string, index: IndexDefinition): object {
  const facets = Object.entries(index.attributes)
    .filter(([, attribute]) => foldsCase(attribute))
    .map(([name]) => spellingField(name));
  return {
    indexName: `${alias}/sort/_seq:asc`,
    params: { query: '', filters: '', facets, maxValuesPerFacet: 1000, hitsPerPage: 0, page: 0 },
  };
}

/** Request of the InstantSearch adapter for a query. @param words of those in the query. */
export function requestOf(alias: string, query: Query, words: readonly string[]): object {
  const sort = [
    ...query.sort
      .slice(0, 2)
      .map(({ attribute, direction }) => `${attribute}(missing_values: last):${direction}`),
    '_seq:asc',
  ];
  return {
    indexName: `${alias}/sort/${sort.join(',')}`,
    params: {
      query: words.join(' '),
      filters: query.conditions.length > 0 ? filterBy(all(query.conditions)) : '',
      facets: query.facets.map(valueField),
      maxValuesPerFacet: query.maxValuesPerFacet,
      hitsPerPage: query.hitsPerPage,
      page: query.page,
    },
  };
}
