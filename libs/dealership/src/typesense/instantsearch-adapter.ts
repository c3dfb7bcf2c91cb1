import adapterModule from 'typesense-instantsearch-adapter';
import type { FacetStats, SearchResult } from '../ports/search.ts';

/** Reply of the adapter. */
export interface AdapterAnswer {
  readonly results: readonly {
    readonly hits: readonly { readonly _document: string }[];
    readonly nbHits: number;
    readonly facets: SearchResult['facets'];
    readonly facets_stats: Readonly<Record<string, Partial<FacetStats>>>;
  }[];
}

export interface TypesenseClientSettings {
  readonly apiKey: string;
  readonly nodes: readonly {
    readonly host: string;
    readonly port: number;
    readonly protocol: string;
  }[];
  readonly numRetries: number;
  readonly connectionTimeoutSeconds: number;
}

interface Reply {
  readonly results: readonly { readonly code?: number; readonly error?: string }[];
}

/** The two steps of the adapter: sending the request, and converting its reply. */
interface AdapterSteps {
  _adaptAndPerformTypesenseRequest(requests: readonly object[]): Promise<Reply>;
  searchTypesenseAndAdapt(requests: readonly object[]): Promise<AdapterAnswer>;
}

/** The adapter is published as CommonJS: its class is the module's default, or the default's. */
const Adapter = ((adapterModule as unknown as { default?: typeof adapterModule }).default ??
  adapterModule) as typeof adapterModule;

/**
 * Fields that words are searched in: `_words` with typos and an incomplete last word, `_text` exactly.
 */
export const searchParameters = {
  query_by: '_words,_text',
  prefix: 'true,false',
  num_typos: '2,0',
  min_len_1typo: 4,
  min_len_2typo: 8,
  typo_tokens_threshold: 1,
  drop_tokens_threshold: 0,
  enable_typos_for_numerical_tokens: false,
  include_fields: '_document',
  highlight_fields: 'none',
  highlight_full_fields: 'none',
};

/**
 * Typesense's InstantSearch adapter without its logging: it prints failed requests with their address,
 * which contains the key. Rejects with a plain error that has the message only.
 */
export function instantSearchAdapter(
  server: TypesenseClientSettings,
): (requests: readonly object[]) => Promise<AdapterAnswer> {
  const adapter = new Adapter({
    // Cached answers would outlive the stock.
    server: { ...server, cacheSearchResultsForSeconds: 0, logLevel: 'silent' } as never,
    // A copy, since the adapter adds its own defaults to the object.
    additionalSearchParameters: { ...searchParameters } as never,
  }) as unknown as AdapterSteps;

  return async (requests) => {
    let failure: string | undefined;
    const call = Object.create(adapter) as AdapterSteps;
    call._adaptAndPerformTypesenseRequest = async () => {
      try {
        const reply = await adapter._adaptAndPerformTypesenseRequest(requests);
        const wrong = reply.results.find(({ error }) => error !== undefined);
        if (!wrong) return reply;
        failure = `${wrong.code} - ${wrong.error}`;
      } catch (error) {
        failure = error instanceof Error ? error.message : 'failed';
      }
      return { results: [] };
    };
    const answer = await call.searchTypesenseAndAdapt(requests);
    if (failure !== undefined) throw new Error(failure);
    return answer;
  };
}
