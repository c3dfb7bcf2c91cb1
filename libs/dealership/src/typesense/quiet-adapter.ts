import adapterModule from 'typesense-instantsearch-adapter';
import type { FacetStats, SearchResult } from '../ports/search.ts';

/** What the adapter makes of a server's reply. */
export interface AdapterAnswer {
  readonly results: readonly {
    readonly hits: readonly { readonly _document: string }[];
    readonly nbHits: number;
    readonly facets: SearchResult['facets'];
    readonly facets_stats: Readonly<Record<string, Partial<FacetStats>>>;
  }[];
}

export interface TypesenseServer {
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

/** The two steps of the adapter: asking the server, and bringing its reply into InstantSearch's form. */
interface AdapterSteps {
  _adaptAndPerformTypesenseRequest(requests: readonly object[]): Promise<Reply>;
  searchTypesenseAndAdapt(requests: readonly object[]): Promise<AdapterAnswer>;
}

/** The adapter is published as CommonJS: its class is the module's default, or the default's. */
const Adapter = ((adapterModule as unknown as { default?: typeof adapterModule }).default ??
  adapterModule) as typeof adapterModule;

/**
 * How words are looked up: in `_words` misspelt or, the last one, unfinished; in `_text` only as they
 * are spelt.
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
 * Typesense's InstantSearch adapter without its habit of printing every failure: a failed request
 * holds the address that it was sent to, and that holds the key. The failure is rejected with
 * instead, as a plain error with its message alone.
 */
export function quietAdapter(
  server: TypesenseServer,
): (requests: readonly object[]) => Promise<AdapterAnswer> {
  const adapter = new Adapter({
    // Kept answers would outlive the stock that they were found in.
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
      } catch (fault) {
        failure = fault instanceof Error ? fault.message : 'failed';
      }
      return { results: [] };
    };
    const answer = await call.searchTypesenseAndAdapt(requests);
    if (failure !== undefined) throw new Error(failure);
    return answer;
  };
}
