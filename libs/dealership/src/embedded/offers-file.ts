import { InProcessSearch } from '../in-process/in-process-search.ts';
import type { SearchPort, SearchRequest, SearchResponse } from '../ports/search.ts';
import { searchEach } from '../search/search-each.ts';
import type { FileQuestion } from './data-file.ts';

const noOffers = new InProcessSearch();

/**
 * Search of a site that names a data file of offers (OFF-5): that file's offers replace those of
 * `search`, whatever they come from; other indexes stay as they are.
 * @param askFile asks the file; answers with undefined if it can't be searched, which is no offers.
 */
export function withOffersFile(
  search: SearchPort,
  askFile: (question: FileQuestion) => Promise<unknown>,
): SearchPort {
  const offers: SearchPort = {
    async search<T>(requests: readonly SearchRequest[]) {
      const answer = await askFile({ kind: 'search', index: 'offers', requests });
      return (answer as SearchResponse<T> | undefined) ?? noOffers.search<T>(requests);
    },
  };
  return {
    search: (requests) => searchEach(requests, (index) => (index === 'offers' ? offers : search)),
  };
}
