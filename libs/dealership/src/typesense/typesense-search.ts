import { commonestSpelling, valueKey } from '@forecourt/domain';
import { Client } from 'typesense';
import {
  indexVersions,
  type Hit,
  type IndexEntry,
  type IndexVersions,
  type SearchIndexPort,
  type SearchPort,
  type SearchRequest,
  type SearchResponse,
} from '../ports/search.ts';
import { all } from '../search/condition.ts';
import {
  carsIndex,
  foldsCase,
  indexNamed,
  offersIndex,
  type IndexDefinition,
} from '../search/index-definition.ts';
import { readRequests, type Query } from '../search/query.ts';
import { toResult, type Found } from '../search/result.ts';
import { knownWords } from '../search/words.ts';
import { filterBy, spellingField } from './filter-by.ts';
import {
  instantSearchAdapter,
  searchParameters,
  type AdapterAnswer,
} from './instantsearch-adapter.ts';
import {
  currentCollection,
  currentCollections,
  failureOf,
  replaceCollection,
} from './typesense-collection.ts';

export interface TypesenseSearchOptions {
  readonly url: string;
  /** Key that may search and, for imports, write. */
  readonly apiKey: string;
  /** Slug of the tenant, part of every collection's name. */
  readonly tenant: string;
  readonly indexes?: readonly IndexDefinition[];
  /** Timeout of a request in seconds: 1. */
  readonly timeout?: number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

/** A server with the timeout of a request. */
function nodeOf({
  url,
  apiKey,
  timeout = 1,
}: Pick<TypesenseSearchOptions, 'url' | 'apiKey' | 'timeout'>) {
  const { hostname, port, protocol } = new URL(url);
  const scheme = protocol.replace(':', '');
  const node = {
    host: hostname,
    port: Number(port || (scheme === 'https' ? 443 : 80)),
    protocol: scheme,
  };
  return { apiKey, nodes: [node], numRetries: 0, connectionTimeoutSeconds: timeout };
}

const aliasPattern = /^forecourt\.([^.]+)\.([^.]+)$/;

/** Reads the versions of all tenants' indexes. Rejects with `SourceFailure`. */
export async function typesenseVersions(
  options: Pick<TypesenseSearchOptions, 'url' | 'apiKey' | 'timeout'>,
): Promise<IndexVersions> {
  const client = new Client({ ...nodeOf(options), logLevel: 'silent' });
  const collections = await currentCollections(client);
  return indexVersions(
    [...collections].flatMap(([alias, version]) => {
      const [, tenant, index] = aliasPattern.exec(alias) ?? [];
      return tenant && index ? [{ tenant, index, version }] : [];
    }),
  );
}

type Answer = AdapterAnswer['results'][number];

const nothing: Found = { hits: [], nbHits: 0, facets: {}, stats: {} };

/** Search on a Typesense server, through its own InstantSearch adapter. */
export class TypesenseSearch implements SearchPort, SearchIndexPort {
  readonly #client: Client;
  /** Client with the timeout of pages; imports have none. */
  readonly #pageClient: Client;
  readonly #ask: (requests: readonly object[]) => Promise<AdapterAnswer>;
  readonly #tenant: string;
  readonly #definitions: ReadonlyMap<string, IndexDefinition>;
  readonly #clock: () => number;

  constructor(options: TypesenseSearchOptions) {
    const { tenant, indexes = [carsIndex, offersIndex] } = options;
    const server = nodeOf(options);
    this.#client = new Client({ ...server, connectionTimeoutSeconds: 600, logLevel: 'silent' });
    this.#pageClient = new Client({ ...server, logLevel: 'silent' });
    this.#ask = instantSearchAdapter(server);
    this.#tenant = tenant;
    this.#definitions = new Map(indexes.map((index) => [index.name, index]));
    this.#clock = options.clock ?? Date.now;
  }

  async search<T = Record<string, unknown>>(
    requests: readonly SearchRequest[],
  ): Promise<SearchResponse<T>> {
    const queries = readRequests(requests, this.#definitions);
    const started = this.#clock();
    const found = await this.#find(queries);
    const took = this.#clock() - started;
    const results = queries.map((query, index) => toResult(query, found[index]!, took));
    return { results } as unknown as SearchResponse<T>;
  }

  async replaceAll(
    index: string,
    entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
  ): Promise<number> {
    const definition = indexNamed(this.#definitions, index);
    const alias = this.#aliasOf(definition);
    return replaceCollection(this.#client, alias, definition, entries, this.#clock());
  }

  async versionOf(index: string): Promise<string | undefined> {
    return currentCollection(this.#pageClient, this.#aliasOf({ name: index }));
  }

  async #find(queries: readonly Query[]): Promise<readonly Found[]> {
    if (queries.length === 0) return [];
    try {
      const spelt = [...new Set(queries.filter(foldsAny).map(({ index }) => index))];
      const { results } = await this.#ask([
        ...queries.map((query) => this.#requestOf(query, query.words)),
        ...spelt.map((index) => this.#spellingsRequest(index)),
      ]);
      const spellings = new Map(
        spelt.map((index, at) => [index, results[queries.length + at]!.facets]),
      );
      return await Promise.all(
        queries.map((query, at) =>
          this.#forgiving(query, results[at]!, spellings.get(query.index)),
        ),
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const isMissing = message.startsWith('404');
      // An index that was never filled fails the whole call: then each query is sent by itself.
      if (isMissing && queries.length === 1) return [nothing];
      if (isMissing) return (await Promise.all(queries.map((query) => this.#find([query])))).flat();
      throw failureOf(error);
    }
  }

  /** Result of a query; if it is empty, again without the words that the index doesn't have. */
  async #forgiving(query: Query, answer: Answer, spellings: Answer['facets'] = {}): Promise<Found> {
    if (answer.nbHits > 0 || query.words.length === 0) return foundIn(query, answer, spellings);
    const { known, dropped } = await this.#separate(query);
    if (known.length === 0) return { ...nothing, droppedWords: dropped };
    if (dropped.length === 0) return foundIn(query, answer, spellings);
    const { results } = await this.#ask([this.#requestOf(query, known)]);
    return { ...foundIn(query, results[0]!, spellings), droppedWords: dropped };
  }

  /** Searches for each word by itself, as a whole and as a prefix. */
  async #separate({ index, words }: Query): Promise<ReturnType<typeof knownWords>> {
    const probe = (q: string, prefix: string) => ({
      ...searchParameters,
      collection: this.#aliasOf(index),
      q,
      prefix,
      sort_by: '_seq:asc',
      per_page: 0,
    });
    const probes = words.flatMap((word) => [
      { word, unfinished: false, search: probe(word, 'false') },
      { word, unfinished: true, search: probe(word, searchParameters.prefix) },
    ]);
    const { results } = (await this.#pageClient.multiSearch.perform({
      searches: probes.map(({ search }) => search) as never,
    })) as unknown as { results: readonly { found: number }[] };
    const found = probes.filter((_, at) => (results[at]?.found ?? 0) > 0);
    return knownWords(words, (word, unfinished) =>
      found.some((each) => each.word === word && each.unfinished === unfinished),
    );
  }

  /** Counts the spellings of values in the whole index; 1,000 of each attribute at most. */
  #spellingsRequest(index: IndexDefinition): object {
    const facets = Object.entries(index.attributes)
      .filter(([, attribute]) => foldsCase(attribute))
      .map(([name]) => spellingField(name));
    return {
      indexName: `${this.#aliasOf(index)}/sort/_seq:asc`,
      params: { query: '', filters: '', facets, maxValuesPerFacet: 1000, hitsPerPage: 0, page: 0 },
    };
  }

  #requestOf(query: Query, words: readonly string[]): object {
    const sort = [
      ...query.sort
        .slice(0, 2)
        .map(({ attribute, direction }) => `${attribute}(missing_values: last):${direction}`),
      '_seq:asc',
    ];
    return {
      indexName: `${this.#aliasOf(query.index)}/sort/${sort.join(',')}`,
      params: {
        query: words.join(' '),
        filters: query.conditions.length > 0 ? filterBy(all(query.conditions)) : '',
        facets: query.facets,
        maxValuesPerFacet: query.maxValuesPerFacet,
        hitsPerPage: query.hitsPerPage,
        page: query.page,
      },
    };
  }

  #aliasOf({ name }: Pick<IndexDefinition, 'name'>): string {
    return `forecourt.${this.#tenant}.${name}`;
  }
}

/** True if a query counts an attribute whose case is folded. */
const foldsAny = ({ index, facets }: Query): boolean =>
  facets.some((name) => foldsCase(index.attributes[name]!));

/** The most common spelling by key, of the counts of all spellings. */
function commonest(counts: Readonly<Record<string, number>> = {}): ReadonlyMap<string, string> {
  const byKey = new Map<string, Map<string, number>>();
  for (const [spelling, count] of Object.entries(counts)) {
    const key = valueKey(spelling);
    byKey.set(key, (byKey.get(key) ?? new Map<string, number>()).set(spelling, count));
  }
  return new Map([...byKey].map(([key, each]) => [key, commonestSpelling(each) ?? key]));
}

function foundIn({ index }: Query, answer: Answer, spellings: Answer['facets']): Found {
  const { hits, nbHits, facets, facets_stats } = answer;
  const spelt = (name: string, counts: Readonly<Record<string, number>>) => {
    if (!foldsCase(index.attributes[name]!)) return counts;
    const names = commonest(spellings[spellingField(name)]);
    return Object.fromEntries(
      Object.entries(counts).map(([key, count]) => [names.get(key) ?? key, count]),
    );
  };
  return {
    hits: hits.map(({ _document }): Hit => {
      const entry = JSON.parse(_document) as IndexEntry;
      return { ...entry, objectID: String(entry.id) };
    }),
    nbHits,
    facets: Object.fromEntries(
      Object.entries(facets)
        .filter(([, counts]) => Object.keys(counts).length > 0)
        .map(([name, counts]) => [name, spelt(name, counts)]),
    ),
    stats: Object.fromEntries(
      Object.entries(facets_stats).flatMap(([name, { min, max, avg, sum }]) =>
        min === undefined ? [] : [[name, { min, max: max!, avg: avg!, sum: sum! }]],
      ),
    ),
  };
}
