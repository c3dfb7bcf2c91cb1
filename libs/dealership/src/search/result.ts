import type { FacetStats, Hit, SearchResult } from '../ports/search.ts';
import type { Query } from './query.ts';
import { retrieve } from './retrieve.ts';
import { asTyped } from './words.ts';

/** Result of a driver for a query. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly facets: SearchResult['facets'];
  readonly stats: Readonly<Record<string, FacetStats>>;
  /** Ignored words of the query, which occur nowhere in the index. */
  readonly droppedWords?: readonly string[];
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const asQueryString = (params: object | undefined): string =>
  Object.entries(params ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return `${encode(name)}=${encode(text)}`;
    })
    .join('&');

/** The reply to a query as InstantSearch clients expect it. @param milliseconds duration of the search */
export function toResult(query: Query, found: Found, milliseconds: number): SearchResult {
  const { hitsPerPage, page, request, text } = query;
  return {
    hits: retrieve(found.hits, query.retrieved),
    nbHits: found.nbHits,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(found.nbHits / hitsPerPage),
    hitsPerPage,
    facets: found.facets,
    facets_stats: found.stats,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query: text,
    droppedWords: asTyped(found.droppedWords ?? [], query.typed),
    params: asQueryString(request.params),
    index: request.indexName,
    processingTimeMS: Math.max(1, Math.round(milliseconds)),
  };
}
