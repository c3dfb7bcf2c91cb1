import { queryKey, type Answers, type DataQuery, type Site } from '@forecourt/block-schemas';
import { networkLocations, visibleLocations } from '@forecourt/domain';
import type { QueryPorts } from '../ports/queries.ts';
import { searchNear } from './search-near.ts';
import { stockModels } from './stock-models.ts';

/** Limit on the time that all sources together may take. */
export interface TimeLimit {
  /**
   * Resolves as `answer` does if that is in time.
   * @param source named in the failure.
   * @throws {SourceFailure} of kind `timeout` once the time is up.
   */
  readonly wait: <T>(source: string, answer: () => Promise<T>) => Promise<T>;
}

/** Sources, site and time limit that queries are answered with. */
export interface QueryContext {
  readonly data: QueryPorts;
  readonly site: Pick<Site, 'id' | 'region'>;
  /** No limit if left out: for files that are read in this process. */
  readonly budget?: TimeLimit;
  /** Reports each query without an answer, under the kind of its source. */
  readonly onFailure?: (source: string, error: unknown) => void;
}

/** Places suggested for a text: the best match and a few others. */
const maxPlaces = 6;

/** Kinds of data that blocks can do without: dealership search and offers are rendered regardless. */
const optional: ReadonlySet<DataQuery['kind']> = new Set([
  'manufacturerLocations',
  'places',
  'promotions',
]);

/**
 * Answers queries in parallel, for the server as for the command line. A query whose source fails or
 * is late is reported and missing from the result, so that its blocks are left out; one of an
 * {@link optional} kind is answered with undefined. Never rejects.
 */
export async function answerQueries(
  queries: readonly DataQuery[],
  { data, site, budget, onFailure }: QueryContext,
): Promise<Answers> {
  const answers = new Map<string, unknown>();
  await Promise.all(
    queries.map(async (query) => {
      const answer = () => answerFrom(data, query, site);
      try {
        answers.set(queryKey(query), await (budget ? budget.wait(query.kind, answer) : answer()));
      } catch (error) {
        onFailure?.(query.kind, error);
        if (optional.has(query.kind)) answers.set(queryKey(query), undefined);
      }
    }),
  );
  return answers;
}

async function answerFrom(
  data: QueryPorts,
  query: DataQuery,
  site: Pick<Site, 'id' | 'region'>,
): Promise<unknown> {
  switch (query.kind) {
    case 'search':
      return query.near
        ? searchNear({ ...query, near: query.near }, data, site.region ?? 'AU')
        : (await data.search.search(query.requests)).results;
    case 'stockModels':
      return stockModels(data);
    case 'reviews':
      return data.reviews.summary({ websiteId: site.id, gmbId: query.profile });
    case 'locations':
      return visibleLocations(await data.locations.own());
    case 'manufacturerLocations':
      return networkLocations(await data.locations.network());
    case 'places':
      return data.places.suggest(query.text, maxPlaces, site.region);
    default:
      return data[query.kind].all();
  }
}
