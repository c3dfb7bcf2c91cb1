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
import { readRequests } from '../search/query.ts';
import { toResult } from '../search/result.ts';
import { ColumnarIndex } from './columnar-index.ts';

export interface InProcessOptions {
  readonly indexes?: readonly IndexDefinition[];
  /** Current time in milliseconds, for `processingTimeMS`. */
  readonly clock?: () => number;
}

/**
 * Search in the memory of this thread: the default, suitable for some ten thousand cars per tenant.
 * An index is replaced between two searches, never during one.
 */
export class InProcessSearch implements SearchPort, SearchIndexPort {
  readonly #definitions: ReadonlyMap<string, IndexDefinition>;
  readonly #clock: () => number;
  #indexes: ReadonlyMap<string, ColumnarIndex>;
  readonly #replacements = new Map<string, number>();

  constructor({
    indexes = [carsIndex, offersIndex],
    clock = () => performance.now(),
  }: InProcessOptions = {}) {
    this.#definitions = new Map(indexes.map((index) => [index.name, index]));
    this.#indexes = new Map(indexes.map((index) => [index.name, new ColumnarIndex(index, [])]));
    this.#clock = clock;
  }

  async search<T = Record<string, unknown>>(
    requests: readonly SearchRequest[],
  ): Promise<SearchResponse<T>> {
    const indexes = this.#indexes;
    const results = readRequests(requests, this.#definitions).map((query) => {
      const started = this.#clock();
      const found = indexes.get(query.index.name)!.find(query);
      return toResult(query, found, this.#clock() - started);
    });
    return { results } as unknown as SearchResponse<T>;
  }

  async replaceAll(
    index: string,
    entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
  ): Promise<number> {
    const definition = indexNamed(this.#definitions, index);
    const collected: IndexEntry[] = [];
    for await (const entry of entries) collected.push(entry);
    const built = new ColumnarIndex(definition, collected);
    this.#indexes = new Map(this.#indexes).set(index, built);
    this.#replacements.set(index, (this.#replacements.get(index) ?? 0) + 1);
    return built.size;
  }

  async versionOf(index: string): Promise<string | undefined> {
    return this.#replacements.get(index)?.toString();
  }
}
