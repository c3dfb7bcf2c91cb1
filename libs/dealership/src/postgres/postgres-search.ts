import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { isSourceFailure, SourceFailure } from '../ports/failures.ts';
import {
  type IndexEntry,
  type IndexVersions,
  type SearchIndexPort,
  type SearchPort,
  type SearchRequest,
  type SearchResponse,
} from '../ports/search.ts';
import {
  carsIndex,
  indexNamed,
  offersIndex,
  type IndexDefinition,
} from '../search/index-definition.ts';
import { readRequests, type Query } from '../search/query.ts';
import { toResult, type Found } from '../search/result.ts';
import { replaceTables } from './index-tables.ts';
import { allVersions, currentTables, currentVersion, prepareSchema } from './index-versions.ts';
import { foundIn, searchSql, type IndexTables, type SearchRow } from './search-sql.ts';
import { meaningOfWords } from './word-meaning.ts';

export interface PostgresSearchOptions {
  /**
   * Connection pool, which can be shared; its `error` event needs a listener. A
   * `statement_timeout` on them limits searches, not imports.
   */
  readonly pool: Pool;
  /** Tenant whose indexes are searched, and no others. */
  readonly tenant: string;
  readonly indexes?: readonly IndexDefinition[];
  /** Current time in milliseconds, for `processingTimeMS`. */
  readonly clock?: () => number;
}

const nothing: Found = { hits: [], nbHits: 0, facets: {}, stats: {} };
const tableIsGone = '42P01';
const cancelled = '57014';

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** The client's own time limits have no code, only words. */
function failureOf(error: unknown): SourceFailure {
  if (isSourceFailure(error)) return error;
  const late =
    codeOf(error) === cancelled || (error instanceof Error && /time-?out/i.test(error.message));
  return new SourceFailure('search', late ? 'timeout' : 'unreachable', codeOf(error), {
    cause: error,
  });
}

/** Reads the versions of all tenants' indexes; none before the first import. Rejects with `SourceFailure`. */
export async function postgresVersions(pool: Pool): Promise<IndexVersions> {
  try {
    return await allVersions(pool);
  } catch (error) {
    if (codeOf(error) === tableIsGone) return new Map();
    throw failureOf(error);
  }
}

/** Search on PostgreSQL, for stock that outgrows one machine: full text, trigrams for typos, counts in SQL. */
export class PostgresSearch implements SearchPort, SearchIndexPort {
  readonly #pool: Pool;
  readonly #tenant: string;
  readonly #definitions: ReadonlyMap<string, IndexDefinition>;
  readonly #clock: () => number;
  readonly #tables = new Map<string, Promise<IndexTables | undefined>>();
  /** Counts over a whole index, for the first page of most visits; cached by version, so never stale. */
  readonly #wholeCounts = new LRUCache<string, Pick<Found, 'facets' | 'stats'>>({ max: 20 });
  #prepared: Promise<void> | undefined;

  constructor({
    pool,
    tenant,
    indexes = [carsIndex, offersIndex],
    clock = () => performance.now(),
  }: PostgresSearchOptions) {
    this.#pool = pool;
    this.#tenant = tenant;
    this.#definitions = new Map(indexes.map((index) => [index.name, index]));
    this.#clock = clock;
  }

  async search<T = Record<string, unknown>>(
    requests: readonly SearchRequest[],
  ): Promise<SearchResponse<T>> {
    const queries = readRequests(requests, this.#definitions);
    try {
      const results = await Promise.all(
        queries.map(async (query) => {
          const started = this.#clock();
          const found = await this.#find(query);
          return toResult(query, found, this.#clock() - started);
        }),
      );
      return { results } as unknown as SearchResponse<T>;
    } catch (error) {
      throw failureOf(error);
    }
  }

  async versionOf(index: string): Promise<string | undefined> {
    try {
      await this.#prepare();
      return await currentVersion(this.#pool, this.#tenant, index);
    } catch (error) {
      throw failureOf(error);
    }
  }

  async replaceAll(
    index: string,
    entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
  ): Promise<number> {
    const definition = indexNamed(this.#definitions, index);
    await this.#prepare();
    const client = await this.#pool.connect();
    // A connection lost between two statements emits an event, and the next statement rejects.
    const lost = () => undefined;
    client.on('error', lost);
    let broken = true;
    try {
      const count = await replaceTables(client, this.#tenant, definition, entries);
      broken = false;
      return count;
    } finally {
      this.#tables.delete(index);
      client.release(broken);
      if (!broken) client.off('error', lost);
    }
  }

  /** Looks the tables up again if another server has replaced the index since. */
  async #find(query: Query): Promise<Found> {
    for (let attempt = 1; ; attempt++) {
      try {
        const tables = await this.#currentTables(query.index);
        return tables ? await this.#findIn(query, tables) : nothing;
      } catch (error) {
        if (codeOf(error) !== tableIsGone || attempt === 3) throw error;
        this.#tables.delete(query.index.name);
      }
    }
  }

  async #findIn(query: Query, tables: IndexTables): Promise<Found> {
    const asksForWords = query.words.length > 0;
    const { tsquery, dropped } = asksForWords
      ? await meaningOfWords(this.#pool, tables, query.words)
      : { tsquery: undefined, dropped: [] };
    if (asksForWords && tsquery === undefined) return { ...nothing, droppedWords: dropped };
    const whole = query.conditions.length === 0 && tsquery === undefined;
    const key = [tables.entries, query.maxValuesPerFacet, ...query.facets].join('\n');
    const known = whole ? this.#wholeCounts.get(key) : undefined;
    const { rows } = await this.#pool.query<SearchRow>(
      searchSql(query, tables, tsquery, known === undefined),
    );
    const found = foundIn(rows[0]!, query, known);
    if (whole && !known) this.#wholeCounts.set(key, { facets: found.facets, stats: found.stats });
    return { ...found, droppedWords: dropped };
  }

  #currentTables(definition: IndexDefinition): Promise<IndexTables | undefined> {
    const known = this.#tables.get(definition.name);
    if (known) return known;
    const looked = this.#prepare().then(() => currentTables(this.#pool, this.#tenant, definition));
    this.#tables.set(definition.name, looked);
    // Failed or empty look-ups are repeated the next time.
    looked.then(
      (tables) => tables ?? this.#tables.delete(definition.name),
      () => this.#tables.delete(definition.name),
    );
    return looked;
  }

  #prepare(): Promise<void> {
    this.#prepared ??= prepareSchema(this.#pool).catch((error: unknown) => {
      this.#prepared = undefined;
      throw error;
    });
    return this.#prepared;
  }
}
