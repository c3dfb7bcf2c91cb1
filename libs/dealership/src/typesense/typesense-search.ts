import { Client } from 'typesense';
import type {
  IndexEntry,
  SearchIndexPort,
  SearchPort,
  SearchRequest,
  SearchResponse,
} from '../ports/search.ts';
import {
  carsIndex,
  indexNamed,
  offersIndex,
  type IndexDefinition,
} from '../search/index-definition.ts';
import { readRequests, type Query } from '../search/query.ts';
import { toResult, type Found } from '../search/result.ts';
import { knownWords } from '../search/words.ts';
import {
  instantSearchAdapter,
  searchParameters,
  type AdapterAnswer,
} from './instantsearch-adapter.ts';
import { foldsAny, foundIn, type QueryAnswer } from './typesense-answers.ts';
import {
  currentCollection,
  failureOf,
  isMissing,
  replaceCollection,
} from './typesense-collection.ts';
import { requestOf, spellingsRequest } from './typesense-requests.ts';
import { nodeOf, type TypesenseServer } from './typesense-server.ts';

/** Options of {@link TypesenseSearch}. */
export interface TypesenseSearchOptions extends TypesenseServer {
  /** Slug of the tenant, part of every collection's name. */
  readonly tenant: string;
  readonly indexes?: readonly IndexDefinition[];
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

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
        ...queries.map((query) => requestOf(this.#aliasOf(query.index), query, query.words)),
        ...spelt.map((index) => spellingsRequest(this.#aliasOf(index), index)),
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
      if (!isMissing(error)) throw failureOf(error);
      // An index that was never filled fails the whole call: then each query is sent by itself.
      if (queries.length === 1) return [nothing];
      return (await Promise.all(queries.map((query) => this.#find([query])))).flat();
    }
  }

  /** Result of a query; if it is empty, again without the words that the index doesn't have. */
  async #forgiving(
    query: Query,
    answer: QueryAnswer,
    spellings: QueryAnswer['facets'] = {},
  ): Promise<Found> {
    if (answer.nbHits > 0 || query.words.length === 0) return foundIn(query, answer, spellings);
    const { known, dropped } = await this.#separate(query);
    if (known.length === 0) return { ...nothing, droppedWords: dropped };
    if (dropped.length === 0) return foundIn(query, answer, spellings);
    const { results } = await this.#ask([requestOf(this.#aliasOf(query.index), query, known)]);
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

  #aliasOf({ name }: Pick<IndexDefinition, 'name'>): string {
    return `forecourt.${this.#tenant}.${name}`;
  }
}
