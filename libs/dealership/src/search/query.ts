import { encodableText } from '@forecourt/json';
import { maxHits, valueKey } from '@forecourt/domain';
import type { SearchParams, SearchRequest } from '../ports/search.ts';
import { withValues, type Condition } from './condition.ts';
import {
  carsIndex,
  foldsCase,
  offersIndex,
  type IndexDefinition,
  type SortKey,
} from './index-definition.ts';
import { parseFacetFilters, parseNumericFilters } from './parse-filter-lists.ts';
import { parseFilters } from './parse-filters.ts';
import { fail, readFacets, readIndexName, readText, wholeNumber } from './read-parameters.ts';
import { readRetrieved, type Retrieved } from './retrieve.ts';
import { readWords, type ReadWords } from './words.ts';

const maxRequests = 50;

/** Validated request, the input of every driver. */
export interface Query {
  readonly index: IndexDefinition;
  readonly request: SearchRequest;
  /** The words as typed, and split. */
  readonly text: string;
  readonly words: readonly string[];
  /** Words as typed, by the word that means their fact. */
  readonly typed: ReadWords['typed'];
  /** All must hold. */
  readonly conditions: readonly Condition[];
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly sort: readonly SortKey[];
  /** All attributes if undefined. */
  readonly retrieved: Retrieved | undefined;
}

/** Parameters that narrow or reorder results and are not supported: rejected rather than ignored. */
const refused = [
  'tagFilters',
  'optionalFilters',
  'aroundLatLng',
  'aroundLatLngViaIP',
  'insideBoundingBox',
  'insidePolygon',
  'distinct',
  'offset',
  'length',
];

/** Parameters that a search reads. All others have no effect. */
const effective = [
  'query',
  'facets',
  'facetFilters',
  'numericFilters',
  'filters',
  'hitsPerPage',
  'page',
  'maxValuesPerFacet',
  'attributesToRetrieve',
] as const;

function readRequest(request: unknown, indexes: ReadonlyMap<string, IndexDefinition>): Query {
  if (typeof request !== 'object' || request === null)
    return fail('requests', 'must be an array of objects');
  const { indexName, params = {} } = request as SearchRequest;
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    return fail('params', 'must be an object');
  for (const name of refused) {
    const value = params[name];
    const empty = Array.isArray(value) ? value.length === 0 : !value;
    if (!empty) fail(name, 'is not supported');
  }
  const { index, sort } = readIndexName(indexName, indexes);
  const text = readText(params.query);
  const conditions = [
    parseFacetFilters(params.facetFilters, index),
    parseNumericFilters(params.numericFilters, index),
    parseFilters(params.filters, index),
  ]
    .flatMap((condition) => (condition.op === 'all' ? condition.of : [condition]))
    .map((condition) =>
      withValues(condition, (attribute, value) =>
        foldsCase(index.attributes[attribute]!)
          ? valueKey(encodableText(value))
          : encodableText(value),
      ),
    );
  return {
    index,
    request: request as SearchRequest,
    text,
    ...readWords(text, index.factsOf !== undefined),
    conditions,
    sort,
    facets: readFacets(params.facets, index),
    retrieved: readRetrieved(params.attributesToRetrieve),
    maxValuesPerFacet: wholeNumber(params.maxValuesPerFacet, 'maxValuesPerFacet', {
      min: 1,
      max: 1000,
      fallback: 100,
    }),
    hitsPerPage: wholeNumber(params.hitsPerPage, 'hitsPerPage', {
      min: 0,
      max: maxHits,
      fallback: 20,
    }),
    page: wholeNumber(params.page, 'page', { min: 0, max: 1_000_000, fallback: 0 }),
  };
}

/** Indexes that every engine has. */
const indexesByName: ReadonlyMap<string, IndexDefinition> = new Map(
  [carsIndex, offersIndex].map((index) => [index.name, index]),
);

const effectiveParams = (params: object): SearchParams =>
  Object.fromEntries(
    effective.flatMap((name) => {
      const value = Object.hasOwn(params, name) ? (params as SearchParams)[name] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * Validates the requests of a search before they go to another thread or server.
 * @returns the requests without parameters that have no effect.
 * @throws SearchParameterError that names the first wrong parameter
 */
export const checkedRequests = (
  requests: unknown,
  indexes: ReadonlyMap<string, IndexDefinition> = indexesByName,
): SearchRequest[] =>
  readRequests(requests, indexes).map(({ request: { indexName, params } }) => ({
    indexName,
    params: params && effectiveParams(params),
  }));

/**
 * Validates the requests of a search, which are untrusted.
 * @throws SearchParameterError that names the first wrong parameter
 */
export function readRequests(
  requests: unknown,
  indexes: ReadonlyMap<string, IndexDefinition>,
): Query[] {
  if (!Array.isArray(requests)) return fail('requests', 'must be an array');
  if (requests.length > maxRequests) return fail('requests', `holds more than ${maxRequests}`);
  return requests.map((request) => readRequest(request, indexes));
}
