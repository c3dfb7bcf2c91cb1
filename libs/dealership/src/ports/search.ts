/** A facet filter: `make:Kestrel`, negated `make:-Kestrel`; a leading hyphen of the value itself is written `\-`. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** A numeric condition: `price<=30000`, `year:2019 TO 2022`. */
export type NumericFilters = FacetFilters;

/**
 * Parameters of one query, named as the InstantSearch client names them. Conditions of the three
 * filter parameters must all hold. In `facetFilters` and `numericFilters` the entries of the outer
 * list must all hold, of an inner list any one. Parameters that only concern presentation or
 * statistics (highlighting, snippets, analytics) are accepted and have no effect.
 */
export interface SearchParams {
  /**
   * Words that must all occur; the last may be incomplete. Typos are tolerated, and words that occur
   * nowhere in the index are ignored: `droppedWords` of the result lists them.
   */
  readonly query?: string;
  /** Attributes to count values of; `['*']` is all of the index. */
  readonly facets?: string | readonly string[];
  readonly facetFilters?: FacetFilters;
  readonly numericFilters?: NumericFilters;
  /** `make:Kestrel AND (year>=2020 OR NOT certified:false) AND price:10000 TO 30000`. */
  readonly filters?: string;
  /** 0 to 250; 20 if left out. */
  readonly hitsPerPage?: number;
  /** From 0. */
  readonly page?: number;
  /** Limit of values listed for a facet, the commonest first: 1 to 1000; 100 if left out. */
  readonly maxValuesPerFacet?: number;
  /** Attributes that hits come with, `-name` for all but one; all if left out. */
  readonly attributesToRetrieve?: string | readonly string[];
  readonly [other: string]: unknown;
}

export interface SearchRequest {
  /** `cars`, or with an order `cars/sort/created_at_timestamp:desc`. */
  readonly indexName: string;
  readonly params?: SearchParams;
}

/** Entry of the index that was found, with its own properties and its id as text. */
export type Hit<T = Record<string, unknown>> = T & { readonly objectID: string };

/** Statistics of a numeric attribute over all hits. */
export interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

export interface SearchResult<T = Record<string, unknown>> {
  readonly hits: readonly Hit<T>[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  /** Count by value by attribute, the commonest value first; only values that occur. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly facets_stats: Readonly<Record<string, FacetStats>>;
  readonly exhaustiveFacetsCount: boolean;
  readonly exhaustiveNbHits: boolean;
  readonly query: string;
  /**
   * Ignored words of the query, which occur nowhere in the index: lower case, without accents. If no
   * word is left, nothing is found.
   */
  readonly droppedWords: readonly string[];
  /** The parameters as a query string, as the client expects them back. */
  readonly params: string;
  /** As asked for, order included. */
  readonly index: string;
  readonly processingTimeMS: number;
}

export interface SearchResponse<T = Record<string, unknown>> {
  readonly results: readonly SearchResult<T>[];
}

/**
 * Full-text and facet search over one tenant's indexes: the InstantSearch `SearchClient` contract.
 *
 * Several queries are answered in one call, in their order. Rejects with `SearchParameterError`
 * if a parameter is wrong, with `SourceFailure` if the index can't be read.
 */
export interface SearchPort {
  search<T = Record<string, unknown>>(
    requests: readonly SearchRequest[],
  ): Promise<SearchResponse<T>>;
}

/** Entries as they are put into an index; `id` becomes the hit's `objectID`. */
export type IndexEntry = Readonly<Record<string, unknown>> & { readonly id: string | number };

/**
 * The write side of an index, for imports. An index is only ever replaced whole: the new one is
 * built beside the old one and replaces it in one step: searches find the old or the new one whole,
 * also after a crash at any moment. If `entries` or the store fails, the old one stays and the promise
 * rejects.
 */
export interface SearchIndexPort {
  /** @returns the number of entries in the index. */
  replaceAll(
    index: string,
    entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
  ): Promise<number>;
  /**
   * Version of the index, another one after every replacement by any server; undefined if it was
   * never filled. Rejects with `SourceFailure`.
   */
  versionOf(index: string): Promise<string | undefined>;
}

/** Version of each index by tenant and name; one that was never filled is missing. */
export type IndexVersions = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Returns versions, which come one by one, by tenant and index. */
export function indexVersions(
  versions: Iterable<{ readonly tenant: string; readonly index: string; readonly version: string }>,
): IndexVersions {
  const byTenant = new Map<string, Map<string, string>>();
  for (const { tenant, index, version } of versions) {
    const ofTenant = byTenant.get(tenant) ?? new Map<string, string>();
    byTenant.set(tenant, ofTenant.set(index, version));
  }
  return byTenant;
}

/** Error of a search parameter; `parameter` is its name, such as `hitsPerPage`. */
export class SearchParameterError extends Error {
  override readonly name = 'SearchParameterError';
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(`${parameter}: ${message}`);
    this.parameter = parameter;
  }
}
